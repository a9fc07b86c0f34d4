import type { SqlClient } from "@effect/sql"
import { columns } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { StoredComment } from "./StoredComment.ts"

/** Reads comments as `c`, each with the name of its account. */
export const selectComments = (sql: SqlClient.SqlClient) => {
  const account = accountOf(sql, "c")
  return sql`SELECT ${columns(sql, StoredComment, { of: "c", as: { account_name: account.name } })}
    FROM comments c JOIN ${account.table} ON ${account.on}`
}
