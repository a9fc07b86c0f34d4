import { SqlClient, type Statement } from "@effect/sql"
import { Effect, Schema } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { farthest, widest } from "../Pace/HookPace.ts"
import { DueLane } from "../Pace/Share.ts"
import { SealedSecrets } from "../Signing/HookSecrets.ts"

/** The queue of a hook, and where it goes. */
export const QueuedLane = Schema.Struct({
  ...DueLane.fields,
  ...SealedSecrets.fields,
  target_url: Schema.String,
  retry_hours: Schema.NullOr(Schema.Number),
  /** When the first of what was begun before is to be sent again; null when nothing waits for that. */
  retry_at: Schema.NullOr(Schema.DateFromSelf)
})
export type QueuedLane = typeof QueuedLane.Type

export const LanePosition = Schema.Struct({ workspace_id: WorkspaceId, hook_id: HookId })
/** Where a walk over the lanes has got to. */
export type LanePosition = typeof LanePosition.Type

/** Lanes that one walk passes: an index finds each of them in microseconds. */
export const lanesAtOnce = 256

const OldestDueRow = Schema.Struct({
  due_at: Schema.NullOr(Schema.DateFromSelf),
  failing_due_at: Schema.NullOr(Schema.DateFromSelf)
})

/**
 * The queues of hooks, looked at without a lock. `hook_queues` has those in which something is queued, and for a while such
 * as have ended.
 */
export const lanes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const queued = sql`u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id AND u.state = 'queued'`
  /** A value, so that the index is asked for the first of each, however long the planner believes the queues to be. */
  const first = sql`(SELECT u.place FROM undelivered u WHERE ${queued} ORDER BY u.place LIMIT 1)`

  const lookedAt = (which: Statement.Fragment, now: Date) =>
    sql`
    SELECT h.workspace_id, h.id AS hook_id, h.target_host, h.target_url, h.retry_hours, h.sealed_secret, h.previous_sealed_secret,
      h.previous_secret_until, retry.due_at AS retry_at, coalesce(retry.due_at <= ${now}, false) AS has_retries,
      first.position AS first_due
    FROM (${which}) lane
    JOIN hooks h ON h.workspace_id = lane.workspace_id AND h.id = lane.hook_id
    LEFT JOIN LATERAL (
      SELECT u.due_at FROM undelivered u
      WHERE ${queued} AND u.tries > 0 AND ${claimable(sql, "u.claimed_until", now)}
      ORDER BY u.due_at LIMIT 1
    ) retry ON true
    LEFT JOIN LATERAL (
      SELECT head.position::int FROM (
        SELECT u.tries, u.due_at, u.claimed_until, row_number() OVER (ORDER BY u.place) - 1 AS position
        FROM undelivered u WHERE ${queued}
        ORDER BY u.place LIMIT ${farthest}
      ) head
      -- read in order, and no farther than this one
      WHERE head.tries = 0 AND head.due_at <= ${now} AND ${claimable(sql, "head.claimed_until", now)} LIMIT 1
    ) first ON true
    ORDER BY lane.workspace_id, lane.hook_id`.pipe(rowsOf(QueuedLane))

  return {
    /** The next lanes behind a position, in an order of their own. */
    walk: (after: LanePosition | null, now: Date) =>
      lookedAt(
        sql`
        SELECT workspace_id, hook_id FROM hook_queues
        WHERE (workspace_id, hook_id) > (${after?.workspace_id ?? ""}::text, ${after?.hook_id ?? ""}::text)
        ORDER BY workspace_id, hook_id LIMIT ${lanesAtOnce}`,
        now
      ),

    /** These lanes. */
    visit: (lanes: ReadonlyArray<LanePosition>, now: Date) =>
      lookedAt(
        sql`
        SELECT * FROM unnest(
          ${lanes.map(({ workspace_id }) => workspace_id)}::text[], ${lanes.map(({ hook_id }) => hook_id)}::text[]
        ) AS given (workspace_id, hook_id)`,
        now
      ),

    /**
     * Since when the delivery is due that has been due longest, of the first in every lane; null when none is. Behind a
     * receiver that fails they wait for their turn, which tells nothing about whether Steward keeps up: so apart.
     */
    oldestDue: (now: Date) =>
      sql`
      SELECT min(first.due_at) FILTER (WHERE h.failing_since IS NULL) AS due_at,
        min(first.due_at) FILTER (WHERE h.failing_since IS NOT NULL) AS failing_due_at
      FROM hook_queues lane JOIN hooks h ON h.workspace_id = lane.workspace_id AND h.id = lane.hook_id
      CROSS JOIN LATERAL (
        SELECT u.due_at FROM undelivered u WHERE ${queued} ORDER BY u.place LIMIT ${widest}
      ) first
      WHERE first.due_at <= ${now}`.pipe(rowsOf(OldestDueRow)),

    /** Lanes in which something has been due since before a time, among the first `reach` of each. */
    waitingSince: (before: Date, reach: number) =>
      sql`
      SELECT lane.workspace_id, lane.hook_id FROM hook_queues lane CROSS JOIN LATERAL (
        SELECT FROM (
          SELECT u.due_at FROM undelivered u WHERE ${queued} ORDER BY u.place LIMIT ${reach}
        ) head WHERE head.due_at < ${before} LIMIT 1
      ) old ORDER BY lane.workspace_id, lane.hook_id LIMIT ${lanesAtOnce}`.pipe(rowsOf(LanePosition)),

    /** Lanes whose queue has ended. */
    ended: sql`
      SELECT lane.workspace_id, lane.hook_id FROM hook_queues lane WHERE ${first} IS NULL
      LIMIT ${lanesAtOnce}`.pipe(rowsOf(LanePosition)),

    /**
     * Takes out those of these hooks whose queue has ended. An earlier statement of the caller's transaction has locked
     * them, so that nobody is about to queue anything.
     */
    close: (hooks: ReadonlyArray<LanePosition>) => sql`
      DELETE FROM hook_queues lane USING unnest(
        ${hooks.map(({ workspace_id }) => workspace_id)}::text[], ${hooks.map(({ hook_id }) => hook_id)}::text[]
      ) AS given (workspace_id, hook_id)
      WHERE lane.workspace_id = given.workspace_id AND lane.hook_id = given.hook_id AND ${first} IS NULL`,

    /** Adds hooks with a queue that are missing: processes of an earlier version queue without saying so. */
    addMissing: sql`
      INSERT INTO hook_queues
      SELECT lane.workspace_id, lane.hook_id FROM (SELECT workspace_id, id AS hook_id FROM hooks) lane
      WHERE ${first} IS NOT NULL
        AND NOT EXISTS (
          SELECT FROM hook_queues q WHERE q.workspace_id = lane.workspace_id AND q.hook_id = lane.hook_id
        )
      ON CONFLICT DO NOTHING RETURNING workspace_id`
  }
})
