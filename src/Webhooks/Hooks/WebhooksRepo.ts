import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { HookId, KeyId, WorkspaceId } from "#schema/Ids.ts"
import { Integration } from "#schema/resources/Hook.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { ListenedTo } from "../Queue/Match.ts"
import { SealedSecrets } from "../Signing/HookSecrets.ts"

/** A row of `hooks` of either kind, as Settings deals with it. */
export const StoredWebhook = Schema.Struct({
  ...SealedSecrets.fields,
  workspace_id: WorkspaceId,
  id: HookId,
  kind: Schema.Literal("settings", "rest"),
  events: Schema.Array(ListenedTo),
  target_url: Schema.String,
  integration: Integration,
  /** The key that subscribed it and was shown its secret; null for a webhook of Settings. */
  key_id: Schema.NullOr(KeyId),
  enabled: Schema.Boolean,
  paused_at: Schema.NullOr(Schema.DateFromSelf),
  last_sequence: Schema.Number,
  last_delivered_at: Schema.NullOr(Schema.DateFromSelf),
  last_error: Schema.NullOr(Schema.String),
  failing_since: Schema.NullOr(Schema.DateFromSelf),
  created_at: Schema.DateFromSelf,
  retry_hours: Schema.NullOr(Schema.Number),
  held: Schema.Number,
  waiting: Schema.Number,
  expired: Schema.Number
})
export type StoredWebhook = typeof StoredWebhook.Type

/** What Settings can change of a row. */
export type WebhookFields = Partial<
  Pick<
    StoredWebhook,
    | "events"
    | "target_url"
    | "retry_hours"
    | "enabled"
    | "paused_at"
    | "last_error"
    | "failing_since"
    | "expired"
    | keyof SealedSecrets
  > & { readonly target_host: string }
>

const CountRow = Schema.Struct({
  count: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = (workspaceId: WorkspaceId) => sql`
    SELECT h.workspace_id, h.id, h.kind, h.events, h.target_url, h.integration, h.key_id, h.enabled, h.paused_at, h.last_sequence,
      h.last_delivered_at, h.last_error, h.failing_since, h.created_at, h.retry_hours, h.sealed_secret, h.previous_sealed_secret,
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
    list: (workspaceId: WorkspaceId) =>
      sql`${rows(workspaceId)} ORDER BY h.created_at DESC, h.id DESC`.pipe(rowsOf(StoredWebhook)),

    get: (workspaceId: WorkspaceId, id: string) =>
      sql`${rows(workspaceId)} AND h.id = ${id}`.pipe(rowsOf(StoredWebhook), Effect.map(first)),

    lock: (workspaceId: WorkspaceId, id: string) =>
      sql`${rows(workspaceId)} AND h.id = ${id} FOR NO KEY UPDATE OF h`.pipe(rowsOf(StoredWebhook), Effect.map(first)),

    /** Webhooks and REST hooks: the limit is for both together. */
    count: (workspaceId: WorkspaceId) =>
      sql`
        SELECT count(*)::int AS count FROM hooks WHERE workspace_id = ${workspaceId} AND removed_at IS NULL
      `.pipe(
        rowsOf(CountRow),
        Effect.map(([row]) => row?.count ?? 0)
      ),

    insert: (webhook: {
      readonly workspace_id: WorkspaceId
      readonly id: HookId
      readonly events: ReadonlyArray<ListenedTo>
      readonly target_url: string
      readonly target_host: string
      readonly retry_hours: number | null
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
