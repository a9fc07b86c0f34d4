import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { ask, Door, refused } from "./Asking.ts"
import { received, waiting } from "./Scenes.ts"

layer(Door)("a comment that waits", (it) => {
  it.effect("leaves Needs you when it is archived, stays as it is, and comes back with unarchive", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const id = yield* waiting(ours)
      const { autopilot, comments } = yield* clientOf(ours.key)
      const shown = Effect.gen(function* () {
        const { data } = yield* autopilot.needsYou({ urlParams: {} })
        const { waiting: count } = (yield* autopilot.status()).data
        const { archived, status } = (yield* comments.get({ path: { id } })).data
        return [data.length, count, status, archived]
      })
      assert.deepStrictEqual(yield* shown, [1, 1, "review", false])
      yield* comments.act({ headers: {}, path: { id }, payload: { action: "archive" } })
      assert.deepStrictEqual(yield* shown, [0, 0, "review", true])
      yield* comments.act({ headers: {}, path: { id }, payload: { action: "unarchive" } })
      assert.deepStrictEqual(yield* shown, [1, 1, "review", false])
    })
  )
})

layer(Door)("a cursor", (it) => {
  it.effect("with other filters than its page had is 400 in words", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      for (const externalId of ["1", "2", "3"]) yield* received(ours, { externalId })
      const list = (query: string) => ask("GET", `/api/v1/comments?${query}`, { key: ours.key })
      const first = JSON.parse((yield* list("limit=1&platform=facebook")).text)
      const cursor: string = first.next_cursor
      assert.strictEqual((yield* list(`limit=2&platform=facebook&status=&cursor=${cursor}`)).status, 200)
      for (const other of ["", "platform=youtube", "platform=facebook&surface=organic"]) {
        const { issues, message } = refused(yield* list(`${other}&cursor=${cursor}`), 400, "invalid_request")
        assert.include(message, "other filters")
        assert.deepStrictEqual(
          issues.map(({ path }) => path),
          ["cursor"]
        )
      }
    })
  )
})
