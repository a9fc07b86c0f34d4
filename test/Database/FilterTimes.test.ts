import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TimesOutOfOrder, timesInOrder } from "#src/Database/FilterTimes.ts"

const [earlier, later] = [DateTime.unsafeMake("2026-10-02T09:15:04Z"), DateTime.unsafeMake("2026-10-02T09:15:05Z")]

describe("a filter by two times", () => {
  it.effect("is taken where something can pass it", () =>
    Effect.gen(function* () {
      for (const since of [undefined, earlier]) {
        for (const until of [undefined, earlier, later]) yield* timesInOrder({ since, until })
      }
    })
  )

  it.effect("is refused where nothing can, by an error that doors know again, also within a span", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.withSpan(timesInOrder({ since: later, until: earlier }), "list"))
      assert.instanceOf(error, TimesOutOfOrder)
      assert.deepStrictEqual(error.issues, [
        { path: "since", message: "must not be after until, which is 2026-10-02T09:15:04.000Z" }
      ])
      assert.strictEqual(error.code, "invalid_request")
    })
  )
})
