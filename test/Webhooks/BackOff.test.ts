import { assert, describe, it } from "@effect/vitest"
import { Chunk, Clock, Duration, Effect, FastCheck, Fiber, Option, Random, Schedule, TestClock } from "effect"
import { attempts, nextDelay, schedule } from "#src/Webhooks/BackOff.ts"

const none = Option.none<Duration.Duration>()
const asked = FastCheck.option(FastCheck.nat({ max: 40_000 })).map((wait) =>
  Option.map(Option.fromNullable(wait), Duration.millis)
)
const jitter = FastCheck.double({ min: -1, max: 1, noNaN: true })

/** What nextDelay says after each attempt, with the jitter that the schedule draws from the same random numbers. */
const durably = Effect.fn(function* (wishes: ReadonlyArray<Option.Option<Duration.Duration>>) {
  const delays: Array<Duration.Duration> = []
  for (const [index, wish] of wishes.entries()) {
    const jitter = Option.isNone(wish) && index + 1 < attempts ? yield* Random.nextRange(-1, 1) : 0
    const delay = nextDelay(index + 1, wish, jitter)
    if (Option.isNone(delay)) break
    delays.push(delay.value)
  }
  return delays
})

const wishes = FastCheck.array(asked, { minLength: attempts, maxLength: attempts })

describe("BackOff", () => {
  it.effect.prop("the schedule and nextDelay agree", [wishes, FastCheck.integer()], ([wishes, seed]) =>
    Effect.gen(function* () {
      const inMemory = Schedule.run(Schedule.delays(schedule), 0, wishes)
      const stored = yield* Effect.withRandom(durably(wishes), Random.make(seed))
      // The schedule's last output says that it is done, with no delay.
      const delays = Chunk.toArray(yield* Effect.withRandom(inMemory, Random.make(seed))).slice(0, attempts - 1)
      assert.deepEqual(delays.map(Duration.toMillis), stored.map(Duration.toMillis))
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

  /** Seconds after the first attempt; 0.5 is the middle of the range that the jitter is drawn from. */
  const timesOf = Effect.fn(
    function* (retryAfter: Option.Option<Duration.Duration>) {
      const times: Array<number> = []
      const attempt = Clock.currentTimeMillis.pipe(
        Effect.map((now) => times.push(now / 1000)),
        Effect.zipRight(Effect.fail(retryAfter))
      )
      const fiber = yield* Effect.fork(Effect.ignore(Effect.retry(attempt, schedule)))
      yield* TestClock.adjust("5 minutes")
      yield* Fiber.join(fiber)
      return times
    },
    Effect.withRandomFixed([0.5])
  )

  it.effect("tries at 0, 1, 4 and 13 seconds", () =>
    Effect.gen(function* () {
      assert.deepEqual(yield* timesOf(none), [0, 1, 4, 13])
    })
  )

  it.effect("waits 15 seconds each time for a receiver that asks for a minute", () =>
    Effect.gen(function* () {
      assert.deepEqual(yield* timesOf(Option.some(Duration.seconds(60))), [0, 15, 30, 45])
    })
  )
})
