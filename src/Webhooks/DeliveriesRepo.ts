import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import type { ClaimedDelivery } from "./ClaimedDelivery.ts"
import { claiming } from "./Claiming.ts"
import type { HookFacts } from "./HookFacts.ts"
import type { SealedSecrets } from "./HookSecrets.ts"
import { pruning } from "./Pruning.ts"
import { settling } from "./Settling.ts"
import type { Lane } from "./Share.ts"

/** The queue of a hook, and where it goes; `due` says whether anything in it may be sent now. */
export interface QueuedLane extends Lane, SealedSecrets {
  readonly target_url: string
  readonly due: boolean
}

/** Where a walk over the lanes has got to. */
export type LanePosition = Pick<Lane, "workspace_id" | "hook_id">

export interface HookRow {
  readonly workspace_id: WorkspaceId
  readonly id: HookId
  readonly failing_since: Date | null
}

/** Lanes that one walk passes: an index finds each of them in microseconds. */
export const lanesAtOnce = 256

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
    /** The next lanes behind a position, in an order of their own; nothing is due for `full` hosts. */
    walk: (after: LanePosition | null, now: Date, full: ReadonlyArray<string>) => sql<QueuedLane>`
      ${lanes(after)}
      SELECT h.workspace_id, h.id AS hook_id, h.target_host, h.target_url, h.sealed_secret, h.previous_sealed_secret,
        h.previous_secret_until,
        h.target_host <> ALL (${full}::text[]) AND (
          -- in the order of the index, so that no plan reads the whole table for it
          SELECT true FROM undelivered u
          WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id
            AND u.state = 'queued' AND u.due_at <= ${now} AND ${claimable(sql, "u.claimed_until", now)}
          ORDER BY u.due_at LIMIT 1
        ) IS TRUE AS due
      FROM (SELECT * FROM lane LIMIT ${lanesAtOnce}) lane
      JOIN hooks h ON h.workspace_id = lane.workspace_id AND h.id = lane.hook_id
      ORDER BY lane.workspace_id, lane.hook_id`,

    ...(yield* claiming),

    /** Since when the delivery is due that has been due longest; null when none is. */
    oldestDue: (now: Date) => sql<{ readonly due_at: Date | null }>`
      ${lanes(null)}
      SELECT min(first.due_at) AS due_at FROM lane CROSS JOIN LATERAL (
        SELECT u.due_at FROM undelivered u
        WHERE u.workspace_id = lane.workspace_id AND u.hook_id = lane.hook_id
          AND u.state = 'queued' AND u.due_at <= ${now}
        ORDER BY u.due_at LIMIT 1
      ) first`,

    ...(yield* settling),

    ...pruning(sql),

    /** As if the claims had not been made: for attempts that were broken off by a shutdown. */
    release: (deliveries: ReadonlyArray<ClaimedDelivery>) => sql`
      UPDATE undelivered u SET claimed_until = 'epoch'
      FROM unnest(
        ${deliveries.map(({ workspace_id }) => workspace_id)}::text[], ${deliveries.map(({ id }) => id)}::text[],
        ${deliveries.map(({ claimed_until }) => claimed_until)}::timestamptz[]
      ) AS given (workspace_id, id, claimed_until)
      WHERE u.workspace_id = given.workspace_id AND u.delivery_id = given.id AND u.claimed_until = given.claimed_until`,

    /** Locks hooks. Waits for nobody: leaves out, and does not answer, those that somebody else has locked, if so told. */
    lockHooks: (hooks: ReadonlyArray<LanePosition>, whenLocked: "skip" | "wait") => sql<HookRow>`
      SELECT h.workspace_id, h.id, h.failing_since
      FROM unnest(
        ${hooks.map(({ workspace_id }) => workspace_id)}::text[], ${hooks.map(({ hook_id }) => hook_id)}::text[]
      ) AS given (workspace_id, id)
      JOIN hooks h ON h.workspace_id = given.workspace_id AND h.id = given.id
      FOR NO KEY UPDATE OF h ${whenLocked === "skip" ? sql`SKIP LOCKED` : sql``}`,

    writeFacts: (facts: ReadonlyArray<HookFacts & { readonly failing_since: Date | null }>) => sql`
      UPDATE hooks h SET
        last_delivered_at = greatest(h.last_delivered_at, given.delivered_at),
        last_error = given.last_error,
        failing_since = given.failing_since
      FROM json_to_recordset(${JSON.stringify(facts)}::json) AS given (
        workspace_id text, hook_id text, delivered_at timestamptz, last_error text, failing_since timestamptz
      )
      WHERE h.workspace_id = given.workspace_id AND h.id = given.hook_id`
  }
})

export class DeliveriesRepo extends Context.Tag("steward/DeliveriesRepo")<
  DeliveriesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveriesRepo, make)
}
