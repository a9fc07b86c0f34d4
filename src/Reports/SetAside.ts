import type { SqlClient } from "@effect/sql"
import type { WorkspaceId } from "#schema/Ids.ts"
import { archivedForReview } from "#src/Comments/CommentSql.ts"
import { heldForReview } from "#src/Moderation/Held/HeldSql.ts"

/** The comments for review that wait for nobody, as in Needs you: they were archived, or answered just now. */
export const setAside = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId) =>
  sql`${archivedForReview(sql, workspaceId)} UNION ALL ${heldForReview(sql, workspaceId)}`
