import type { SqlClient } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"
import { commentOf } from "#src/Comments/CommentSql.ts"

/**
 * The answer to a comment, for statements of other rooms. `of`: how the statement calls the table with the comment,
 * which has `workspace_id`. `comment`: its column that holds the comment's id. `as`: how it may call the answer.
 */
export const answerTo = (sql: SqlClient.SqlClient, of: string, comment: string, as = "a") => ({
  table: sql.literal(`answers ${as}`),
  on: sql.literal(`${as}.workspace_id = ${of}.workspace_id AND ${as}.comment_id = ${of}.${comment}`),
  verdict: sql.literal(`${as}.verdict`)
})

/** The newest `limit` answers given at or after `since`, oldest first, each with who wrote the comment. */
export const answersSince = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, since: Date, limit: number) => {
  const comment = commentOf(sql, "a")
  return sql`
    SELECT * FROM (
      SELECT a.comment_id, a.text, a.verdict, a.category, a.agreed, a.asked, a.at, ${comment.author} AS author
      FROM answers a JOIN ${comment.table} ON ${comment.on}
      WHERE a.workspace_id = ${workspaceId} AND a.at >= ${since} ORDER BY a.at DESC LIMIT ${limit}
    ) newest ORDER BY at`
}
