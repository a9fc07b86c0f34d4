import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { EarlyReport } from "./EarlyReport.ts"

export interface StoredEarlyReport extends EarlyReport {
  readonly external_id: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    get: (workspaceId: WorkspaceId, accountId: AccountId, externalIds: ReadonlyArray<string>) =>
      sql<StoredEarlyReport>`
        SELECT external_id, text, has_media, hidden, removed, at FROM early_reports
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND ${sql.in("external_id", externalIds)}`,

    put: (workspaceId: WorkspaceId, accountId: AccountId, report: StoredEarlyReport) => sql`
      INSERT INTO early_reports ${sql.insert({ workspace_id: workspaceId, account_id: accountId, ...report })}
      ON CONFLICT (workspace_id, account_id, external_id)
        DO UPDATE SET ${sql.update({ ...report }, ["external_id"])}`,

    remove: (workspaceId: WorkspaceId, accountId: AccountId, externalId: string) => sql`
      DELETE FROM early_reports
      WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND external_id = ${externalId}`,

    /** Throws away those whose comment never came; answers how many. */
    forget: (before: Date, limit: number) =>
      sql<{ readonly external_id: string }>`
        DELETE FROM early_reports WHERE (workspace_id, account_id, external_id) IN (
          SELECT workspace_id, account_id, external_id FROM early_reports WHERE at < ${before}
          ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING external_id`.pipe(Effect.map((rows) => rows.length))
  }
})

export class EarlyReportsRepo extends Context.Tag("steward/EarlyReportsRepo")<
  EarlyReportsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(EarlyReportsRepo, make)
}
