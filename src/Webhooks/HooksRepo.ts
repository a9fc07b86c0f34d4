import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { HookEvent } from "#schema/Event.ts"
import type { Integration } from "#schema/Hook.ts"
import type { HookId, KeyId, WorkspaceId } from "#schema/Ids.ts"

/** A row of `hooks` made through the API: one event each. `enabled`: neither disabled nor paused. */
export interface StoredHook {
  readonly workspace_id: WorkspaceId
  readonly id: HookId
  readonly event: HookEvent
  readonly target_url: string
  readonly integration: Integration
  readonly enabled: boolean
  /** Taken out of service for what its receiver answered; a pause is a person's, and no such thing. */
  readonly disabled: boolean
  readonly created_at: Date
  readonly last_delivered_at: Date | null
  readonly last_error: string | null
  /** Deliveries that were given up, since one arrived, because they had waited for too long. */
  readonly expired: number
}

/** One hook, or all that no key asks for any longer; `anyKind`: also a webhook of Settings. */
export type WhichHooks = { readonly id: string; readonly anyKind?: true } | { readonly ids: ReadonlyArray<HookId> }

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const columns = sql`workspace_id, id, events[1] AS event, target_url, integration,
    enabled AND paused_at IS NULL AS enabled, NOT enabled AS disabled, created_at, last_delivered_at, last_error, expired`
  return {
    list: (workspaceId: WorkspaceId) => sql<StoredHook>`
      SELECT ${columns} FROM hooks WHERE workspace_id = ${workspaceId} AND kind = 'rest' AND removed_at IS NULL
      ORDER BY created_at DESC, id DESC`,

    get: (workspaceId: WorkspaceId, id: string) =>
      sql<StoredHook>`
        SELECT ${columns} FROM hooks
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND kind = 'rest' AND removed_at IS NULL
      `.pipe(Effect.map((rows) => Option.fromNullable(rows[0]))),

    /** The hook of an address, however that was spelt: the oldest, where there were several before that was known. */
    find: (workspaceId: WorkspaceId, event: HookEvent, { key, url }: { readonly url: string; readonly key: string }) =>
      sql<StoredHook>`
        SELECT ${columns} FROM hooks
        WHERE workspace_id = ${workspaceId} AND kind = 'rest' AND removed_at IS NULL
          AND events[1] = ${event} AND coalesce(target_key, target_url) IN (${key}, ${url})
        ORDER BY created_at, id LIMIT 1
      `.pipe(Effect.map((rows) => Option.fromNullable(rows[0]))),

    count: (workspaceId: WorkspaceId) =>
      sql<{ readonly count: number }>`
        SELECT count(*)::int AS count FROM hooks WHERE workspace_id = ${workspaceId} AND removed_at IS NULL
      `.pipe(Effect.map((rows) => rows[0]?.count ?? 0)),

    /** Whether the key still counts. It cannot be revoked until the transaction ends. */
    holdKey: (workspaceId: WorkspaceId, keyId: KeyId) =>
      sql`
        SELECT id FROM api_keys WHERE workspace_id = ${workspaceId} AND id = ${keyId} AND revoked_at IS NULL FOR SHARE
      `.pipe(Effect.map((rows) => rows.length > 0)),

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
    }) => sql<StoredHook>`
      INSERT INTO hooks ${sql.insert({ ...hook, kind: "rest" })} RETURNING ${columns}`,

    addKey: (workspaceId: WorkspaceId, id: HookId, keyId: KeyId) => sql`
      INSERT INTO hook_keys (workspace_id, hook_id, key_id) VALUES (${workspaceId}, ${id}, ${keyId})
      ON CONFLICT DO NOTHING`,

    /** The hooks that a key asks for. */
    hooksOf: (workspaceId: WorkspaceId, keyId: KeyId) =>
      sql<{ readonly hook_id: HookId }>`
        SELECT k.hook_id FROM hook_keys k JOIN hooks h ON h.workspace_id = k.workspace_id AND h.id = k.hook_id
        WHERE k.workspace_id = ${workspaceId} AND k.key_id = ${keyId} AND h.removed_at IS NULL
        ORDER BY k.hook_id`.pipe(Effect.map((rows) => rows.map(({ hook_id }) => hook_id))),

    /** The key asks for none any longer. Answers the hooks that now nobody asks for. */
    dropKey: (workspaceId: WorkspaceId, keyId: KeyId) =>
      sql<{ readonly hook_id: HookId }>`
        WITH dropped AS (
          DELETE FROM hook_keys WHERE workspace_id = ${workspaceId} AND key_id = ${keyId} RETURNING hook_id
        )
        SELECT hook_id FROM dropped WHERE NOT EXISTS (
          SELECT FROM hook_keys k
          WHERE k.workspace_id = ${workspaceId} AND k.hook_id = dropped.hook_id AND k.key_id <> ${keyId}
        )`.pipe(Effect.map((rows) => rows.map(({ hook_id }) => hook_id))),

    disable: (workspaceId: WorkspaceId, id: HookId, reason: string) => sql<{ readonly target_url: string }>`
      UPDATE hooks SET enabled = false, last_error = ${reason}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND enabled AND removed_at IS NULL
      RETURNING target_url`,

    /** As if it had just been subscribed. */
    enable: (workspaceId: WorkspaceId, id: HookId) => sql<StoredHook>`
      UPDATE hooks SET enabled = true, failing_since = NULL, last_error = NULL, expired = 0
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND NOT enabled AND removed_at IS NULL
      RETURNING ${columns}`,

    remove: (workspaceId: WorkspaceId, which: WhichHooks, by: string, at: Date) => {
      const meant = "ids" in which ? sql.in("id", which.ids) : sql`id = ${which.id}`
      const kind = "anyKind" in which ? sql`` : sql`AND kind = 'rest'`
      return sql<StoredHook>`
        UPDATE hooks SET removed_at = ${at}, removed_by = ${by}
        WHERE workspace_id = ${workspaceId} AND removed_at IS NULL AND ${meant} ${kind}
        RETURNING ${columns}`
    }
  }
})

export class HooksRepo extends Context.Tag("steward/HooksRepo")<HooksRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(HooksRepo, make)
}
