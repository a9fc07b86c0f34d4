import { assert, describe, it } from "@effect/vitest"
import { Clock, Duration, Effect, FastCheck, Fiber, Option, TestClock } from "effect"
import { nextDelay, schedule } from "#src/Webhooks/BackOff.ts"

const none = Option.none<Duration.Duration>()
const asked = FastCheck.option(FastCheck.nat({ max: 40_000 })).map((wait) =>
  Option.map(Option.fromNullable(wait), Duration.millis)
)
const jitter = FastCheck.double({ min: -1, max: 1, noNaN: true })

/** Milliseconds after the first attempt at which work that the schedule itself repeats is tried. */
const attemptTimes = Effect.gen(function* () {
  const first = yield* Clock.currentTimeMillis
  const times: Array<number> = []
  const attempt = Clock.currentTimeMillis.pipe(
    Effect.map((now) => times.push(now - first)),
    Effect.zipRight(Effect.fail("down"))
  )
  const fiber = yield* Effect.fork(Effect.ignore(Effect.retry(attempt, schedule)))
  yield* TestClock.adjust("5 minutes")
  yield* Fiber.join(fiber)
  return times
})

describe("BackOff", () => {
  it.effect.prop("stores the waits of the schedule", [jitter], ([jitter]) =>
    Effect.gen(function* () {
      const times = yield* Effect.withRandomFixed(attemptTimes, [(jitter + 1) / 2])
      const waits = [1, 2, 3].map((attempt) => Option.getOrThrow(nextDelay(attempt, none, jitter)))
      const waited = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      for (const [index, wait] of waits.entries()) assert.closeTo(waited[index] ?? 0, Duration.toMillis(wait), 1)
      assert.strictEqual(waited.length, waits.length)
    })
  )

  it.prop("stays within 10 % of 1, 3 and 9 seconds", [FastCheck.integer({ min: 1, max: 3 }), jitter], (given) => {
    const [attempt, jitter] = given
    const delay = Option.getOrThrow(nextDelay(attempt, none, jitter))
    const base = 1000 * 3 ** (attempt - 1)
    assert.isAtMost(Math.abs(Duration.toMillis(delay) - base), base * 0.1 + 1)
  })

  it.prop("does what the receiver asks for, up to 15 seconds", [FastCheck.nat({ max: 1e9 }), jitter], (given) => {
    const [millis, jitter] = given
    const delay = nextDelay(2, Option.some(Duration.millis(millis)), jitter)
    assert.deepEqual(Option.map(delay, Duration.toMillis), Option.some(Math.min(millis, 15_000)))
  })

  it.prop("ends with the fourth attempt", [FastCheck.integer({ min: 4, max: 1000 }), asked, jitter], (given) => {
    assert.deepEqual(nextDelay(...given), none)
  })

  it.effect("tries at 0, 1, 4 and 13 seconds", () =>
    Effect.gen(function* () {
      assert.deepEqual(yield* Effect.withRandomFixed(attemptTimes, [0.5]), [0, 1000, 4000, 13_000])
    })
  )
})
