import type { SqlClient, Statement } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"

/** Every account, as `a`: for statements of other rooms that go from account to account. */
export const everyAccount = (sql: SqlClient.SqlClient) => sql.literal("accounts a")

/**
 * The account that rows of another room's table belong to, for its statements. `of`: how the statement calls that
 * table, which has `workspace_id` and `account_id`. `as`: how it may call the account.
 */
export const accountOf = (sql: SqlClient.SqlClient, of: string, as = "a") => ({
  /** To be joined, or to follow FROM. */
  table: sql.literal(`accounts ${as}`),
  on: sql.literal(`${as}.workspace_id = ${of}.workspace_id AND ${as}.id = ${of}.account_id`),
  name: sql.literal(`${as}.name`),
  platform: sql.literal(`${as}.platform`),
  connected: sql.literal(`${as}.disconnected_at IS NULL`),
  /**
   * Whether it is connected, and of one of these platforms. As a value: to the planner, who knows nothing of a table that
   * grew within a minute, a join is leave to begin with the accounts and to read all that ever came of each.
   */
  isConnectedTo: (platforms: ReadonlyArray<Platform>) => sql`(
    SELECT ${sql.literal(as)}.disconnected_at IS NULL AND ${sql.literal(as)}.platform IN ${sql.in(platforms)}
    FROM ${sql.literal(`accounts ${as} WHERE ${as}.workspace_id = ${of}.workspace_id AND ${as}.id = ${of}.account_id`)})`
})

/** The platform of an account of the workspace, as a value; null where it has no such account. */
export const platformOf = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, accountId: string | null) =>
  sql`(SELECT a.platform FROM accounts a WHERE a.workspace_id = ${workspaceId} AND a.id = ${accountId})`

/** Whether the workspace has an account of this id, as a condition. */
export const hasAccount = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: Statement.Fragment) =>
  sql`EXISTS (SELECT FROM accounts a WHERE a.workspace_id = ${workspaceId} AND a.id = ${id})`

/** The `workspace_id`, `id` and `external_id` of those connected accounts that a platform names. */
export const connectedUnder = (sql: SqlClient.SqlClient, platform: Platform, externalIds: ReadonlyArray<string>) => sql`
  SELECT workspace_id, id, external_id FROM accounts
  WHERE platform = ${platform} AND external_id = ANY (${externalIds}::text[]) AND sealed_token IS NOT NULL`
