import type { SqlClient } from "@effect/sql"
import { Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { firstRow } from "#src/Database/Rows.ts"

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
