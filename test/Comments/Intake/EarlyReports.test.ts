import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import { House, observed } from "#test/House.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { storedComments } from "../Store.ts"

const commented = (comment: Partial<ObservedComment>): Observation => ({
  _tag: "Commented",
  comment: observed(comment)
})
const edited = (externalId: string, text: string): Observation => ({ _tag: "Edited", externalId, text, hasMedia: null })
const removed = (externalId: string): Observation => ({ _tag: "Removed", externalId })

const brand = Effect.gen(function* () {
  const { account, workspaceId } = yield* scene()
  const { forget, receive } = yield* Intake
  const push = (...observations: Array<Observation>) => receive(account, observations)
  const stored = Effect.map(storedComments(workspaceId), (rows) => rows.map(({ status, text }) => [text, status]))
  return { account, workspaceId, receive, push, forget, stored }
})

layer(House)("news of a comment that came before it", (it) => {
  it.effect("is kept for it: an edit, a removal, and that it was hidden", () =>
    Effect.gen(function* () {
      const { push, stored, workspaceId } = yield* brand
      yield* push(edited("1", "Second"), removed("2"))
      yield* push(edited("1", "Third"), { _tag: "Hidden", externalId: "3" })
      yield* push(commented({ externalId: "1" }), commented({ externalId: "2" }), commented({ externalId: "3" }))
      assert.deepStrictEqual(yield* stored, [
        ["Third", "pending"],
        ["What a lovely cup of coffee", "deleted"],
        ["What a lovely cup of coffee", "hidden"]
      ])
      const comments = yield* Comments
      const { data } = yield* comments.list(workspaceId, { external_id: "2" }, {})
      const { history } = yield* comments.get(workspaceId, data[0]?.id ?? "")
      assert.deepStrictEqual(
        history.map(({ what }) => what),
        ["received", "deleted"]
      )
    })
  )

  it.effect("is told once: the comment is not removed again by the same report", () =>
    Effect.gen(function* () {
      const { push, stored } = yield* brand
      yield* push(removed("1"), commented({ externalId: "1" }))
      yield* push(commented({ externalId: "1" }), removed("1"))
      assert.deepStrictEqual(yield* stored, [["What a lovely cup of coffee", "deleted"]])
    })
  )

  it.effect("a reading that began after it knows better", () =>
    Effect.gen(function* () {
      const { account, push, receive, stored } = yield* brand
      yield* push(removed("1"), edited("2", "Old"))
      yield* TestClock.adjust("1 minute")
      yield* receive(account, [commented({ externalId: "1" }), commented({ externalId: "2" })], yield* DateTime.now)
      assert.deepStrictEqual(yield* stored, [
        ["What a lovely cup of coffee", "pending"],
        ["What a lovely cup of coffee", "pending"]
      ])
    })
  )

  it.effect("is of one account, and forgotten after seven days", () =>
    Effect.gen(function* () {
      const { forget, push, stored } = yield* brand
      const other = yield* brand
      yield* push(removed("1"))
      yield* other.push(commented({ externalId: "1" }))
      assert.deepStrictEqual(yield* other.stored, [["What a lovely cup of coffee", "pending"]])
      yield* TestClock.adjust("1 minute")
      yield* forget
      yield* push(removed("2"))
      yield* TestClock.adjust("7 days")
      yield* push(removed("3"))
      yield* forget
      yield* push(commented({ externalId: "1" }), commented({ externalId: "2" }), commented({ externalId: "3" }))
      assert.deepStrictEqual(
        (yield* stored).map(([, status]) => status),
        ["pending", "deleted", "deleted"]
      )
    })
  )
})
