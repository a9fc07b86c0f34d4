import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Conflict } from "#schema/Errors.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost, stalls } from "#test/FakePlatform.ts"
import { answer } from "../People.ts"
import { decided, detailOf, drained, rowOf, scene, worked, workStates } from "../Scene.ts"

layer(HouseOnFakePlatform)("work that overlaps", (it) => {
  for (const [when, met] of [
    ["is queued", null],
    ["is under way", stalls("1 second")],
    ["was never answered", lost]
  ] as const) {
    it.effect(`an answer 'keep' while a hide ${when} ends visible, here and on the platform`, () =>
      Effect.gen(function* () {
        const { account, principal, workspaceId } = yield* scene()
        const platform = yield* FakePlatform
        const { id, externalId } = yield* decided(account, "hide")
        if (met !== null) platform.script(account.externalId, "hide", met)
        const working = yield* Effect.fork(met === null ? Effect.void : worked)
        if (met !== null) yield* platform.called(account.externalId, 1)
        assert.isTrue((yield* answer(principal, id, "keep")).queued)
        yield* TestClock.adjust("2 seconds")
        yield* working
        yield* worked
        const row = yield* rowOf(workspaceId, id)
        assert.deepStrictEqual([row.status, row.hidden_on_platform, row.pending_action], ["visible", false, null])
        assert.isFalse(platform.comment(account.externalId, externalId).hidden)
        assert.deepInclude(row.decision, { outcome: "keep", by: "person" })
      })
    )
  }

  it.effect("the last word counts, however many came before it", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { act } = yield* Moderation
      const { id, externalId } = yield* decided(account, "hide")
      yield* act(principal, id, { action: "reply", text: "Hello" })
      yield* act(principal, id, { action: "hide" })
      yield* act(principal, id, { action: "block" })
      yield* act(principal, id, { action: "hide" })
      yield* worked
      assert.isTrue(platform.comment(account.externalId, externalId).hidden)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:done unhide:done reply:done hide:done block:done")
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "hidden")
    })
  )

  it.effect("a hide that is refused after a person thought better of it asks nobody", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "hide")
      platform.script(account.externalId, "hide", fails(new NotAllowed({ reason: "No." })))
      yield* answer(principal, id, "reply", "Hello")
      yield* worked
      const row = yield* rowOf(workspaceId, id)
      assert.deepStrictEqual([row.status, row.action_error, row.announced], ["visible", null, true])
      assert.lengthOf(platform.comment(account.externalId, externalId).replies, 1)
    })
  )

  it.effect("a reply whose unhide is refused is not posted, and the history keeps its words", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id, externalId } = yield* decided(account, "hide")
      yield* worked
      platform.script(account.externalId, "unhide", fails(new NotAllowed({ reason: "No." })))
      yield* answer(principal, id, "reply", "Hello")
      yield* Effect.flatMap(Moderation, ({ act }) => act(principal, id, { action: "block" }))
      yield* worked
      const detail = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([detail.status, detail.action_error, detail.pending_action], ["review", "No.", null])
      assert.isEmpty(platform.comment(account.externalId, externalId).replies)
      assert.isTrue(platform.comment(account.externalId, externalId).authorBlocked)
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:done unhide:refused reply:cancelled block:done")
      assert.deepInclude(
        detail.history.map(({ what, note }) => ({ what, note })),
        { what: "not replied", note: "Hello" }
      )
    })
  )

  it.effect("a block that is refused leaves the hide after it alone", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { id } = yield* decided(account, "keep")
      const { act } = yield* Moderation
      platform.script(account.externalId, "block", fails(new NotAllowed({ reason: "No." })))
      yield* act(principal, id, { action: "block" })
      yield* act(principal, id, { action: "hide" })
      yield* worked
      const row = yield* rowOf(workspaceId, id)
      assert.deepStrictEqual([row.status, row.action_error], ["hidden", "No."])
    })
  )

  it.effect("nothing can be done to a comment that was removed", () =>
    Effect.gen(function* () {
      const { account, principal } = yield* scene()
      const { receive } = yield* Intake
      const { act } = yield* Moderation
      const { id, externalId } = yield* decided(account, "ask")
      yield* answer(principal, id, "keep")
      yield* receive(account, [{ _tag: "Removed", externalId }])
      const message = "The comment was removed, so nothing more can be done with it"
      const errors = [
        yield* Effect.flip(answer(principal, id, "keep")),
        yield* Effect.flip(answer(principal, id, "hide")),
        yield* Effect.flip(act(principal, id, { action: "archive" })),
        yield* Effect.flip(act(principal, id, { action: "unblock" }))
      ]
      for (const error of errors) {
        assert.instanceOf(error, Conflict)
        assert.strictEqual(error.message, message)
      }
    })
  )

  it.effect("a comment that is removed while its hide is under way stays removed", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene()
      const platform = yield* FakePlatform
      const { receive } = yield* Intake
      const { id, externalId } = yield* decided(account, "hide")
      platform.script(account.externalId, "hide", stalls("500 millis"))
      const working = yield* Effect.fork(worked)
      yield* platform.called(account.externalId, 1)
      yield* receive(account, [{ _tag: "Removed", externalId }])
      yield* TestClock.adjust("1 second")
      yield* working
      const detail = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([detail.status, detail.pending_action], ["deleted", null])
      assert.strictEqual(yield* workStates(workspaceId, id), "hide:cancelled")
      assert.strictEqual(detail.history.at(-1)?.what, "deleted")
    })
  )

  it.effect("a comment that is edited after its hiding was called off is decided anew", () =>
    Effect.gen(function* () {
      const { account, principal, workspaceId } = yield* scene()
      const { receive } = yield* Intake
      const { id, externalId } = yield* decided(account, "hide")
      yield* answer(principal, id, "keep")
      yield* receive(account, [{ _tag: "Edited", externalId, text: "Does this come in blue?", hasMedia: null }])
      yield* worked
      assert.strictEqual((yield* rowOf(workspaceId, id)).status, "pending")
      yield* drained(Effect.flatMap(Decider, (decider) => decider.drain))
      const row = yield* rowOf(workspaceId, id)
      assert.strictEqual(row.status, "visible")
      assert.deepInclude(row.decision, { outcome: "keep", by: "autopilot" })
    })
  )
})
