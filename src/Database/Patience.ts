import { Cause, Effect, Schedule } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"
import { databaseTrouble } from "./DatabaseTrouble.ts"

/** What starts together comes in any order; a server that recovers from a crash takes a while. */
const halfAMinute = Schedule.spaced("1 second").pipe(Schedule.upTo("30 seconds"))

const isAway = (failure: unknown) => databaseTrouble(failure) !== null

/**
 * Does what asks a database that is there, or was a moment ago: while it fails because that is away, it is tried again
 * every second for half a minute, and the log says so. Every other failure is one at once.
 */
export const patiently = <A, E, R>(
  asking: Effect.Effect<A, E, R>,
  isPassing: (failure: unknown) => boolean = isAway
): Effect.Effect<A, E, R> =>
  Effect.sandbox(asking).pipe(
    Effect.tapError((cause) => {
      const failure = Cause.squash(cause)
      return isPassing(failure) ? Effect.logWarning(`Waiting for PostgreSQL: ${rootCause(failure)}`) : Effect.void
    }),
    Effect.retry({ while: (cause) => isPassing(Cause.squash(cause)), schedule: halfAMinute }),
    Effect.unsandbox
  )
