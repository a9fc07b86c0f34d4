import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { HookId, type KeyId, WorkspaceId } from "#schema/Ids.ts"
import { HookEvent } from "#schema/resources/Event.ts"
import { Integration } from "#schema/resources/Hook.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { ListenedTo } from "../Queue/Match.ts"

/** A row of `hooks` made through the API: one event each. `enabled`: neither disabled nor paused. */
export const StoredHook = Schema.Struct({
  workspace_id: WorkspaceId,
  id: HookId,
  event: HookEvent,
  target_url: Schema.String,
  integration: Integration,
  enabled: Schema.Boolean,
  /** Taken out of service for what its receiver answered; a pause is a person's, and no such thing. */
  disabled: Schema.Boolean,
  created_at: Schema.DateFromSelf,
  last_delivered_at: Schema.NullOr(Schema.DateFromSelf),
  last_error: Schema.NullOr(Schema.String),
  /** Deliveries that were given up, since one arrived, because they had waited for too long. */
  expired: Schema.Number
})
export type StoredHook = typeof StoredHook.Type

/** A hook of either kind; of a webhook of Settings only the first of what it listens to is told. */
export const RemovedHook = Schema.Struct({ ...StoredHook.fields, event: ListenedTo })
export type RemovedHook = typeof RemovedHook.Type

/** One hook, or all that no key asks for any longer; `anyKind`: also a webhook of Settings. */
export type WhichHooks = { readonly id: string; readonly anyKind?: true } | { readonly ids: ReadonlyArray<HookId> }

/** A hook that was taken out of service, and what its receiver answered. */
export const DisabledHook = Schema.Struct({
  ...StoredHook.pick("id", "target_url").fields,
  last_error: Schema.String
})
export type DisabledHook = typeof DisabledHook.Type

const CountRow = Schema.Struct({
  count: Schema.Number
})

const DisableRow = Schema.Struct({
  target_url: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const stored = columns(sql, StoredHook, {
    as: {
      event: sql`events[1]`,
      enabled: sql`enabled AND paused_at IS NULL`,
      disabled: sql`NOT enabled`
    }
  })
  return {
    list: (workspaceId: WorkspaceId) =>
      sql`
      SELECT ${stored} FROM hooks WHERE workspace_id = ${workspaceId} AND kind = 'rest' AND removed_at IS NULL
      ORDER BY created_at DESC, id DESC`.pipe(rowsOf(StoredHook)),

    get: (workspaceId: WorkspaceId, id: string) =>
      sql`
        SELECT ${stored} FROM hooks
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND kind = 'rest' AND removed_at IS NULL
      `.pipe(firstRow(StoredHook)),

    /** The hook of an address, however that was spelt: the oldest, where there were several before that was known. */
    find: (workspaceId: WorkspaceId, event: HookEvent, { key, url }: { readonly url: string; readonly key: string }) =>
      sql`
        SELECT ${stored} FROM hooks
        WHERE workspace_id = ${workspaceId} AND kind = 'rest' AND removed_at IS NULL
          AND events[1] = ${event} AND coalesce(target_key, target_url) IN (${key}, ${url})
        ORDER BY created_at, id LIMIT 1
      `.pipe(firstRow(StoredHook)),

    count: (workspaceId: WorkspaceId) =>
      sql`
        SELECT count(*)::int AS count FROM hooks WHERE workspace_id = ${workspaceId} AND removed_at IS NULL
      `.pipe(
        rowsOf(CountRow),
        Effect.map((rows) => rows[0]?.count ?? 0)
      ),

    insert: (hook: {
      readonly workspace_id: WorkspaceId
      readonly id: HookId
      readonly events: ReadonlyArray<string>
      readonly target_url: string
      readonly target_key: string
      readonly target_host: string
      readonly integration: Integration
      readonly key_id: KeyId
      readonly sealed_secret: Uint8Array
      readonly created_at: Date
    }) =>
      sql`
      INSERT INTO hooks ${sql.insert({ ...hook, kind: "rest" })} RETURNING ${stored}`.pipe(rowsOf(StoredHook)),

    disable: (workspaceId: WorkspaceId, id: HookId, reason: string, at: Date) =>
      sql`
      UPDATE hooks SET enabled = false, last_error = ${reason}, disabled_at = ${at}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND enabled AND removed_at IS NULL
      RETURNING target_url`.pipe(rowsOf(DisableRow)),

    /** Those that are disabled, newest first. */
    disabled: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        SELECT id, target_url, coalesce(last_error, '') AS last_error FROM hooks
        WHERE workspace_id = ${workspaceId} AND NOT enabled AND removed_at IS NULL
        ORDER BY created_at DESC LIMIT ${limit}`.pipe(rowsOf(DisabledHook)),

    /** Those that were disabled in a stretch of time, its end not in it, and still are. */
    disabledBetween: (workspaceId: WorkspaceId, since: Date, until: Date, limit: number) =>
      sql`
        SELECT id, target_url, coalesce(last_error, '') AS last_error FROM hooks
        WHERE workspace_id = ${workspaceId} AND NOT enabled AND removed_at IS NULL
          AND disabled_at >= ${since} AND disabled_at < ${until}
        ORDER BY disabled_at DESC LIMIT ${limit}`.pipe(rowsOf(DisabledHook)),

    /** As if it had just been subscribed. */
    enable: (workspaceId: WorkspaceId, id: HookId) =>
      sql`
      UPDATE hooks SET enabled = true, failing_since = NULL, last_error = NULL, expired = 0
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND NOT enabled AND removed_at IS NULL
      RETURNING ${stored}`.pipe(rowsOf(StoredHook)),

    remove: (workspaceId: WorkspaceId, which: WhichHooks, by: string, at: Date) => {
      const meant = "ids" in which ? sql.in("id", which.ids) : sql`id = ${which.id}`
      const kind = "anyKind" in which ? sql`` : sql`AND kind = 'rest'`
      return sql`
        UPDATE hooks SET removed_at = ${at}, removed_by = ${by}
        WHERE workspace_id = ${workspaceId} AND removed_at IS NULL AND ${meant} ${kind}
        RETURNING ${stored}`.pipe(rowsOf(RemovedHook))
    }
  }
})

export class HooksRepo extends Context.Tag("steward/HooksRepo")<HooksRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(HooksRepo, make)
}
