import { SqlClient } from "@effect/sql"
import { Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { HeldComments } from "#src/Comments/Changes/HeldComments.ts"
import { commentOf } from "#src/Comments/CommentSql.ts"

const heldAnswerTo = (sql: SqlClient.SqlClient, comment: "c") => {
  const of = sql.literal(comment)
  return sql`EXISTS (
    SELECT FROM held_answers h WHERE h.workspace_id = ${of}.workspace_id AND h.comment_id = ${of}.id)`
}

/** What the comment store asks about held answers. */
export const heldComments = Layer.effect(
  HeldComments,
  Effect.map(SqlClient.SqlClient, (sql) => ({ isHeld: heldAnswerTo(sql, "c") }))
)

/** The comments for review that were answered just now, each once: a few seconds' worth of answers. */
export const heldForReview = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId) => {
  const comment = commentOf(sql, "h")
  return sql`
    SELECT DISTINCT h.comment_id AS id, ${comment.place}, ${comment.receivedAt}
    FROM held_answers h JOIN ${comment.table} ON ${comment.on}
    WHERE h.workspace_id = ${workspaceId} AND ${comment.waits}`
}
