import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"

export const FailedHook = Schema.Struct({
  id: HookId,
  target_url: Schema.String,
  /** Deliveries that failed for good. */
  failed: Schema.Number,
  last_error: Schema.NullOr(Schema.String)
})
export type FailedHook = typeof FailedHook.Type

/** Deliveries that failed for good, to be told outside of the app. */
export class Failures extends Context.Tag("steward/Failures")<
  Failures,
  {
    /** The hooks of which deliveries failed in a stretch of time, its end not in it; at most `limit`, most failures first. */
    readonly between: (
      workspaceId: WorkspaceId,
      since: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<FailedHook>>
  }
>() {
  static readonly layer = Layer.effect(
    Failures,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      between: tracedFn("Failures.between")(function* (workspaceId, since, until, limit) {
        return yield* sql`
          SELECT h.id, h.target_url, h.last_error, u.failed FROM hooks h JOIN LATERAL (
            SELECT count(*)::int AS failed FROM undelivered u JOIN deliveries d
              ON d.workspace_id = u.workspace_id AND d.id = u.delivery_id AND NOT d.test AND d.method = 'POST'
            WHERE u.workspace_id = h.workspace_id AND u.hook_id = h.id AND u.state = 'failed'
              AND u.finished_at >= ${since} AND u.finished_at < ${until}
          ) u ON u.failed > 0
          WHERE h.workspace_id = ${workspaceId} AND h.removed_at IS NULL
          ORDER BY u.failed DESC, h.id LIMIT ${limit}`.pipe(rowsOf(FailedHook))
      }, Effect.orDie)
    }))
  )
}
