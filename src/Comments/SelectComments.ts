import type { SqlClient } from "@effect/sql"
import { columns } from "#src/Database/Rows.ts"
import { StoredComment } from "./StoredComment.ts"

/** Reads comments as `c`, each with the name of its account. */
export const selectComments = (sql: SqlClient.SqlClient) =>
  sql`SELECT ${columns(sql, StoredComment, { of: "c", as: { account_name: sql`a.name` } })}
    FROM comments c JOIN accounts a ON a.workspace_id = c.workspace_id AND a.id = c.account_id`
