import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, TestClock } from "effect"
import { makePace } from "#src/Platforms/TikTok/Pace.ts"

describe("the pace of reading TikTok", () => {
  it.effect("is never more than 40 calls of a kind within a minute, and holds up no other kind", () =>
    Effect.gen(function* () {
      const pace = makePace()
      const times: Array<number> = []
      const call = Effect.flatMap(Effect.zipRight(pace("list"), Clock.currentTimeMillis), (now) =>
        Effect.sync(() => times.push(now))
      )
      const calls = yield* Effect.fork(Effect.all(Array.from({ length: 200 }, () => call)))
      yield* TestClock.adjust("1 second")
      yield* pace("another kind")
      assert.lengthOf(times, 36)
      yield* TestClock.adjust("10 minutes")
      yield* Fiber.join(calls)
      for (const [index, time] of times.entries()) {
        const before = times[index - 40]
        if (before !== undefined) assert.isAtLeast(time - before, 60_000)
      }
    })
  )
})
