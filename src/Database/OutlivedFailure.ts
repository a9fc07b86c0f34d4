import { Cause, Effect } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"
import { databaseTrouble, isLockTimeout } from "./DatabaseTrouble.ts"

/**
 * Tells of a failure that `name` outlives. A database that cannot be reached fails everybody at once, and so does one
 * whose process has too little of a processor to let go of a lock in time: a line each, since where it was asked from says
 * nothing then.
 */
export const tellOutlived =
  (name: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<void> => {
    const failure = Cause.squash(cause)
    if (isLockTimeout(failure)) {
      return Effect.logWarning(`${name} waited too long for somebody else's transaction; it is tried again`)
    }
    return databaseTrouble(failure) === "unreachable"
      ? Effect.logWarning(`${name} cannot reach PostgreSQL and tries again: ${rootCause(failure)}`)
      : Effect.logError(`${name} failed; it is tried again`, cause)
  }
