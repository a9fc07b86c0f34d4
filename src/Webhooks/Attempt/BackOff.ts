import { Duration, Effect, Option, Random, Schedule, ScheduleDecision, ScheduleIntervals } from "effect"
import { longest } from "./RetryAfter.ts"

/** The first attempt and three more: what every delivery gets. */
export const attempts = 4

/** About 1, 3 and 9 seconds, and so on up to an hour, each 10 % earlier or later. */
const waits = Schedule.exponential("1 second", 3).pipe(
  Schedule.either(Schedule.spaced("1 hour")),
  Schedule.jitteredWith({ min: 0.9, max: 1.1 })
)

/**
 * The waits of deliveries: three, or for those that are tried for longer, as many more as begin within `retryFor` of the
 * first attempt.
 */
export const schedule = (retryFor: Duration.Duration | null) =>
  Schedule.delays(waits).pipe(
    Schedule.intersect(Schedule.forever),
    Schedule.intersect(Schedule.elapsed),
    Schedule.whileOutput(
      ([[wait, waitsBefore], elapsed]) =>
        waitsBefore < attempts - 1 ||
        (retryFor !== null && Duration.lessThanOrEqualTo(Duration.sum(elapsed, wait), retryFor))
    )
  )

/** An attempt that failed. Times are in Unix milliseconds. */
export interface FailedAttempt {
  /** 1 for the first. */
  readonly attempt: number
  /** When the first was made. */
  readonly begun: number
  readonly now: number
  readonly retryFor: Duration.Duration | null
  readonly retryAfter: Option.Option<Duration.Duration>
  /** From -1 to 1: moves the wait by up to 10 %. */
  readonly jitter: number
}

/** What the schedule says at `now`, had it been run since `begun`: the next attempt is stored, and no fiber waits for it. */
const waitOf = ({ attempt, begun, jitter, now, retryFor }: FailedAttempt) =>
  Effect.gen(function* () {
    const { initial, step } = schedule(retryFor)
    let state = initial
    for (let before = 1; before < attempt; before++) [state] = yield* step(begun, undefined, state)
    const [, , decision] = yield* step(now, undefined, state)
    return ScheduleDecision.isContinue(decision)
      ? Option.some(Duration.millis(ScheduleIntervals.start(decision.intervals) - now))
      : Option.none()
  }).pipe(Effect.withRandom(Random.fixed([(jitter + 1) / 2])), Effect.runSync)

/**
 * How long to wait after an attempt has failed: what the schedule says, or what the receiver asked for, up to 15 s; that
 * only among the first four attempts, lest somebody be asked every few seconds for days. None after the last.
 */
export const nextDelay = (failed: FailedAttempt): Option.Option<Duration.Duration> =>
  Option.map(waitOf(failed), (wait) =>
    failed.attempt >= attempts
      ? wait
      : Option.match(failed.retryAfter, { onNone: () => wait, onSome: (asked) => Duration.min(asked, longest) })
  )
