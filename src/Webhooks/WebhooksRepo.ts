import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { Integration } from "#schema/Hook.ts"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import type { SealedSecrets } from "./HookSecrets.ts"
import type { ListenedTo } from "./Match.ts"

/** A row of `hooks` of either kind, as Settings deals with it. */
export interface StoredWebhook extends SealedSecrets {
  readonly workspace_id: WorkspaceId
  readonly id: HookId
  readonly kind: "settings" | "rest"
  readonly events: ReadonlyArray<ListenedTo>
  readonly target_url: string
  readonly integration: Integration
  readonly enabled: boolean
  readonly paused_at: Date | null
  readonly last_sequence: number
  readonly last_delivered_at: Date | null
  readonly last_error: string | null
  readonly failing_since: Date | null
  readonly created_at: Date
  readonly held: number
  readonly waiting: number
  readonly expired: number
}

/** What Settings can change of a row. */
export type WebhookFields = Partial<
  Pick<
    StoredWebhook,
    "events" | "target_url" | "enabled" | "paused_at" | "last_error" | "failing_since" | "expired" | keyof SealedSecrets
  > & { readonly target_host: string }
>

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = (workspaceId: WorkspaceId) => sql`
    SELECT h.workspace_id, h.id, h.kind, h.events, h.target_url, h.integration, h.enabled, h.paused_at, h.last_sequence,
      h.last_delivered_at, h.last_error, h.failing_since, h.created_at, h.sealed_secret, h.previous_sealed_secret,
      h.previous_secret_until,
      CASE WHEN h.paused_at IS NULL THEN 0 ELSE (
        SELECT count(*)::int FROM undelivered u
        WHERE u.workspace_id = h.workspace_id AND u.hook_id = h.id AND u.state = 'held'
      ) END AS held,
      (
        SELECT count(*)::int FROM undelivered u
        WHERE u.workspace_id = h.workspace_id AND u.hook_id = h.id AND u.state = 'queued'
      ) AS waiting, h.expired
    FROM hooks h WHERE h.workspace_id = ${workspaceId} AND h.removed_at IS NULL`
  const first = <A>(found: ReadonlyArray<A>) => Option.fromNullable(found[0])

  return {
    list: (workspaceId: WorkspaceId) => sql<StoredWebhook>`${rows(workspaceId)} ORDER BY h.created_at DESC, h.id DESC`,

    get: (workspaceId: WorkspaceId, id: string) =>
      sql<StoredWebhook>`${rows(workspaceId)} AND h.id = ${id}`.pipe(Effect.map(first)),

    lock: (workspaceId: WorkspaceId, id: string) =>
      sql<StoredWebhook>`${rows(workspaceId)} AND h.id = ${id} FOR NO KEY UPDATE OF h`.pipe(Effect.map(first)),

    /** Webhooks and REST hooks: the limit is for both together. */
    count: (workspaceId: WorkspaceId) =>
      sql<{ readonly count: number }>`
        SELECT count(*)::int AS count FROM hooks WHERE workspace_id = ${workspaceId} AND removed_at IS NULL
      `.pipe(Effect.map(([row]) => row?.count ?? 0)),

    insert: (webhook: {
      readonly workspace_id: WorkspaceId
      readonly id: HookId
      readonly events: ReadonlyArray<ListenedTo>
      readonly target_url: string
      readonly target_host: string
      readonly sealed_secret: Uint8Array
      readonly created_at: Date
    }) => sql`INSERT INTO hooks ${sql.insert({ ...webhook, kind: "settings", integration: "api" })}`,

    update: (workspaceId: WorkspaceId, id: HookId, fields: WebhookFields) =>
      sql`UPDATE hooks SET ${sql.update(fields)} WHERE workspace_id = ${workspaceId} AND id = ${id}`
  }
})

export class WebhooksRepo extends Context.Tag("steward/WebhooksRepo")<
  WebhooksRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(WebhooksRepo, make)
}
