import { assert, layer } from "@effect/vitest"
import { Clock, Effect, TestClock } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { connect } from "#test/House.ts"
import { answer, lessons, named } from "../People.ts"
import { decided, detailOf, rowOf, scene, worked, workStates } from "../Scene.ts"
import { hold, released, takeBack, waiting } from "./Held.ts"

layer(HouseOnFakePlatform)("held answers", (it) => {
  it.effect("touch and teach nothing for ten seconds, and then do what the same answer of the API does", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const one = yield* decided(account, "ask")
      const other = yield* decided(account, "ask", { text: "Best replica sunglasses, aaa quality" })
      const now = yield* Clock.currentTimeMillis
      const held = yield* hold(principal, one.id, "hide")
      assert.strictEqual(Date.parse(held.takes_effect_at), now + 10_000)
      assert.deepStrictEqual(yield* waiting(principal), [other.id])
      yield* TestClock.adjust("9999 millis")
      yield* released
      assert.deepStrictEqual([yield* lessons(principal), yield* workStates(workspaceId, one.id)], [[], ""])
      yield* TestClock.adjust("1 millis")
      yield* released
      yield* answer(principal, other.id, "hide")
      yield* worked
      const [by, byApi] = [yield* detailOf(workspaceId, one.id), yield* detailOf(workspaceId, other.id)]
      assert.deepStrictEqual([by.status, by.decision?.reason], [byApi.status, byApi.decision?.reason])
      const said = (all: typeof by) => all.history.map(({ actor, note, what }) => [actor, what, note])
      assert.deepStrictEqual(said(by), said(byApi))
      assert.deepStrictEqual(
        (yield* lessons(principal)).map(({ verdict }) => verdict),
        ["hide", "hide"]
      )
      assert.deepStrictEqual(yield* waiting(principal), [])
    })
  )

  it.effect("are taken back by whoever gave them, until they took effect", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      yield* hold(grace, id, "keep")
      assert.include((yield* Effect.flip(takeBack(principal, id))).message, "Grace answered this comment")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* takeBack(grace, id), { comment_id: id, taken_back: true })
      assert.strictEqual((yield* Effect.flip(takeBack(grace, id))).code, "conflict")
      yield* released
      assert.deepStrictEqual([yield* waiting(principal), yield* lessons(principal)], [[id], []])
      yield* hold(grace, id, "keep")
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.include((yield* Effect.flip(takeBack(grace, id))).message, "taken effect")
    })
  )

  it.effect("of two people the first wins, whoever comes by app or by API; the same answer is fine", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const grace = yield* named(principal, "Grace")
      const { id } = yield* decided(account, "ask")
      const first = yield* hold(grace, id, "keep")
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual(yield* hold(principal, id, "keep"), first)
      const refusals = [
        yield* Effect.flip(hold(principal, id, "hide")),
        yield* Effect.flip(answer(principal, id, "hide")),
        yield* Effect.flip(answer(grace, id, "hide"))
      ]
      for (const { code, message } of refusals) {
        assert.strictEqual(code, "conflict")
        assert.include(message, "Grace has already answered this comment: leave up")
      }
      const moderation = yield* Moderation
      assert.strictEqual((yield* Effect.flip(moderation.act(principal, id, { action: "hide" }))).code, "conflict")
      yield* moderation.act(principal, id, { action: "archive" })
      // the same by API takes effect at once, and once
      yield* answer(principal, id, "keep")
      yield* TestClock.adjust("1 minute")
      yield* released
      assert.lengthOf(yield* lessons(principal), 1)
      assert.include((yield* Effect.flip(takeBack(grace, id))).message, "taken effect")
    })
  )

  it.effect("one's own other answer takes the place of the one before, and is held anew", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { id } = yield* decided(account, "ask")
      yield* hold(principal, id, "keep")
      yield* TestClock.adjust("9 seconds")
      yield* hold(principal, id, "hide")
      yield* TestClock.adjust("9 seconds")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, id), "")
      yield* TestClock.adjust("1 second")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:queued")
    })
  )

  it.effect("block hides the comment and blocks its author, archive leaves it as it is", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const one = yield* decided(account, "ask")
      const two = yield* decided(account, "ask", { text: "Best replica sunglasses, aaa quality" })
      const youtube = yield* connect(workspaceId, "youtube")
      const three = yield* decided(youtube, "ask", { text: "Best replica bags, aaa quality, worldwide shipping" })
      assert.strictEqual((yield* Effect.flip(hold(principal, three.id, "block"))).code, "unprocessable")
      yield* hold(principal, one.id, "block")
      yield* hold(principal, two.id, "archive")
      yield* TestClock.adjust("10 seconds")
      yield* released
      assert.strictEqual(yield* workStates(workspaceId, one.id), "hide:queued block:queued")
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, one.id)).status, "hidden")
      const archived = yield* rowOf(workspaceId, two.id)
      assert.deepStrictEqual([archived.archived, archived.status], [true, "review"])
      assert.deepStrictEqual(yield* waiting(principal), [three.id])
    })
  )
})
