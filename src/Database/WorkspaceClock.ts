import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { rowsOf } from "./Rows.ts"

const NowRow = Schema.Struct({
  last_key: Schema.DateFromSelf
})

/**
 * Hands out sort keys in commit order: each is later than every key of the workspace that was ever committed.
 * The row lock it takes is held until the transaction ends, so a transaction that commits late has a late key,
 * and no reader finds a row behind a key it has already seen.
 * Take it first in every transaction that changes a workspace's comments: one order of locks, no deadlocks.
 */
export class WorkspaceClock extends Context.Tag("steward/WorkspaceClock")<
  WorkspaceClock,
  {
    /** The next key, a time with milliseconds. Must run inside a transaction. */
    readonly next: (workspaceId: WorkspaceId) => Effect.Effect<Date>
    /** As many keys as asked for, oldest first. */
    readonly nextMany: (workspaceId: WorkspaceId, count: number) => Effect.Effect<ReadonlyArray<Date>>
  }
>() {
  static readonly layer = Layer.effect(
    WorkspaceClock,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      const nextMany = tracedFn("WorkspaceClock.nextMany")(
        function* (workspaceId: WorkspaceId, count: number) {
          const now = new Date(yield* Clock.currentTimeMillis)
          const [row] = yield* sql`
          UPDATE workspaces
          SET last_key = greatest(${now}, last_key + interval '1 millisecond') + ${count - 1} * interval '1 millisecond'
          WHERE id = ${workspaceId}
          RETURNING last_key
        `.pipe(rowsOf(NowRow))
          if (row === undefined) return yield* Effect.dieMessage(`No workspace ${workspaceId}`)
          const last = row.last_key.getTime()
          return Array.from({ length: count }, (_, index) => new Date(last - count + 1 + index))
        },
        Effect.catchTag("SqlError", Effect.die)
      )

      return WorkspaceClock.of({
        nextMany,
        next: (workspaceId) =>
          Effect.flatMap(nextMany(workspaceId, 1), ([key]) =>
            key === undefined ? Effect.dieMessage("No sort key was handed out") : Effect.succeed(key)
          )
      })
    })
  )
}
