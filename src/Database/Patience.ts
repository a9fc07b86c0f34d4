import { Cause, Effect, Ref, Schedule } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"
import { databaseTrouble } from "./DatabaseTrouble.ts"

/** What starts together comes in any order; a server that recovers from a crash takes a while. */
const halfAMinute = Schedule.spaced("1 second").pipe(Schedule.upTo("30 seconds"))

const isAway = (failure: unknown) => databaseTrouble(failure) !== null

/**
 * Does what asks a database that is there, or was a moment ago: while it fails because that is away, it is tried again
 * every second for half a minute, and the log says so, once for each reason. Every other failure is one at once.
 */
export const patiently = <A, E, R>(
  asking: Effect.Effect<A, E, R>,
  isPassing: (failure: unknown) => boolean = isAway
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Ref.make(""), (told) =>
    Effect.sandbox(asking).pipe(
      Effect.tapError((cause) => {
        const failure = Cause.squash(cause)
        if (!isPassing(failure)) return Effect.void
        const reason = rootCause(failure)
        const tell = Effect.logWarning(`Waiting up to 30 seconds for PostgreSQL: ${reason}`)
        return Effect.flatMap(Ref.getAndSet(told, reason), (before) => (before === reason ? Effect.void : tell))
      }),
      Effect.retry({ while: (cause) => isPassing(Cause.squash(cause)), schedule: halfAMinute }),
      Effect.unsandbox
    )
  )
