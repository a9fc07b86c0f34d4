import { assert, describe, it } from "@effect/vitest"
import { Clock, Duration, Effect, FastCheck, Fiber, Option, TestClock } from "effect"
import { attempts, type FailedAttempt, nextDelay, schedule } from "#src/Webhooks/Attempt/BackOff.ts"
import { runs } from "#test/Runs.ts"

const asked = FastCheck.option(FastCheck.nat({ max: 40_000 })).map((wait) =>
  Option.map(Option.fromNullable(wait), Duration.millis)
)
const jitter = FastCheck.double({ min: -1, max: 1, noNaN: true })
const hours = FastCheck.integer({ min: 1, max: 72 }).map((hours) => Duration.hours(hours))
const retryFor = FastCheck.option(hours)
const hour = Duration.toMillis("1 hour")

const delay = (attempt: number, rest: Partial<FailedAttempt> = {}) =>
  nextDelay({ attempt, begun: 0, now: 0, retryFor: null, retryAfter: Option.none(), jitter: 0, ...rest })

/** Milliseconds after the first attempt at which work that the schedule itself repeats is tried. */
const attemptTimes = (retryFor: Duration.Duration | null) =>
  Effect.gen(function* () {
    const first = yield* Clock.currentTimeMillis
    const times: Array<number> = []
    const attempt = Clock.currentTimeMillis.pipe(
      Effect.map((now) => times.push(now - first)),
      Effect.zipRight(Effect.fail("down"))
    )
    const fiber = yield* Effect.fork(Effect.ignore(Effect.retry(attempt, schedule(retryFor))))
    yield* TestClock.adjust("100 hours")
    yield* Fiber.join(fiber)
    return times
  })

/** The same of an attempt whose next is stored, each time at the end of the one before. */
const storedTimes = (retryFor: Duration.Duration | null, jitter: number) => {
  const times = [0]
  for (let now = 0; ; times.push(now)) {
    const wait = delay(times.length, { now, retryFor, jitter })
    if (Option.isNone(wait)) return times
    now += Math.round(Duration.toMillis(wait.value))
  }
}

describe("BackOff", () => {
  it.effect.prop(
    "stores the waits of the schedule",
    [retryFor, jitter],
    ([retryFor, jitter]) =>
      Effect.gen(function* () {
        const run = yield* Effect.withRandomFixed(attemptTimes(retryFor), [(jitter + 1) / 2])
        const stored = storedTimes(retryFor, jitter)
        assert.strictEqual(stored.length, run.length)
        // Each is rounded to a millisecond where it is stored.
        for (const [index, time] of stored.entries()) assert.closeTo(run[index] ?? Number.NaN, time, stored.length)
      }),
    {
      fastCheck: {
        numRuns: runs(3),
        examples: [
          [null, 0],
          [Duration.hours(72), 1]
        ]
      }
    }
  )

  it.prop(
    "stays within 10 % of 1, 3 and 9 seconds, however long it goes on",
    [retryFor, jitter],
    ([retryFor, jitter]) => {
      for (const [index, base] of [1000, 3000, 9000].entries()) {
        const wait = Duration.toMillis(Option.getOrThrow(delay(index + 1, { retryFor, jitter })))
        assert.isAtMost(Math.abs(wait - base), base * 0.1 + 1)
      }
    }
  )

  it.prop(
    "grows to an hour, and ends with the age that is set",
    [hours, jitter],
    ([retryFor, jitter]) => {
      const times = storedTimes(retryFor, jitter)
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      assert.isAtMost(Math.max(...waits), hour * 1.1 + 1)
      for (const [index, wait] of waits.entries()) assert.isAtLeast(wait, (waits[index - 1] ?? 0) * 0.99)
      const last = times.at(-1) ?? 0
      const end = Duration.toMillis(retryFor)
      assert.isAtMost(last, end)
      assert.isAbove(last + hour * 1.1, end)
    },
    { fastCheck: { numRuns: runs(15), examples: [[Duration.hours(72), 1]] } }
  )

  it.prop("does what the receiver asks for, up to 15 seconds", [FastCheck.nat({ max: 1e9 }), jitter], (given) => {
    const [millis, jitter] = given
    const wait = delay(2, { retryAfter: Option.some(Duration.millis(millis)), jitter })
    assert.deepEqual(Option.map(wait, Duration.toMillis), Option.some(Math.min(millis, 15_000)))
  })

  it.prop(
    "asks nobody every few seconds for hours, whatever is asked for",
    [asked, hours],
    ([retryAfter, retryFor]) => {
      assert.deepEqual(delay(attempts, { retryAfter, retryFor }), delay(attempts, { retryFor }))
    }
  )

  it.prop("ends with the fourth attempt", [FastCheck.integer({ min: 4, max: 100 }), asked, jitter], (given) => {
    const [attempt, retryAfter, jitter] = given
    assert.deepEqual(delay(attempt, { retryAfter, jitter }), Option.none())
  })

  it.effect("tries at 0, 1, 4 and 13 seconds, and for 2 hours up to 1:54:40", () =>
    Effect.gen(function* () {
      const first = [0, 1, 4, 13]
      const seconds = (times: ReadonlyArray<number>) => times.map((time) => time / 1000)
      const run = (retryFor: Duration.Duration | null) => Effect.withRandomFixed(attemptTimes(retryFor), [0.5])
      assert.deepEqual(seconds(yield* run(null)), first)
      assert.deepEqual(seconds(yield* run(Duration.hours(2))), [...first, 40, 121, 364, 1093, 3280, 6880])
    })
  )
})
