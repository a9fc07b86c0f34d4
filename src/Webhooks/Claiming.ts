import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { direct } from "#src/Database/Direct.ts"
import type { ClaimedRow } from "./ClaimedDelivery.ts"
import type { Lane, Portion } from "./Share.ts"

/**
 * How deliveries are claimed. Planned anew each time: a queue is empty now and holds very many a second later, and a plan
 * for the one is ruinous for the other.
 */
export const claiming = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = yield* direct

  return {
    /** Takes from each lane what has been due longest; nobody else takes it until `until`. */
    claim: (portions: ReadonlyArray<Portion<Lane>>, now: Date, until: Date) =>
      run(sql<ClaimedRow>`
        WITH picked AS MATERIALIZED (
          SELECT due.*, lane.portion
          -- A claim that a crash forgets is only made again: its transaction need not wait for the disk.
          FROM (SELECT set_config('synchronous_commit', 'off', true)) AS hasty,
            unnest(
              ${portions.map(({ lane }) => lane.workspace_id)}::text[], ${portions.map(({ lane }) => lane.hook_id)}::text[],
              ${portions.map(({ take }) => take)}::int[]
            ) WITH ORDINALITY AS lane (workspace_id, hook_id, take, portion)
          CROSS JOIN LATERAL (
            SELECT u.ctid AS place, u.workspace_id, u.delivery_id FROM undelivered u
            WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id
              AND u.state = 'queued' AND u.due_at <= ${now} AND ${claimable(sql, "u.claimed_until", now)}
            ORDER BY u.due_at LIMIT lane.take FOR NO KEY UPDATE SKIP LOCKED
          ) due
          -- cuts nothing off, but tells the planner how few they are
          LIMIT ${portions.reduce((sum, { take }) => sum + take, 0)}
        )
        UPDATE undelivered u SET claimed_until = ${until}
        FROM picked JOIN deliveries d ON d.workspace_id = picked.workspace_id AND d.id = picked.delivery_id
        -- Locked, it stays where it is. One that somebody changed just before is not found here, and claimed the next time.
        WHERE u.ctid = picked.place
        RETURNING picked.portion::int - 1 AS portion, d.id, d.method, d.body, u.tries`)
  }
})
