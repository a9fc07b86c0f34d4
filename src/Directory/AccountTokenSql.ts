import type { SqlClient } from "@effect/sql"
import { Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { StoredAccount } from "./ConnectedAccounts.ts"

/** The sealed token of a connected account, and whose it is. */
const HeldToken = Schema.Struct({
  workspace_id: WorkspaceId,
  id: AccountId,
  sealed_token: Schema.Uint8ArrayFromSelf
})
export type HeldToken = typeof HeldToken.Type

/** The token of an account, where it is connected; locked until the transaction ends. */
export const lockToken = (sql: SqlClient.SqlClient, platform: Platform, externalId: string) =>
  sql`
    SELECT workspace_id, id, sealed_token FROM accounts
    WHERE platform = ${platform} AND external_id = ${externalId} AND sealed_token IS NOT NULL FOR UPDATE`.pipe(
    firstRow(HeldToken)
  )

export const replaceToken = (sql: SqlClient.SqlClient, { id, workspace_id }: HeldToken, sealed: Uint8Array) => sql`
  UPDATE accounts SET sealed_token = ${sealed} WHERE workspace_id = ${workspace_id} AND id = ${id}`

/** Takes accounts whose token is to be renewed, and lets nobody else do that until `until`. */
export const claimRenewals = (sql: SqlClient.SqlClient, now: Date, until: Date, limit: number) =>
  sql`
    UPDATE accounts SET token_renew_at = ${until}
    WHERE (workspace_id, id) IN (
      WITH due AS MATERIALIZED (
        SELECT workspace_id, id FROM accounts
        WHERE token_renew_at <= ${now} AND disconnected_at IS NULL AND sealed_token IS NOT NULL
        ORDER BY token_renew_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) SELECT workspace_id, id FROM due
    )
    RETURNING ${columns(sql, StoredAccount)}`.pipe(rowsOf(StoredAccount))

/** When the token is to be renewed next; null for never. */
export const renewNext = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: AccountId, at: Date | null) => sql`
  UPDATE accounts SET token_renew_at = ${at} WHERE workspace_id = ${workspaceId} AND id = ${id}`
