import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { WorkspaceId } from "#schema/Ids.ts"
import { MarketingKind } from "#schema/MarketingKind.ts"
import { Consent } from "#schema/settings/EmailMarketing.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"

export const StoredIntegration = Schema.Struct({
  workspace_id: WorkspaceId,
  kind: MarketingKind,
  sealed_secret: Schema.Uint8ArrayFromSelf,
  audience_id: Schema.NullOr(Schema.String),
  consent: Schema.NullOr(Consent),
  target_url: Schema.NullOr(Schema.String),
  tells_new: Schema.Boolean,
  created_at: Schema.DateFromSelf,
  last_told_at: Schema.NullOr(Schema.DateFromSelf),
  last_error: Schema.NullOr(Schema.String)
})
export type StoredIntegration = typeof StoredIntegration.Type

const Counted = Schema.Struct({ ...StoredIntegration.fields, waiting: Schema.Number, failed: Schema.Number })
export type CountedIntegration = typeof Counted.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const counted = sql`
    SELECT i.workspace_id, i.kind, i.sealed_secret, i.audience_id, i.consent, i.target_url, i.tells_new, i.created_at,
      i.last_told_at, i.last_error, c.waiting, c.failed
    FROM marketing_integrations i CROSS JOIN LATERAL (
      SELECT count(c.due_at)::int AS waiting, (count(*) - count(c.due_at))::int AS failed
      FROM marketing_calls c WHERE c.workspace_id = i.workspace_id AND c.kind = i.kind
    ) AS c`
  return {
    list: (workspaceId: WorkspaceId) =>
      sql`${counted} WHERE i.workspace_id = ${workspaceId} ORDER BY i.created_at`.pipe(rowsOf(Counted)),

    get: (workspaceId: WorkspaceId, kind: MarketingKind) =>
      sql`${counted} WHERE i.workspace_id = ${workspaceId} AND i.kind = ${kind}`.pipe(firstRow(Counted)),

    lock: (workspaceId: WorkspaceId, kind: MarketingKind) =>
      sql`
        SELECT workspace_id, kind, sealed_secret, audience_id, consent, target_url, tells_new, created_at, last_told_at,
          last_error
        FROM marketing_integrations WHERE workspace_id = ${workspaceId} AND kind = ${kind} FOR UPDATE`.pipe(
        firstRow(StoredIntegration)
      ),

    put: (row: StoredIntegration) => sql`
      INSERT INTO marketing_integrations ${sql.insert({ ...row })}
      ON CONFLICT (workspace_id, kind) DO UPDATE SET sealed_secret = excluded.sealed_secret,
        audience_id = excluded.audience_id, consent = excluded.consent, target_url = excluded.target_url,
        tells_new = excluded.tells_new, last_error = excluded.last_error`,

    remove: (workspaceId: WorkspaceId, kind: MarketingKind) => sql`
      DELETE FROM marketing_integrations WHERE workspace_id = ${workspaceId} AND kind = ${kind}`,

    /** What came of telling: the latest failure stands until it works. */
    noted: (workspaceId: WorkspaceId, kind: MarketingKind, at: Date, error: string | null) => sql`
      UPDATE marketing_integrations SET last_error = ${error},
        last_told_at = CASE WHEN ${error}::text IS NULL THEN ${at}::timestamptz ELSE last_told_at END
      WHERE workspace_id = ${workspaceId} AND kind = ${kind}`
  }
})

/** The systems that a workspace has set up. */
export class MarketingRepo extends Context.Tag("steward/MarketingRepo")<
  MarketingRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(MarketingRepo, make)
}
