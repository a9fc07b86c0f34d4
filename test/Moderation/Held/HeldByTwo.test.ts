import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { heldForReview } from "#src/Moderation/Held/HeldSql.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { FakePlatform, HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer, lessons, named } from "../People.ts"
import { decided, drained, rowOf, scene, texts, worked, workStates } from "../Scene.ts"
import { hold, released, takeBack, waiting } from "./Held.ts"

const after = (seconds: number) => Effect.zipRight(TestClock.adjust(`${seconds} seconds`), released)

/** A comment that two people hide one after the other, three seconds apart. */
const hiddenByTwo = Effect.gen(function* () {
  const { account, principal: ada, workspaceId } = yield* scene()
  const grace = yield* named(ada, "Grace")
  const { externalId, id } = yield* decided(account, "ask")
  const first = yield* hold(grace, id, "hide")
  yield* after(3)
  assert.deepStrictEqual(yield* hold(ada, id, "hide"), first, "it takes effect with the first")
  return { account, ada, externalId, grace, id, workspaceId }
})

layer(HouseOnFakePlatform)("the same answer of two people", (it) => {
  it.effect("takes effect once, with the first of them, and can be taken back by neither then", () =>
    Effect.gen(function* () {
      const { ada, grace, id, workspaceId } = yield* hiddenByTwo
      const sql = yield* PgClient.PgClient
      const answered = yield* sql<{ readonly id: string }>`SELECT id FROM (${heldForReview(sql, workspaceId)}) c`
      assert.deepStrictEqual(answered, [{ id }], "one comment is answered")
      const { comments } = yield* Effect.flatMap(Reports, ({ summary }) => summary(workspaceId, {}))
      assert.deepStrictEqual([comments.received, comments.waiting], [1, 0], "reports wait for it no longer either")
      yield* after(7)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
      for (const one of [ada, grace]) {
        assert.include((yield* Effect.flip(takeBack(one, id))).message, "it has taken effect")
      }
      yield* after(7)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
      assert.lengthOf(yield* lessons(ada), 1)
    })
  )

  it.effect("stays where one takes theirs back, whoever that is", () =>
    Effect.gen(function* () {
      for (const who of ["ada", "grace"] as const) {
        const { ada, grace, id, workspaceId } = yield* hiddenByTwo
        yield* takeBack(who === "ada" ? ada : grace, id)
        assert.deepStrictEqual(yield* waiting(ada), [], "it waits for nobody")
        yield* after(7)
        assert.strictEqual(yield* workStates(workspaceId, id), who === "ada" ? "hide:queued" : "")
        yield* after(3)
        assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
        const { decision } = yield* rowOf(workspaceId, id)
        assert.strictEqual(decision?.name, (who === "ada" ? grace : ada).personName)
      }
    })
  )

  it.effect("waits again where both take theirs back", () =>
    Effect.gen(function* () {
      const { ada, grace, id, workspaceId } = yield* hiddenByTwo
      yield* takeBack(grace, id)
      yield* takeBack(ada, id)
      yield* after(20)
      assert.deepStrictEqual([yield* waiting(ada), yield* workStates(workspaceId, id)], [[id], ""])
    })
  )

  it.effect("keeps each of them from another one until the other is taken back", () =>
    Effect.gen(function* () {
      const { ada, grace, id } = yield* hiddenByTwo
      assert.include((yield* Effect.flip(hold(grace, id, "keep"))).message, `${ada.personName} has already answered`)
      assert.include((yield* Effect.flip(answer(ada, id, "keep"))).message, "Grace has already answered")
      yield* takeBack(ada, id)
      yield* hold(grace, id, "keep")
      yield* after(10)
      assert.strictEqual((yield* lessons(ada))[0]?.verdict, "keep")
    })
  )

  it.effect("takes effect for the other where the first may not moderate any more", () =>
    Effect.gen(function* () {
      const { ada, grace, id, workspaceId } = yield* hiddenByTwo
      yield* Effect.flatMap(Members, (members) =>
        Effect.orDie(
          members.change({ workspaceId, personId: grace.personId, role: "viewer", limitedTo: null, actor: "Ada" })
        )
      )
      yield* after(10)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
      assert.strictEqual((yield* rowOf(workspaceId, id)).decision?.name, ada.personName)
    })
  )

  it.effect("takes effect for whoever saw what the comment says now, where it was edited between the two", () =>
    Effect.gen(function* () {
      const { account, principal: ada, workspaceId } = yield* scene()
      const grace = yield* named(ada, "Grace")
      const { externalId, id } = yield* decided(account, "ask")
      const edit = (text: string) =>
        Effect.zipRight(
          Effect.flatMap(Intake, ({ receive }) =>
            receive(account, [{ _tag: "Edited", externalId, text, hasMedia: null }])
          ),
          drained(Effect.flatMap(Decider, ({ drain }) => drain))
        )
      yield* hold(grace, id, "hide")
      yield* after(1)
      yield* edit(`${texts.ask}, all day`)
      yield* hold(ada, id, "hide")
      yield* after(10)
      assert.strictEqual((yield* rowOf(workspaceId, id)).decision?.name, ada.personName)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
    })
  )

  it.effect("to a text that is edited since keeps nobody from another one to what it says now", () =>
    Effect.gen(function* () {
      const { account, principal: ada, workspaceId } = yield* scene()
      const grace = yield* named(ada, "Grace")
      for (const gives of [hold, answer]) {
        const { externalId, id } = yield* decided(account, "ask")
        yield* hold(grace, id, "hide")
        yield* after(1)
        yield* Effect.flatMap(Intake, ({ receive }) =>
          receive(account, [{ _tag: "Edited", externalId, text: "What a lovely day on the fjord", hasMedia: null }])
        )
        yield* drained(Effect.flatMap(Decider, ({ drain }) => drain))
        yield* gives(ada, id, "keep")
        yield* after(20)
        const { decision, status } = yield* rowOf(workspaceId, id)
        assert.deepStrictEqual([status, decision?.by, decision?.outcome], ["visible", "person", "keep"])
        assert.strictEqual(yield* workStates(workspaceId, id), "")
        assert.deepStrictEqual(yield* waiting(ada), [])
      }
    })
  )

  it.effect("posts a reply once", () =>
    Effect.gen(function* () {
      const { account, principal: ada, workspaceId } = yield* scene()
      const grace = yield* named(ada, "Grace")
      const platform = yield* FakePlatform
      const { externalId, id } = yield* decided(account, "ask")
      for (const one of [ada, grace]) yield* hold(one, id, "reply", "Thank you")
      yield* after(20)
      yield* worked
      assert.strictEqual(yield* workStates(workspaceId, id), "reply:done")
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
      const blocked = yield* decided(account, "ask", { text: "Best replica sunglasses, aaa quality" })
      for (const one of [ada, grace]) yield* hold(one, blocked.id, "block")
      yield* after(20)
      assert.strictEqual(yield* workStates(workspaceId, blocked.id), "hide:queued block:queued")
    })
  )
})
