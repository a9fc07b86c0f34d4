import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { rowsOf } from "./Rows.ts"

const KeyRow = Schema.Struct({
  last_key: Schema.DateFromSelf
})

/**
 * Hands out sort keys in commit order: each is later than every key of the workspace that was ever committed.
 * The row lock it takes is held until the transaction ends, so a transaction that commits late has a late key,
 * and no reader finds a row behind a key it has already seen. All that a transaction writes at once may share a key, and
 * is told apart by its ids: whoever reads finds all of it or none. A key for each would run ahead of the time.
 * Take it first in every transaction that changes a workspace's comments: one order of locks, no deadlocks.
 */
export class WorkspaceClock extends Context.Tag("steward/WorkspaceClock")<
  WorkspaceClock,
  {
    /**
     * The next key, a time with milliseconds: now, unless the last key was no earlier. Must run inside a transaction.
     */
    readonly next: (workspaceId: WorkspaceId) => Effect.Effect<Date>
  }
>() {
  static readonly layer = Layer.effect(
    WorkspaceClock,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      return WorkspaceClock.of({
        next: tracedFn("WorkspaceClock.next")(
          function* (workspaceId) {
            const now = new Date(yield* Clock.currentTimeMillis)
            const [row] = yield* sql`
              UPDATE workspaces SET last_key = greatest(${now}, last_key + interval '1 millisecond')
              WHERE id = ${workspaceId}
              RETURNING last_key
            `.pipe(rowsOf(KeyRow))
            return row === undefined ? yield* Effect.dieMessage(`No workspace ${workspaceId}`) : row.last_key
          },
          Effect.catchTag("SqlError", Effect.die)
        )
      })
    })
  )
}
