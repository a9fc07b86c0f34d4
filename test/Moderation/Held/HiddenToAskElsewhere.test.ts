import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Conflict } from "#schema/Errors.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { NotAllowed } from "#src/Platforms/Port/PlatformError.ts"
import { FakePlatform, fails, HouseOnFakePlatform, lost } from "#test/FakePlatform.ts"
import { answer, lessons } from "../People.ts"
import { worked, workStates } from "../Scene.ts"
import { asked, hidden } from "./HiddenToAsk.ts"

layer(HouseOnFakePlatform)("a comment that is hidden to ask whether that was right", (it) => {
  it.effect("asks nobody any longer when somebody shows it again on the platform, which teaches nothing", () =>
    Effect.gen(function* () {
      const { principal, row, there, told, waiting } = yield* hidden()
      yield* TestClock.adjust("2 minutes")
      ;(yield* there).hidden = false
      yield* told("Unhidden")
      const after = yield* row
      assert.deepInclude(after, { status: "visible", hidden_on_platform: false, hidden_at: null, asking: null })
      assert.deepInclude(after.decision, { by: "platform", outcome: "keep" })
      assert.isEmpty((yield* waiting).data)
      assert.isEmpty(yield* lessons(principal))
    })
  )

  it.effect(
    "keeps asking when the platform tells of our own hide, and when the author edits it: then about what it says now",
    () =>
      Effect.gen(function* () {
        for (const early of [true, false]) {
          const { heardApart, row, there, told, waiting } = yield* early ? asked() : hidden()
          yield* told("Hidden")
          yield* told("Edited")
          yield* worked
          assert.deepInclude(yield* row, { status: "review", hidden_on_platform: true })
          assert.isTrue((yield* there).hidden)
          const [item] = (yield* waiting).data
          assert.strictEqual(item?.text, "What a lovely cup of coffee")
          assert.sameMembers(yield* heardApart, ["comment.received", "comment.hidden", "comment.review"])
        }
      })
  )

  it.effect("is over when the comment is removed, before it is hidden and after", () =>
    Effect.gen(function* () {
      for (const early of [true, false]) {
        const { heardApart, id, principal, row, told, waiting, workspaceId } = yield* early ? asked() : hidden()
        yield* told("Removed")
        yield* worked
        assert.deepInclude(yield* row, { status: "deleted", asking: null, pending_action: null })
        assert.isEmpty((yield* waiting).data)
        assert.instanceOf(yield* Effect.flip(answer(principal, id, "keep")), Conflict)
        assert.strictEqual(yield* workStates(workspaceId, id), early ? "hide:cancelled" : "hide:done")
        const all = ["comment.received", "comment.review", ...(early ? [] : ["comment.hidden"])]
        assert.sameMembers(yield* heardApart, all)
      }
    })
  )

  it.effect("asks another question, and says so, when the platform refuses to hide it", () =>
    Effect.gen(function* () {
      const { account, heard, heardApart, row, waiting } = yield* asked()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", fails(new NotAllowed({ reason: "Not today." })))
      yield* worked
      assert.deepInclude(yield* row, {
        status: "review",
        hidden_on_platform: false,
        hidden_at: null,
        pending_action: null
      })
      const [item] = (yield* waiting).data
      assert.strictEqual(item?.reason, "Facebook did not carry out the hide: Not today.")
      // who was told that it is hidden must hear that it is not
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.review"])
      assert.sameMembers(yield* heardApart, ["comment.received", "comment.review", "comment.review"])
    })
  )

  it.effect("is announced after half a minute in which the platform did not hide it, and not again when it does", () =>
    Effect.gen(function* () {
      const { account, heard, row } = yield* asked()
      const platform = yield* FakePlatform
      platform.script(account.externalId, "hide", lost)
      yield* Effect.flatMap(WorkRunner, ({ drain }) => drain)
      yield* TestClock.adjust("31 seconds")
      yield* Effect.flatMap(WorkRunner, ({ announce }) => announce)
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.received"])
      yield* TestClock.adjust("10 minutes")
      yield* worked
      assert.deepStrictEqual(yield* heard, ["comment.review", "comment.received", "comment.hidden"])
      assert.deepInclude(yield* row, { status: "review", hidden_on_platform: true })
    })
  )
})
