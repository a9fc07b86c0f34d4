import type { SqlClient } from "@effect/sql"
import { Schema } from "effect"
import { AccountId, ContactId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"

/** Somebody without a name, by the id that the platform gave them. */
export const UnnamedContact = Schema.Struct({
  workspace_id: WorkspaceId,
  id: ContactId,
  account_id: AccountId,
  external_id: Schema.String
})
export type UnnamedContact = typeof UnnamedContact.Type

const DueContact = UnnamedContact.pick("workspace_id", "id")

/** People of whom the platform told an id alone. */
export const unnamed = (sql: SqlClient.SqlClient) => {
  const account = accountOf(sql, "c")
  return {
    /** Takes people of accounts that can be read, and lets nobody else ask for their names until `until`. */
    claimUnnamed: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT c.workspace_id, c.id FROM contacts c JOIN ${account.table} ON ${account.on}
          WHERE c.name_due_at <= ${now} AND ${account.connected} AND ${account.platform} IN ${sql.in(platforms)}
          ORDER BY c.name_due_at LIMIT ${lookedAt}`.pipe(rowsOf(DueContact)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH due AS (
              SELECT id FROM contacts
              WHERE workspace_id = ${workspaceId} AND id = ANY (${due.map(({ id }) => id)}::text[]) AND name_due_at <= ${now}
              ORDER BY name_due_at LIMIT ${share} FOR UPDATE SKIP LOCKED
            ), claimed AS (
              UPDATE contacts c SET name_due_at = ${until} FROM due WHERE c.workspace_id = ${workspaceId} AND c.id = due.id
              RETURNING c.id
            )
            SELECT DISTINCT ON (i.contact_id) i.workspace_id, i.contact_id AS id, i.account_id, i.value AS external_id
            FROM claimed c JOIN contact_identities i ON i.contact_id = c.id
            WHERE i.workspace_id = ${workspaceId} AND i.kind = 'id'
            ORDER BY i.contact_id, i.wrote_at DESC NULLS LAST, i.value`.pipe(rowsOf(UnnamedContact))
      )
  }
}
