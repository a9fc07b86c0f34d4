import type { SqlClient } from "@effect/sql"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"

/**
 * For whom rows of a table act, for statements of other rooms and this one. `of`: how the statement calls that table,
 * which has `workspace_id` and `person_id`. Not for rows of those who are no members any longer.
 */
export const memberOf = (sql: SqlClient.SqlClient, of: string) => {
  const names = namesOf(sql, of)
  return {
    joins: sql`${names.joins}
      JOIN members m ON ${sql.literal(`m.workspace_id = ${of}.workspace_id AND m.person_id = ${of}.person_id`)}`,
    columns: sql`${names.columns}, m.role, m.limited_to`
  }
}

/** The names of the workspace and of the person, whether a member or not. */
export const namesOf = (sql: SqlClient.SqlClient, of: string) => ({
  joins: sql.literal(`JOIN workspaces w ON w.id = ${of}.workspace_id JOIN people p ON p.id = ${of}.person_id`),
  columns: sql.literal("w.name AS workspace_name, p.name AS person_name")
})

/** A membership, as `m`, to follow FROM: no row where there is none. */
export const membership = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, personId: PersonId) =>
  sql`members m WHERE m.workspace_id = ${workspaceId} AND m.person_id = ${personId}`

/** The id of a person, as a value; null where there is no such person. */
export const personIfAny = (sql: SqlClient.SqlClient, id: PersonId) => sql`(SELECT id FROM people WHERE id = ${id})`
