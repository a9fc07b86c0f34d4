import type { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"

const PruneRow = Schema.Struct({
  count: Schema.Number
})

export const pruning = (sql: SqlClient.SqlClient) => ({
  /**
   * Throws deliveries away that ended before a time, with their log; answers how many. Waits for nobody who is at work
   * on one. Goes from hook to hook by the index of the log, which begins with the oldest of each.
   */
  prune: (before: Date, atMost: number) =>
    sql`
      WITH old AS MATERIALIZED (
        SELECT ended.workspace_id, ended.id FROM hooks h CROSS JOIN LATERAL (
          SELECT d.workspace_id, d.id FROM deliveries d
          WHERE d.workspace_id = h.workspace_id AND d.hook_id = h.id AND d.created_at < ${before}
            AND NOT EXISTS (
              SELECT FROM undelivered u WHERE u.workspace_id = d.workspace_id AND u.delivery_id = d.id
                AND (u.state IN ('queued', 'held') OR u.finished_at >= ${before})
            )
            AND NOT EXISTS (
              SELECT FROM delivery_attempts a WHERE a.workspace_id = d.workspace_id AND a.delivery_id = d.id
                AND a.at + a.milliseconds * interval '1 millisecond' >= ${before}
            )
          ORDER BY d.created_at, d.id LIMIT ${atMost} FOR UPDATE SKIP LOCKED
        ) ended LIMIT ${atMost}
      ), attempts AS (
        DELETE FROM delivery_attempts a USING old WHERE a.workspace_id = old.workspace_id AND a.delivery_id = old.id
      ), given_up AS (
        DELETE FROM undelivered u USING old WHERE u.workspace_id = old.workspace_id AND u.delivery_id = old.id
      ), gone AS (
        DELETE FROM deliveries d USING old WHERE d.workspace_id = old.workspace_id AND d.id = old.id RETURNING 1
      )
      SELECT count(*)::int AS count FROM gone`.pipe(
      rowsOf(PruneRow),
      Effect.map((rows) => rows[0]?.count ?? 0)
    )
})
