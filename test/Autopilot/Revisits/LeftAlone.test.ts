import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { answer } from "#test/Moderation/People.ts"
import { decided, listening, rowOf, scene, worked } from "#test/Moderation/Scene.ts"
import { by, copies, followed, harmless, revisited, rowsOf, standing } from "./Copies.ts"

layer(HouseOnFakePlatform)("what an answer that is taken back leaves alone", (it) => {
  it.effect("what people answered, did or put aside since, and what is gone", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 7)
      const { account, principal, workspaceId } = ours
      const moderation = yield* Moderation
      const [hidden, archived, blocked, deleted, shownThere, erased, other] = ours.ids
      if (!hidden || !archived || !blocked || !deleted || !shownThere || !erased || !other) {
        return assert.fail("there are copies")
      }
      const sql = yield* PgClient.PgClient
      yield* moderation.act(principal, hidden, { action: "hide" })
      yield* moderation.act(principal, archived, { action: "archive" })
      yield* moderation.act(principal, blocked, { action: "block" })
      yield* sql`UPDATE comments SET erased_at = updated_at WHERE workspace_id = ${workspaceId} AND id = ${erased}`
      const intake = yield* Intake
      const externalOf = (id: typeof hidden) => Effect.map(rowOf(workspaceId, id), ({ external_id }) => external_id)
      yield* intake.receive(account, [
        { _tag: "Removed", externalId: yield* externalOf(deleted) },
        { _tag: "Unhidden", externalId: yield* externalOf(shownThere) }
      ])
      yield* worked
      yield* TestClock.adjust("1 hour")
      const untouched = [hidden, archived, blocked, deleted, shownThere, erased]
      const before = yield* rowsOf(ours, untouched)
      assert.deepStrictEqual(
        before.map(({ status }) => status),
        ["hidden", "hidden", "hidden", "deleted", "visible", "hidden"]
      )
      yield* answer(principal, ours.first, "keep")
      yield* worked
      yield* revisited
      assert.deepStrictEqual(yield* rowsOf(ours, untouched), before)
      assert.deepStrictEqual(yield* standing(ours, [other]), ["waits hidden"])
    })
  )

  it.effect("what is hidden for what it is, or because guidance says so, and only likened", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { account, principal } = ours
      const first = yield* decided(account, "hide", by())
      yield* answer(principal, first.id, "hide")
      const ruled = "My neighbour got the very same jacket at Nike last week, for half of it"
      const guidance = yield* GuidanceSettings
      yield* Effect.orDie(guidance.replace(principal, "Hide mentions of Nike."))
      const mention = yield* decided(account, "keep", { text: ruled, ...by() })
      yield* answer(principal, mention.id, "hide")
      yield* worked
      yield* TestClock.adjust("1 hour")
      const [scam] = yield* copies(ours, (yield* rowOf(ours.workspaceId, first.id)).text, 1)
      const [other] = yield* copies(ours, ruled, 1)
      if (!scam || !other) return assert.fail("there are copies")
      yield* answer(principal, first.id, "keep")
      yield* answer(principal, mention.id, "keep")
      yield* worked
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, [scam, other]), ["hidden"])
    })
  )

  it.effect("what another answer agrees with, until that is taken back as well", () =>
    Effect.gen(function* () {
      const ours = yield* scene()
      const { account, principal } = ours
      const first = yield* decided(account, "keep", { text: harmless, ...by() })
      const second = yield* decided(account, "keep", { text: harmless, ...by() })
      const third = yield* decided(account, "keep", { text: harmless, ...by() })
      for (const { id } of [first, second, third]) yield* answer(principal, id, "hide")
      yield* worked
      yield* TestClock.adjust("1 hour")
      const ids = yield* copies(ours, harmless, 2)
      yield* answer(principal, first.id, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ids), ["hidden"], "two to one")
      yield* answer(principal, second.id, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ids), ["waits hidden"], "one to two")
    })
  )

  it.effect("what follows an answer that was given after it was decided is found by that one, too", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 2)
      const { account, principal } = ours
      const late = yield* decided(account, "hide", { text: harmless, ...by() })
      const later = yield* decided(account, "hide", { text: harmless, ...by() })
      yield* answer(principal, late.id, "hide")
      yield* answer(principal, later.id, "hide")
      yield* answer(principal, ours.first, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"])
      yield* answer(principal, later.id, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
    })
  )

  it.effect("what says something else by now, where its author was answered for that", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 2)
      const { account, principal, workspaceId } = ours
      const { external_id } = yield* rowOf(workspaceId, ours.first)
      const intake = yield* Intake
      const text = "Thank you, it was picked up on Sunday"
      yield* intake.receive(account, [{ _tag: "Edited", externalId: external_id, text, hasMedia: false }])
      const done = yield* answer(principal, ours.first, "keep")
      assert.notMatch(done.note ?? "", /other comments/)
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["hidden"], "nobody took back what was said of the text")
    })
  )

  it.effect("another brand with the same comments", () =>
    Effect.gen(function* () {
      const ours = yield* followed("hide", 2)
      const theirs = yield* followed("hide", 2)
      const heard = yield* listening(theirs.workspaceId, ["comment.review"])
      yield* answer(ours.principal, ours.first, "keep")
      yield* revisited
      assert.deepStrictEqual(yield* standing(ours, ours.ids), ["waits hidden"])
      assert.deepStrictEqual(yield* standing(theirs, theirs.ids), ["hidden"])
      assert.isEmpty((yield* heard).events)
    })
  )
})
