import type { SqlClient } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"

/** An id as it is now, as a value: one that was linked into another contact stands for that one. */
const currentContact = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: string) => sql`coalesce(
  (SELECT contact_id FROM contact_links WHERE workspace_id = ${workspaceId} AND old_id = ${id}), ${id})`

/** Every id that a contact ever had, as an array. */
export const everyIdOf = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: string) => sql`ARRAY(
  SELECT ${currentContact(sql, workspaceId, id)}
  UNION SELECT old_id FROM contact_links
  WHERE workspace_id = ${workspaceId} AND contact_id = ${currentContact(sql, workspaceId, id)}
)`

/** The id of a contact as it is now, as a value; null where the workspace has no such contact. */
export const contactIfAny = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, id: string) => sql`
  (SELECT id FROM contacts WHERE workspace_id = ${workspaceId} AND id = ${currentContact(sql, workspaceId, id)})`
