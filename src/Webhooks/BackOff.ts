import { Duration, Effect, Option, Random, Schedule } from "effect"
import { longest } from "./RetryAfter.ts"

/** The first attempt and three more. */
export const attempts = 4

const first = Duration.seconds(1)
const factor = 3
const spread = 0.1

const jittered = (wait: Duration.Duration, jitter: number): Duration.Duration =>
  Duration.times(wait, 1 + spread * jitter)

/**
 * How long to wait after the given attempt (1 is the first) has failed: about 1, 3 and 9 s, or what the receiver asked
 * for, up to 15 s. None after the last. `jitter` from -1 to 1 moves the own waits by up to 10 %.
 */
export const nextDelay = (
  attempt: number,
  retryAfter: Option.Option<Duration.Duration>,
  jitter: number
): Option.Option<Duration.Duration> =>
  attempt >= attempts
    ? Option.none()
    : Option.some(
        Option.match(retryAfter, {
          onNone: () => jittered(Duration.times(first, factor ** (attempt - 1)), jitter),
          onSome: Duration.min(longest)
        })
      )

/** The same waits as `nextDelay` for work that lives in one process; it is fed what the receiver asked for. */
export const schedule = Schedule.identity<Option.Option<Duration.Duration>>().pipe(
  Schedule.intersect(Schedule.exponential(first, factor)),
  Schedule.intersect(Schedule.recurs(attempts - 1)),
  Schedule.modifyDelayEffect(([[retryAfter, wait]]) =>
    Option.match(retryAfter, {
      onNone: () => Random.nextRange(-1, 1).pipe(Effect.map((jitter) => jittered(wait, jitter))),
      onSome: (asked) => Effect.succeed(Duration.min(asked, longest))
    })
  )
)
