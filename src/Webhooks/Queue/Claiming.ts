import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { direct } from "#src/Database/Direct.ts"
import { ClaimedRow } from "../Attempt/ClaimedDelivery.ts"
import type { HookQueue, Portion } from "../Pace/Share.ts"

/**
 * How deliveries are claimed. Planned anew each time: a queue is empty now and holds very many a second later, and a plan
 * for the one is ruinous for the other. Of several workspaces in one statement, which names each: with one for each of 64
 * workspaces a quarter as much was sent.
 */
export const claiming = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (yield* direct)(ClaimedRow)

  return {
    /**
     * Takes from each lane what is to be sent again by now, and what has not been begun and stands within its reach, the
     * first in its queue first; nobody else takes it until `until`.
     */
    claim: (portions: ReadonlyArray<Portion<HookQueue>>, now: Date, until: Date) => {
      // cuts nothing off, but tells the planner how few they are
      const atMost = portions.reduce((sum, { take }) => sum + take, 0)
      // The workspace of what was found says nothing new: a row is looked up by its place, whatever the planner believes.
      return read(sql`
        WITH found AS MATERIALIZED (
          SELECT due.spot, lane.portion, lane.workspace_id
          -- A claim that a crash forgets is only made again: its transaction need not wait for the disk.
          FROM (SELECT set_config('synchronous_commit', 'off', true)) AS hasty,
            unnest(
              ${portions.map(({ lane }) => lane.workspace_id)}::text[], ${portions.map(({ lane }) => lane.hook_id)}::text[],
              ${portions.map(({ take }) => take)}::int[], ${portions.map(({ begin }) => begin)}::int[],
              ${portions.map(({ reach }) => reach)}::int[]
            ) WITH ORDINALITY AS lane (workspace_id, hook_id, take, begin, reach, portion)
          CROSS JOIN LATERAL (
            (
              SELECT u.ctid AS spot FROM undelivered u
              WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id
                AND u.state = 'queued' AND u.tries > 0 AND u.due_at <= ${now} AND ${claimable(sql, "u.claimed_until", now)}
              ORDER BY u.due_at LIMIT lane.take
            )
            UNION ALL
            (
              SELECT head.spot FROM (
                SELECT u.ctid AS spot, u.tries, u.due_at, u.claimed_until FROM undelivered u
                WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id AND u.state = 'queued'
                ORDER BY u.place LIMIT lane.reach
              ) head
              WHERE head.tries = 0 AND head.due_at <= ${now} AND ${claimable(sql, "head.claimed_until", now)} LIMIT lane.begin
            )
            LIMIT lane.take
          ) due
          LIMIT ${atMost}
        ), picked AS MATERIALIZED (
          SELECT u.ctid AS spot, u.workspace_id, u.delivery_id, u.place, found.portion
          FROM found JOIN undelivered u ON u.workspace_id = found.workspace_id AND u.ctid = found.spot
          WHERE u.state = 'queued' AND u.due_at <= ${now} AND ${claimable(sql, "u.claimed_until", now)}
          LIMIT ${atMost} FOR NO KEY UPDATE OF u SKIP LOCKED
        )
        UPDATE undelivered u SET claimed_until = ${until}
        FROM picked JOIN deliveries d ON d.workspace_id = picked.workspace_id AND d.id = picked.delivery_id
        -- Locked, it stays where it is. One that somebody changed just before is not found here, and claimed the next time.
        WHERE u.workspace_id = picked.workspace_id AND u.ctid = picked.spot
        RETURNING picked.portion::int - 1 AS portion, picked.place::float8 AS place, d.id, d.method, d.body, u.tries,
          (extract(epoch FROM u.begun_at) * 1000)::float8 AS begun`)
    }
  }
})
