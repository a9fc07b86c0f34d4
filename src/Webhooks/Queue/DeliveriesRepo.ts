import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { farthest, widest } from "../Pace/HookPace.ts"
import { DueLane } from "../Pace/Share.ts"
import { SealedSecrets } from "../Signing/HookSecrets.ts"
import { attemptRecords } from "./AttemptRecords.ts"
import { claiming } from "./Claiming.ts"
import type { HookFacts } from "./HookFacts.ts"
import { pruning } from "./Pruning.ts"

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

/** Where a walk over the lanes has got to. */
export type LanePosition = Pick<DueLane, "workspace_id" | "hook_id">

export const HookRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: HookId,
  failing_since: Schema.NullOr(Schema.DateFromSelf)
})
export type HookRow = typeof HookRow.Type

/** How many deliveries of a hook were given up because they had waited for too long. */
export const ExpiredCount = Schema.Struct({ workspace_id: WorkspaceId, hook_id: HookId, count: Schema.Number })
export type ExpiredCount = typeof ExpiredCount.Type

/** Lanes that one walk passes: an index finds each of them in microseconds. */
export const lanesAtOnce = 256

const OldestDueRow = Schema.Struct({
  due_at: Schema.NullOr(Schema.DateFromSelf)
})

const WaitingRow = Schema.Struct({
  count: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** The hooks that have a queue, each found from the one before by one look into an index. */
  const lanes = (after: LanePosition | null) => sql`
    WITH RECURSIVE lane AS (
      (SELECT workspace_id, hook_id FROM undelivered
        WHERE state = 'queued'
          AND (workspace_id, hook_id) > (${after?.workspace_id ?? ""}::text, ${after?.hook_id ?? ""}::text)
        ORDER BY workspace_id, hook_id LIMIT 1)
      UNION ALL
      SELECT next.workspace_id, next.hook_id FROM lane, LATERAL (
        SELECT workspace_id, hook_id FROM undelivered
        WHERE state = 'queued' AND (workspace_id, hook_id) > (lane.workspace_id, lane.hook_id)
        ORDER BY workspace_id, hook_id LIMIT 1
      ) next
    )`

  return {
    /** The next lanes behind a position, in an order of their own. */
    walk: (after: LanePosition | null, now: Date) =>
      sql`
      ${lanes(after)}
      SELECT h.workspace_id, h.id AS hook_id, h.target_host, h.target_url, h.retry_hours, h.sealed_secret, h.previous_sealed_secret,
        h.previous_secret_until, retry.due_at AS retry_at, coalesce(retry.due_at <= ${now}, false) AS has_retries,
        first.position AS first_due
      FROM (SELECT * FROM lane LIMIT ${lanesAtOnce}) lane
      JOIN hooks h ON h.workspace_id = lane.workspace_id AND h.id = lane.hook_id
      LEFT JOIN LATERAL (
        SELECT u.due_at FROM undelivered u
        WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id
          AND u.state = 'queued' AND u.tries > 0 AND ${claimable(sql, "u.claimed_until", now)}
        ORDER BY u.due_at LIMIT 1
      ) retry ON true
      LEFT JOIN LATERAL (
        SELECT head.position::int FROM (
          SELECT u.tries, u.due_at, u.claimed_until, row_number() OVER (ORDER BY u.place) - 1 AS position
          FROM undelivered u
          WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id AND u.state = 'queued'
          ORDER BY u.place LIMIT ${farthest}
        ) head
        -- read in order, and no farther than this one
        WHERE head.tries = 0 AND head.due_at <= ${now} AND ${claimable(sql, "head.claimed_until", now)} LIMIT 1
      ) first ON true
      ORDER BY lane.workspace_id, lane.hook_id`.pipe(rowsOf(QueuedLane)),

    ...(yield* claiming),

    /** Since when the delivery is due that has been due longest, of the first in every lane; null when none is. */
    oldestDue: (now: Date) =>
      sql`
      ${lanes(null)}
      SELECT min(first.due_at) AS due_at FROM lane CROSS JOIN LATERAL (
        SELECT u.due_at FROM undelivered u
        WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id AND u.state = 'queued'
        ORDER BY u.place LIMIT ${widest}
      ) first
      WHERE first.due_at <= ${now}`.pipe(rowsOf(OldestDueRow)),

    /** How many wait to be delivered, of all workspaces; counted up to `most`. */
    waiting: (most: number) =>
      sql`
        SELECT count(*)::integer AS count
        FROM (SELECT FROM undelivered WHERE state = 'queued' LIMIT ${most}) waiting`.pipe(
        rowsOf(WaitingRow),
        Effect.map((rows) => rows[0]?.count ?? 0)
      ),

    ...(yield* attemptRecords),

    ...pruning(sql),

    /**
     * Gives up, as failed, what has been due since before a time, among the first of each queue; answers how many of
     * each hook. Waits for nobody who is at work on one.
     */
    expire: (before: Date, now: Date, atMost: number) =>
      sql`
      ${lanes(null)}, old AS MATERIALIZED (
        SELECT first.spot FROM lane CROSS JOIN LATERAL (
          SELECT u.ctid AS spot, u.due_at FROM undelivered u
          WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id AND u.state = 'queued'
          ORDER BY u.place LIMIT ${atMost}
        ) first
        WHERE first.due_at < ${before} LIMIT ${atMost}
      ), locked AS MATERIALIZED (
        SELECT u.ctid AS spot FROM old JOIN undelivered u ON u.ctid = old.spot
        WHERE u.state = 'queued' AND u.due_at < ${before} AND ${claimable(sql, "u.claimed_until", now)}
        LIMIT ${atMost} FOR NO KEY UPDATE OF u SKIP LOCKED
      ), ended AS (
        UPDATE undelivered u SET state = 'failed', finished_at = ${now} FROM locked WHERE u.ctid = locked.spot
        RETURNING u.workspace_id, u.hook_id
      )
      SELECT workspace_id, hook_id, count(*)::int AS count FROM ended GROUP BY workspace_id, hook_id`.pipe(
        rowsOf(ExpiredCount)
      ),

    /** Since the last delivery that arrived. */
    countExpired: (expired: ReadonlyArray<ExpiredCount>) => sql`
      UPDATE hooks h SET expired = h.expired + given.count
      FROM json_to_recordset(${JSON.stringify(expired)}::json) AS given (workspace_id text, hook_id text, count integer)
      WHERE h.workspace_id = given.workspace_id AND h.id = given.hook_id`,

    /** As if the claims had not been made: for attempts that were broken off by a shutdown. */
    release: (deliveries: ReadonlyArray<Pick<ClaimedDelivery, "workspace_id" | "id" | "claimed_until">>) => sql`
      UPDATE undelivered u SET claimed_until = 'epoch'
      FROM unnest(
        ${deliveries.map(({ workspace_id }) => workspace_id)}::text[], ${deliveries.map(({ id }) => id)}::text[],
        ${deliveries.map(({ claimed_until }) => claimed_until)}::timestamptz[]
      ) AS given (workspace_id, id, claimed_until)
      WHERE u.workspace_id = given.workspace_id AND u.delivery_id = given.id AND u.claimed_until = given.claimed_until`,

    /** Locks hooks. Waits for nobody: leaves out, and does not answer, those that somebody else has locked, if so told. */
    lockHooks: (hooks: ReadonlyArray<LanePosition>, whenLocked: "skip" | "wait") =>
      sql`
      SELECT h.workspace_id, h.id, h.failing_since
      FROM unnest(
        ${hooks.map(({ workspace_id }) => workspace_id)}::text[], ${hooks.map(({ hook_id }) => hook_id)}::text[]
      ) AS given (workspace_id, id)
      JOIN hooks h ON h.workspace_id = given.workspace_id AND h.id = given.id
      FOR NO KEY UPDATE OF h ${whenLocked === "skip" ? sql`SKIP LOCKED` : sql``}`.pipe(rowsOf(HookRow)),

    writeFacts: (facts: ReadonlyArray<HookFacts & { readonly failing_since: Date | null }>) => sql`
      UPDATE hooks h SET
        last_delivered_at = greatest(h.last_delivered_at, given.delivered_at),
        last_error = given.last_error,
        expired = CASE WHEN given.delivered_at IS NULL THEN h.expired ELSE 0 END,
        failing_since = given.failing_since
      FROM json_to_recordset(${JSON.stringify(facts)}::json) AS given (
        workspace_id text, hook_id text, delivered_at timestamptz, last_error text, failing_since timestamptz
      )
      WHERE h.workspace_id = given.workspace_id AND h.id = given.hook_id
        -- One that goes on failing as before is said to, already.
        AND (given.delivered_at IS NOT NULL
          OR (h.last_error, h.failing_since) IS DISTINCT FROM (given.last_error, given.failing_since))`
  }
})

export class DeliveriesRepo extends Context.Tag("steward/DeliveriesRepo")<
  DeliveriesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveriesRepo, make)
}
