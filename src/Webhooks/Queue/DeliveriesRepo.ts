import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { HookId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { attemptRecords } from "./AttemptRecords.ts"
import { claiming } from "./Claiming.ts"
import type { HookFacts } from "./HookFacts.ts"
import { type LanePosition, lanes } from "./Lanes.ts"
import { pruning } from "./Pruning.ts"

export const HookRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: HookId,
  failing_since: Schema.NullOr(Schema.DateFromSelf)
})
export type HookRow = typeof HookRow.Type

/** How many deliveries of a hook were given up because they had waited for too long. */
export const ExpiredCount = Schema.Struct({ workspace_id: WorkspaceId, hook_id: HookId, count: Schema.Number })
export type ExpiredCount = typeof ExpiredCount.Type

const WaitingRow = Schema.Struct({
  count: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  return {
    ...(yield* lanes),

    ...(yield* claiming),

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
     * Gives up, as failed, what has been due since before a time, among the first of each of these queues of a workspace;
     * answers how many of each hook. Waits for nobody who is at work on one.
     */
    expire: (workspaceId: WorkspaceId, hooks: ReadonlyArray<HookId>, before: Date, now: Date, atMost: number) =>
      sql`
      WITH old AS MATERIALIZED (
        SELECT first.spot, ${workspaceId}::text AS workspace_id
        FROM unnest(${hooks}::text[]) AS lane (hook_id) CROSS JOIN LATERAL (
          SELECT u.ctid AS spot, u.due_at FROM undelivered u
          WHERE u.workspace_id = ${workspaceId} AND u.hook_id = lane.hook_id AND u.state = 'queued'
          ORDER BY u.place LIMIT ${atMost}
        ) first
        WHERE first.due_at < ${before} LIMIT ${atMost}
      ), locked AS MATERIALIZED (
        SELECT u.ctid AS spot, u.workspace_id
        FROM old JOIN undelivered u ON u.workspace_id = old.workspace_id AND u.ctid = old.spot
        WHERE u.state = 'queued' AND u.due_at < ${before} AND ${claimable(sql, "u.claimed_until", now)}
        LIMIT ${atMost} FOR NO KEY UPDATE OF u SKIP LOCKED
      ), ended AS (
        UPDATE undelivered u SET state = 'failed', finished_at = ${now} FROM locked
        WHERE u.workspace_id = locked.workspace_id AND u.ctid = locked.spot
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
