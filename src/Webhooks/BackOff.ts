import { Chunk, Duration, Effect, Option, Random, Schedule } from "effect"
import { longest } from "./RetryAfter.ts"

/** The first attempt and three more. */
export const attempts = 4

/** The waits of deliveries: about 1, 3 and 9 seconds, 10 % earlier or later. */
export const schedule = Schedule.exponential("1 second", 3).pipe(
  Schedule.jitteredWith({ min: 0.9, max: 1.1 }),
  Schedule.intersect(Schedule.recurs(attempts - 1))
)

/** The waits when each is moved by `jitter`, from -1 to 1: what the schedule says, without waiting for it. */
const waits = (jitter: number): ReadonlyArray<Duration.Duration> =>
  Schedule.run(Schedule.delays(schedule), 0, Array.from({ length: attempts })).pipe(
    Effect.withRandom(Random.fixed([(jitter + 1) / 2])),
    Effect.map((delays) => Chunk.toReadonlyArray(Chunk.take(delays, attempts - 1))),
    Effect.runSync
  )

/**
 * How long to wait after the given attempt (1 is the first) has failed: what the schedule says, or what the receiver
 * asked for, up to 15 s. None after the last. `jitter` from -1 to 1 moves the schedule's waits by up to 10 %.
 */
export const nextDelay = (
  attempt: number,
  retryAfter: Option.Option<Duration.Duration>,
  jitter: number
): Option.Option<Duration.Duration> =>
  attempt >= attempts
    ? Option.none()
    : Option.orElse(Option.map(retryAfter, Duration.min(longest)), () =>
        Option.fromNullable(waits(jitter)[attempt - 1])
      )
