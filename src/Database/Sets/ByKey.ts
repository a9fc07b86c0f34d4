import type { SqlClient, Statement } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"

/*
 * PostgreSQL joins a set to a table as it expects to be quickest, by statistics that are older than a workspace which grew
 * within a minute: it takes it for empty, and reads all of it for each set or even for each row. So the rows of a set are
 * found one by one by their key, in subqueries that it cannot take apart, and are changed at the place where they were
 * found.
 */

/** A set, and beside it `own.workspace_id`: not given as a value, or PostgreSQL would look up how large the workspace was. */
export const ofWorkspace = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, set: Statement.Fragment) =>
  sql`(SELECT ${workspaceId}::text AS workspace_id OFFSET 0) AS own CROSS JOIN ${set}`

/** Rows `n` of a set, which have an `id`, each with its `place` in a table. Rows that are changed there are locked before. */
export const placed = (
  sql: SqlClient.SqlClient,
  table: string,
  workspaceId: WorkspaceId,
  set: Statement.Fragment
) => sql`(
  SELECT n.*, found.place FROM ${ofWorkspace(sql, workspaceId, set)} CROSS JOIN LATERAL (
    SELECT ctid AS place FROM ${sql(table)} WHERE workspace_id = own.workspace_id AND id = n.id OFFSET 0
  ) AS found
) AS n`

/**
 * Whether a row is at the place that a row of a set names. The second half holds for every row; PostgreSQL expects that it
 * does for one alone, for which it is never worth to read the table instead.
 */
export const isAt = (sql: SqlClient.SqlClient, row: string, set: string) => {
  const [of, from] = [sql.literal(row), sql.literal(set)]
  return sql`${of}.ctid = ${from}.place AND ${from}.id || '' = ${from}.id`
}
