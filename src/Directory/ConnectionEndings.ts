import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { StoredAccount } from "./ConnectedAccounts.ts"
import { connectedElsewhere } from "./ConnectedElsewhere.ts"

const SetAsideAccount = Schema.Struct({
  ...StoredAccount.pick("workspace_id", "id", "platform", "external_id").fields,
  kept_in: WorkspaceId
})

const DisconnectRow = Schema.Struct({
  name: Schema.String
})

const ReleaseRow = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  platform: Platform
})

const DisconnectedAccount = Schema.Struct({
  ...StoredAccount.pick("id", "name").fields,
  at: Schema.DateFromSelf,
  reason: Schema.String
})

const AuthorizedRow = Schema.Struct({ authorized_by: Schema.NullOr(Schema.String) })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    disconnect: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) =>
      sql`
        UPDATE accounts SET disconnected_at = ${at}, disconnected_reason = ${reason}
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND disconnected_at IS NULL RETURNING name`.pipe(
        rowsOf(DisconnectRow)
      ),

    /** Forgets the token with it. What was disconnected before stays so, for this reason. */
    release: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) =>
      sql`
        UPDATE accounts SET sealed_token = NULL, disconnected_at = coalesce(disconnected_at, ${at}),
          disconnected_reason = ${reason}, authorized_by = NULL
        WHERE workspace_id = ${workspaceId} AND id = ${id} AND sealed_token IS NOT NULL RETURNING id, name, platform`.pipe(
        rowsOf(ReleaseRow)
      ),

    /** Those that are disconnected, latest first. */
    disconnected: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        SELECT id, name, disconnected_at AS at, coalesce(disconnected_reason, '') AS reason FROM accounts
        WHERE workspace_id = ${workspaceId} AND disconnected_at IS NOT NULL
        ORDER BY disconnected_at DESC LIMIT ${limit}`.pipe(rowsOf(DisconnectedAccount)),

    /** Who connected an account, as the platform calls them; none where there is no such account. */
    authorizedBy: (workspaceId: WorkspaceId, id: AccountId) =>
      sql`SELECT authorized_by FROM accounts WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(
        firstRow(AuthorizedRow)
      ),

    /** Those that somebody connected, or is, as the platform calls them. */
    connectedBy: (platform: Platform, userId: string) =>
      sql`SELECT ${columns(sql, StoredAccount)} FROM accounts
        WHERE platform = ${platform} AND (external_id = ${userId} OR authorized_by = ${userId})
          AND sealed_token IS NOT NULL
        ORDER BY workspace_id, id`.pipe(rowsOf(StoredAccount)),

    /** Those that lost their page or channel to the workspace that keeps it. */
    setAside: sql`
      SELECT a.workspace_id, a.id, a.platform, a.external_id, kept.workspace_id AS kept_in
      FROM accounts a JOIN accounts kept ON kept.platform = a.platform AND kept.external_id = a.external_id
      WHERE a.sealed_token IS NULL AND a.disconnected_reason = ${connectedElsewhere}
        AND kept.sealed_token IS NOT NULL
      ORDER BY a.workspace_id, a.id`.pipe(rowsOf(SetAsideAccount))
  }
})

/** How connections to accounts end, and those that have. */
export class ConnectionEndings extends Context.Tag("steward/ConnectionEndings")<
  ConnectionEndings,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ConnectionEndings, make)
}
