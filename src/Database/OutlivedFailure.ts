import { Cause, Effect } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"
import { databaseTrouble } from "./DatabaseTrouble.ts"

/**
 * Tells of a failure that `name` outlives. A database that cannot be reached fails everybody at once, and is a line
 * each: where it was asked from says nothing then.
 */
export const tellOutlived =
  (name: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<void> => {
    const failure = Cause.squash(cause)
    return databaseTrouble(failure) === "unreachable"
      ? Effect.logWarning(`${name} cannot reach PostgreSQL and tries again: ${rootCause(failure)}`)
      : Effect.logError(`${name} failed; it is tried again`, cause)
  }
