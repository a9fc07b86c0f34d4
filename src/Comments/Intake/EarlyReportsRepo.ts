import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { EarlyReport } from "./EarlyReport.ts"

export const StoredEarlyReport = Schema.Struct({
  ...EarlyReport.fields,
  external_id: Schema.String
})
export type StoredEarlyReport = typeof StoredEarlyReport.Type

const ForgetRow = Schema.Struct({
  external_id: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    get: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql`
        SELECT external_id, text, has_media, hidden, removed, at FROM early_reports
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`.pipe(
        rowsOf(StoredEarlyReport)
      ),

    put: (workspaceId: WorkspaceId, accountId: AccountId, reports: ReadonlyMap<string, EarlyReport>) => sql`
      INSERT INTO early_reports (workspace_id, account_id, external_id, text, has_media, hidden, removed, at)
      SELECT ${workspaceId}, ${accountId}, n.*
      FROM json_to_recordset(${recordset(Array.from(reports, ([external_id, report]) => ({ external_id, ...report })))}::json)
        AS n (external_id text, text text, has_media boolean, hidden boolean, removed boolean, at timestamptz)
      ON CONFLICT (workspace_id, account_id, external_id) DO UPDATE SET text = excluded.text,
        has_media = excluded.has_media, hidden = excluded.hidden, removed = excluded.removed, at = excluded.at`,

    remove: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) => sql`
      DELETE FROM early_reports
      WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`,

    /** Throws away those whose comment never came; answers how many. */
    forget: (before: Date, limit: number) =>
      sql`
        DELETE FROM early_reports WHERE (workspace_id, account_id, external_id) IN (
          SELECT workspace_id, account_id, external_id FROM early_reports WHERE at < ${before}
          ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING external_id`.pipe(
        rowsOf(ForgetRow),
        Effect.map((rows) => rows.length)
      )
  }
})

export class EarlyReportsRepo extends Context.Tag("steward/EarlyReportsRepo")<
  EarlyReportsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(EarlyReportsRepo, make)
}
