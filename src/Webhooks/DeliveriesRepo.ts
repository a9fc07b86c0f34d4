import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"

/** A delivery that this process has claimed, and where it goes. */
export interface ClaimedDelivery {
  readonly workspace_id: WorkspaceId
  readonly id: DeliveryId
  readonly hook_id: HookId
  readonly method: "POST" | "DELETE"
  readonly body: string
  /** Counts this attempt. */
  readonly attempts: number
  readonly claimed_until: Date
  readonly target_url: string
  readonly target_host: string
  readonly sealed_secret: Uint8Array
}

export interface AttemptRow {
  readonly at: Date
  readonly status: number | null
  readonly milliseconds: number
  readonly address: string | null
  readonly excerpt: string | null
  readonly error: string | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const held = (delivery: ClaimedDelivery) => sql`
    workspace_id = ${delivery.workspace_id} AND id = ${delivery.id} AND state = 'queued'
    AND claimed_until = ${delivery.claimed_until}`

  return {
    /** The delivery that has been due longest, but for `busyHosts`; nobody else takes it until `until`. */
    claim: (now: Date, until: Date, busyHosts: ReadonlyArray<string>) =>
      sql<ClaimedDelivery>`
        WITH due AS (
          SELECT d.workspace_id, d.id, h.target_url, h.target_host, h.sealed_secret
          FROM deliveries d JOIN hooks h ON h.workspace_id = d.workspace_id AND h.id = d.hook_id
          WHERE d.state = 'queued' AND d.due_at <= ${now} AND d.claimed_until <= ${now}
            AND h.target_host <> ALL (${busyHosts}::text[])
          ORDER BY d.due_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED
        )
        UPDATE deliveries d SET claimed_until = ${until}, attempts = attempts + 1
        FROM due WHERE d.workspace_id = due.workspace_id AND d.id = due.id
        RETURNING d.workspace_id, d.id, d.hook_id, d.method, d.body, d.attempts, d.claimed_until,
          due.target_url, due.target_host, due.sealed_secret`.pipe(Effect.map((rows) => Option.fromNullable(rows[0]))),

    /** Since when the delivery is due that has been due longest; no row when none is. */
    oldestDue: (now: Date) => sql<{ readonly due_at: Date }>`
      SELECT due_at FROM deliveries WHERE state = 'queued' AND due_at <= ${now} ORDER BY due_at LIMIT 1`,

    /** Locks the hook before its deliveries, as removal does, so that the two never wait for each other. */
    lockHook: (delivery: ClaimedDelivery) => sql`
      SELECT id FROM hooks WHERE workspace_id = ${delivery.workspace_id} AND id = ${delivery.hook_id} FOR NO KEY UPDATE`,

    recordAttempt: (delivery: ClaimedDelivery, attempt: AttemptRow) => sql`
      INSERT INTO delivery_attempts ${sql.insert({
        ...attempt,
        workspace_id: delivery.workspace_id,
        delivery_id: delivery.id,
        attempt: delivery.attempts
      })} ON CONFLICT DO NOTHING`,

    /** False when the claim ran out and the delivery is no longer this attempt's to finish. */
    finish: (delivery: ClaimedDelivery, state: "delivered" | "failed", at: Date) =>
      sql`UPDATE deliveries SET state = ${state}, finished_at = ${at}, claimed_until = 'epoch' WHERE ${held(delivery)}
        RETURNING id`.pipe(Effect.map((rows) => rows.length > 0)),

    retryAt: (delivery: ClaimedDelivery, dueAt: Date) =>
      sql`UPDATE deliveries SET due_at = ${dueAt}, claimed_until = 'epoch' WHERE ${held(delivery)} RETURNING id`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** As if the claim had not been made: for an attempt that was broken off by a shutdown. */
    release: (delivery: ClaimedDelivery) =>
      sql`UPDATE deliveries SET claimed_until = 'epoch', attempts = attempts - 1 WHERE ${held(delivery)}`,

    hookDelivered: (delivery: ClaimedDelivery, at: Date) => sql`
      UPDATE hooks SET last_delivered_at = greatest(last_delivered_at, ${at}::timestamptz), last_error = NULL
      WHERE workspace_id = ${delivery.workspace_id} AND id = ${delivery.hook_id}`,

    hookFailed: (delivery: ClaimedDelivery, error: string) => sql`
      UPDATE hooks SET last_error = ${error}
      WHERE workspace_id = ${delivery.workspace_id} AND id = ${delivery.hook_id}`,

    disableHook: (delivery: ClaimedDelivery) =>
      sql`UPDATE hooks SET enabled = false
        WHERE workspace_id = ${delivery.workspace_id} AND id = ${delivery.hook_id}
          AND enabled AND removed_at IS NULL
        RETURNING id`.pipe(Effect.map((rows) => rows.length > 0)),

    /** What is still queued for a hook is not sent. */
    cancelQueued: (workspaceId: WorkspaceId, hookId: HookId, at: Date) => sql`
      UPDATE deliveries SET state = 'cancelled', finished_at = ${at}
      WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND state = 'queued'`,

    /** Tells a receiver that its hook is gone; without a body, since many refuse a DELETE that has one. */
    queueFarewell: (workspaceId: WorkspaceId, id: DeliveryId, hookId: HookId, at: Date) => sql`
      INSERT INTO deliveries ${sql.insert({
        workspace_id: workspaceId,
        id,
        hook_id: hookId,
        method: "DELETE",
        event: "hook.removed",
        body: "",
        state: "queued",
        due_at: at,
        created_at: at
      })}`
  }
})

export class DeliveriesRepo extends Context.Tag("steward/DeliveriesRepo")<
  DeliveriesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveriesRepo, make)
}
