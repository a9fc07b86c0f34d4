import { SqlClient } from "@effect/sql"
import { Clock, Effect } from "effect"
import { preciseTime } from "./Lateness.ts"

/** The queue that a delivery is put into: hooks have their URL in their id. */
export interface Queue {
  readonly workspaceId: string
  readonly url: string
}

let last = 0

/**
 * Queues a delivery for each, as one occurrence would: it locks the hooks, and says so in the same transaction. Answers when each was
 * committed, by its id: nobody can send it before, and how long the transaction itself took is no lateness.
 */
export const enqueue = Effect.fn("enqueue")(function* (queues: ReadonlyArray<Queue>) {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  const rows = queues.map(({ url, workspaceId }) => {
    const place = ++last
    const body = JSON.stringify({ id: `dlv_${place}` })
    return { id: `dlv_${place}`, place, workspace_id: workspaceId, hook_id: `hook_${url}`, body }
  })
  const lock = sql`
    SELECT FROM hooks h
    JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS job (workspace_id text, hook_id text)
      ON job.workspace_id = h.workspace_id AND job.hook_id = h.id
    ORDER BY h.workspace_id, h.id FOR NO KEY UPDATE OF h`
  const queue = sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS job (id text, place bigint, workspace_id text, hook_id text, body text)
    ), said AS (
      INSERT INTO deliveries (workspace_id, id, hook_id, event, body, created_at)
      SELECT workspace_id, id, hook_id, 'comment.received', body, ${now} FROM given
    ), opened AS (
      INSERT INTO hook_queues SELECT DISTINCT workspace_id, hook_id FROM given ON CONFLICT DO NOTHING
    ), queued AS (
      INSERT INTO undelivered (workspace_id, delivery_id, hook_id, place, state, due_at)
      SELECT workspace_id, id, hook_id, place, 'queued', ${now} FROM given
    )
    SELECT pg_notify('steward', 'deliveries')`
  // Without the lock, a queue that just then ends is closed for good with the delivery in it.
  yield* Effect.zipRight(lock, queue).pipe(sql.withTransaction)
  const committed = preciseTime()
  return new Map(rows.map(({ id }) => [id, committed]))
})
