import type { SqlClient, Statement } from "@effect/sql"
import { columns } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { StoredComment } from "./StoredComment.ts"

/** Reads comments as `c`, each with the name of its account. `from`: where else the rows of `c` come from. */
export const selectComments = (sql: SqlClient.SqlClient, from: Statement.Fragment = sql`comments c`) => {
  const account = accountOf(sql, "c")
  return sql`SELECT ${columns(sql, StoredComment, { of: "c", as: { account_name: account.name } })}
    FROM ${from} JOIN ${account.table} ON ${account.on}`
}
