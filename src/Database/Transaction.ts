import type { SqlClient } from "@effect/sql"
import { Data, Effect } from "effect"

class Failed<E> extends Data.TaggedError("Failed")<{ readonly error: E }> {}

/**
 * Runs an effect in one transaction, rolled back when it fails; inside another it is a savepoint.
 * A failure of the database itself is a defect.
 */
export const transaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    sql
      .withTransaction(Effect.mapError(effect, (error) => new Failed({ error })))
      .pipe(
        Effect.catchAll((failure) => (failure._tag === "Failed" ? Effect.fail(failure.error) : Effect.die(failure)))
      )
