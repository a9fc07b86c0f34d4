import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { DeliveryId, HookId, type WorkspaceId } from "#schema/Ids.ts"
import { DeliveryStatus } from "#schema/resources/Delivery.ts"
import { WebhookEvent } from "#schema/resources/Event.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"
import { afresh } from "../Queue/BehindAll.ts"
import { openLane } from "../Queue/OpenLane.ts"

export const LoggedDelivery = Schema.Struct({
  id: DeliveryId,
  event: WebhookEvent,
  sequence: Schema.NullOr(Schema.Number),
  test: Schema.Boolean,
  state: DeliveryStatus,
  created_at: Schema.DateFromSelf,
  /** Null when it has arrived. */
  due_at: Schema.NullOr(Schema.DateFromSelf),
  finished_at: Schema.NullOr(Schema.DateFromSelf),
  body: Schema.String
})
export type LoggedDelivery = typeof LoggedDelivery.Type

export const LoggedAttempt = Schema.Struct({
  delivery_id: DeliveryId,
  attempt: Schema.Number,
  at: Schema.DateFromSelf,
  status: Schema.NullOr(Schema.Number),
  milliseconds: Schema.Number,
  address: Schema.NullOr(Schema.String),
  excerpt: Schema.NullOr(Schema.String),
  error: Schema.NullOr(Schema.String)
})
export type LoggedAttempt = typeof LoggedAttempt.Type

/** A hook that is there, and how it stands. */
export const LoggedHook = Schema.Struct({
  id: HookId,
  enabled: Schema.Boolean,
  paused: Schema.Boolean,
  last_sequence: Schema.Number
})
export type LoggedHook = typeof LoggedHook.Type

export interface LogPage {
  readonly workspaceId: WorkspaceId
  readonly hookId: HookId
  readonly status: DeliveryStatus | undefined
  readonly limit: number
}

