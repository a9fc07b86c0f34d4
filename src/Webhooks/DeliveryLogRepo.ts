import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { DeliveryStatus } from "#schema/Delivery.ts"
import type { WebhookEvent } from "#schema/Event.ts"
import type { DeliveryId, HookId, WorkspaceId } from "#schema/Ids.ts"
import type { SortKey } from "#src/Database/Cursor.ts"

export interface LoggedDelivery {
  readonly id: DeliveryId
  readonly event: WebhookEvent
  readonly sequence: number | null
  readonly test: boolean
  readonly state: DeliveryStatus
  readonly created_at: Date
  /** Null when it has arrived. */
  readonly due_at: Date | null
  readonly finished_at: Date | null
  readonly body: string
}

export interface LoggedAttempt {
  readonly delivery_id: DeliveryId
  readonly attempt: number
  readonly at: Date
  readonly status: number | null
  readonly milliseconds: number
  readonly address: string | null
  readonly excerpt: string | null
  readonly error: string | null
}

/** A hook that is there, and how it stands. */
export interface LoggedHook {
  readonly id: HookId
  readonly enabled: boolean
  readonly paused: boolean
  readonly last_sequence: number
}

export interface LogPage {
  readonly workspaceId: WorkspaceId
  readonly hookId: HookId
  readonly status: DeliveryStatus | undefined
  readonly limit: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const rows = ({ hookId, status, workspaceId }: LogPage) => sql`
    SELECT id, event, sequence, test, state, created_at, due_at, finished_at, body FROM delivery_log
    WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND method = 'POST'
      ${status === undefined ? sql`` : sql`AND state = ${status}`}`

  const hook = (workspaceId: WorkspaceId, id: string) => sql`
    SELECT id, enabled, paused_at IS NOT NULL AS paused, last_sequence FROM hooks
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND removed_at IS NULL`

  return {
    hook: (workspaceId: WorkspaceId, id: string) =>
      sql<LoggedHook>`${hook(workspaceId, id)}`.pipe(Effect.map(([row]) => Option.fromNullable(row))),

    lockHook: (workspaceId: WorkspaceId, id: string) =>
      sql<LoggedHook>`${hook(workspaceId, id)} FOR NO KEY UPDATE`.pipe(Effect.map(([row]) => Option.fromNullable(row))),

    newest: (page: LogPage, before: Option.Option<SortKey>) => sql<LoggedDelivery>`
      ${rows(page)}
      ${Option.match(before, {
        onNone: () => sql``,
        onSome: ({ at, id }) => sql`AND (created_at, id) < (${new Date(at)}, ${id})`
      })}
      ORDER BY created_at DESC, id DESC LIMIT ${page.limit}`,

    /** Numbered ones, in their order. */
    between: (page: LogPage, after: number, upTo: number) => sql<LoggedDelivery>`
      ${rows(page)} AND sequence > ${after} AND sequence <= ${upTo} ORDER BY sequence LIMIT ${page.limit}`,

    /** The latest of each delivery, oldest first. */
    attempts: (workspaceId: WorkspaceId, deliveryIds: ReadonlyArray<DeliveryId>, ofEach: number) => sql<LoggedAttempt>`
      SELECT latest.* FROM deliveries d CROSS JOIN LATERAL (
        SELECT a.delivery_id, a.attempt, a.at, a.status, a.milliseconds, a.address, a.excerpt, a.error
        FROM delivery_attempts a WHERE a.workspace_id = d.workspace_id AND a.delivery_id = d.id
        ORDER BY a.attempt DESC LIMIT ${ofEach}
      ) latest
      WHERE d.workspace_id = ${workspaceId} AND ${sql.in("d.id", deliveryIds)} ORDER BY latest.attempt`,

    lockDelivery: (workspaceId: WorkspaceId, hookId: HookId, id: string) =>
      sql<Pick<LoggedDelivery, "id" | "test">>`
        SELECT id, test FROM deliveries
        WHERE workspace_id = ${workspaceId} AND hook_id = ${hookId} AND id = ${id} AND method = 'POST'
        FOR NO KEY UPDATE`.pipe(Effect.map(([row]) => Option.fromNullable(row))),

    /** Of a locked delivery: waits for whoever writes an attempt down, so that the next gets its own number. */
    lockUndelivered: (workspaceId: WorkspaceId, id: DeliveryId) => sql`
      SELECT FROM undelivered WHERE workspace_id = ${workspaceId} AND delivery_id = ${id} FOR UPDATE`,

    /** With all tries before it, and the same id and body; one that an attempt is in flight for is left to that. */
    requeue: (workspaceId: WorkspaceId, id: DeliveryId, now: Date) => sql`
      INSERT INTO undelivered AS u (workspace_id, delivery_id, hook_id, place, state, attempts, due_at)
      SELECT workspace_id, id, hook_id, coalesce(sequence, 0), 'queued', attempts, ${now} FROM delivery_log
      WHERE workspace_id = ${workspaceId} AND id = ${id}
      ON CONFLICT (workspace_id, delivery_id) DO UPDATE SET state = 'queued', due_at = ${now}, tries = 0,
        finished_at = NULL, claimed_until = CASE WHEN u.state = 'queued' THEN u.claimed_until ELSE 'epoch' END`,

    requeueSince: (workspaceId: WorkspaceId, hookId: HookId, since: Date, now: Date) =>
      sql`
        UPDATE undelivered u
        SET state = 'queued', due_at = ${now}, tries = 0, finished_at = NULL, claimed_until = 'epoch'
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