const LockedDelivery = LoggedDelivery.pick("id", "test")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** By what is undelivered: nearly all is delivered, and a hook's whole log would be looked through for the rest. */
  const inState = ({ hookId, status }: LogPage) => {
    const undelivered = sql`
      SELECT FROM undelivered u WHERE u.workspace_id = delivery_log.workspace_id AND u.delivery_id = delivery_log.id`
    if (status === undefined) return sql``
    return status === "delivered"
      ? sql`AND NOT EXISTS (${undelivered})`
      : sql`AND EXISTS (${undelivered} AND u.hook_id = ${hookId} AND u.state = ${status})`
  }

  const rows = (page: LogPage) => sql`
    SELECT id, event, sequence, test, state, created_at, due_at, finished_at, body FROM delivery_log
    WHERE workspace_id = ${page.workspaceId} AND hook_id = ${page.hookId} AND method = 'POST' ${inState(page)}`

  const hook = (workspaceId: WorkspaceId, id: string) => sql`
    SELECT id, enabled, paused_at IS NOT NULL AS paused, last_sequence FROM hooks
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND removed_at IS NULL`

  return {
    hook: (workspaceId: WorkspaceId, id: string) => sql`${hook(workspaceId, id)}`.pipe(firstRow(LoggedHook)),

    lockHook: (workspaceId: WorkspaceId, id: string) =>
      sql`${hook(workspaceId, id)} FOR NO KEY UPDATE`.pipe(firstRow(LoggedHook)),

    newest: (page: LogPage, before: Option.Option<SortKey>) =>
      sql`
      ${rows(page)}
      ${Option.match(before, {
        onNone: () => sql``,
        onSome: ({ at, id }) => sql`AND (created_at, id) < (${new Date(at)}, ${id})`
      })}
      ORDER BY created_at DESC, id DESC LIMIT ${page.limit}`.pipe(rowsOf(LoggedDelivery)),

    /** Numbered ones, in their order. */
    between: (page: LogPage, after: number, upTo: number) =>
      sql`
      ${rows(page)} AND sequence > ${after} AND sequence <= ${upTo} ORDER BY sequence LIMIT ${page.limit}`.pipe(
        rowsOf(LoggedDelivery)
      ),

    /** The latest of each delivery, oldest first. */
    attempts: (workspaceId: WorkspaceId, deliveryIds: ReadonlyArray<DeliveryId>, ofEach: number) =>
      sql`
      SELECT latest.* FROM deliveries d CROSS JOIN LATERAL (
        SELECT a.delivery_id, a.attempt, a.at, a.status, a.milliseconds, a.address, a.excerpt, a.error
        FROM delivery_attempts a WHERE a.workspace_id = d.workspace_id AND a.delivery_id = d.id
        ORDER BY a.attempt DESC LIMIT ${ofEach}
      ) latest
      WHERE d.workspace_id = ${workspaceId} AND ${sql.in("d.id", deliveryIds)} ORDER BY latest.attempt`.pipe(
        rowsOf(LoggedAttempt)
      ),

    lockDelivery: (workspaceId: WorkspaceId, hookId: HookId, id: string) =>
      sql`
        SELECT id, test FROM deliveries
        WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND id = ${id} AND method = 'POST'
        FOR NO KEY UPDATE`.pipe(firstRow(LockedDelivery)),

    /** Of a locked delivery: waits for whoever writes an attempt down, so that the next gets its own number. */
    lockUndelivered: (workspaceId: WorkspaceId, id: DeliveryId) => sql`
      SELECT FROM undelivered WHERE workspace_id = ${workspaceId} AND delivery_id = ${id} FOR UPDATE`,

    /** With all tries before it, and the same id and body; one that an attempt is in flight for is left to that. */
    requeue: (workspaceId: WorkspaceId, id: DeliveryId, now: Date) => sql`
      INSERT INTO undelivered AS u (workspace_id, delivery_id, hook_id, place, state, attempts, due_at, redacted)
      SELECT l.workspace_id, l.id, l.hook_id, coalesce(l.sequence, 0), 'queued', l.attempts, ${now}, d.redacted
      FROM delivery_log l JOIN deliveries d ON d.workspace_id = l.workspace_id AND d.id = l.id
      WHERE l.workspace_id = ${workspaceId} AND l.id = ${id}
      ON CONFLICT (workspace_id, delivery_id) DO UPDATE SET state = 'queued', due_at = ${now}, ${afresh(sql, "u.")},
        finished_at = NULL, claimed_until = CASE WHEN u.state = 'queued' THEN u.claimed_until ELSE 'epoch' END`,

    openLane: (workspaceId: WorkspaceId, hookId: HookId) => openLane(sql, workspaceId, hookId),

    requeueSince: (workspaceId: WorkspaceId, hookId: HookId, since: Date, now: Date) =>
      sql`
        UPDATE undelivered u
        SET state = 'queued', due_at = ${now}, ${afresh(sql, "u.")}, finished_at = NULL, claimed_until = 'epoch'
        FROM deliveries d
        WHERE u.workspace_id = ${workspaceId} AND u.hook_id = ${hookId} AND u.state IN ('failed', 'cancelled')
          AND u.finished_at >= ${since}
          AND d.workspace_id = u.workspace_id AND d.id = u.delivery_id AND d.method = 'POST' AND NOT d.test
        RETURNING 1`.pipe(Effect.map((updated) => updated.length)),

    /** A test that was made: it is in no queue, and has no place in the sequence. */
    insertTest: (
      delivery: Pick<LoggedDelivery, "id" | "event" | "body" | "created_at"> & {
        readonly workspace_id: WorkspaceId
        readonly hook_id: HookId
      },
      attempt: Omit<LoggedAttempt, "delivery_id">
    ) =>
      sql`
        WITH sent AS (
          INSERT INTO deliveries ${sql.insert({ ...delivery, test: true })}
        ), failed AS (
          INSERT INTO undelivered
            (workspace_id, delivery_id, hook_id, state, attempts, tries, due_at, finished_at)
          SELECT ${delivery.workspace_id}, ${delivery.id}, ${delivery.hook_id}, 'failed', 1, 1, given.at, given.at
          FROM (SELECT ${delivery.created_at}::timestamptz AS at) given WHERE ${attempt.error !== null}
        )
        INSERT INTO delivery_attempts ${sql.insert({
          ...attempt,
          workspace_id: delivery.workspace_id,
          delivery_id: delivery.id
        })}`
  }
})

export class DeliveryLogRepo extends Context.Tag("steward/DeliveryLogRepo")<
  DeliveryLogRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DeliveryLogRepo, make)
}
