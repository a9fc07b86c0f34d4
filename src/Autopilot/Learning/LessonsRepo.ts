import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What a person decided about a comment, as the autopilot learns from it. */
export const StoredLesson = Schema.Struct({
  comment_id: CommentId,
  text: Schema.String,
  verdict: Schema.Literal("hide", "keep"),
  category: Schema.NullOr(ProtectionKey),
  agreed: Schema.NullOr(Schema.Boolean),
  /** Whether the autopilot had asked about the comment. */
  asked: Schema.Boolean,
  /** Who wrote it, by platform and their id there; null where nobody knows. */
  author: Schema.optionalWith(Schema.NullOr(Schema.String), { exact: true }),
  at: Schema.DateFromSelf
})
export type StoredLesson = typeof StoredLesson.Type

const LastErasureRow = Schema.Struct({
  at: Schema.NullOr(Schema.DateFromSelf)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest `limit` lessons given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date, limit: number) =>
      sql`
      SELECT * FROM (
        SELECT a.comment_id, a.text, a.verdict, a.category, a.agreed, a.asked, a.at,
          c.platform || ' ' || c.author_external_id AS author
        FROM answers a JOIN comments c ON c.workspace_id = a.workspace_id AND c.id = a.comment_id
        WHERE a.workspace_id = ${workspaceId} AND a.at >= ${since} ORDER BY a.at DESC LIMIT ${limit}
      ) newest ORDER BY at`.pipe(rowsOf(StoredLesson)),

    /** When anything was last deleted for good in a workspace; null for never. */
    lastErasure: (workspaceId: WorkspaceId) =>
      sql`
        SELECT max(created_at) AS at FROM erasures WHERE workspace_id = ${workspaceId}`.pipe(
        rowsOf(LastErasureRow),
        Effect.map((rows) => rows[0]?.at?.getTime() ?? null)
      )
  }
})

export class LessonsRepo extends Context.Tag("steward/LessonsRepo")<LessonsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LessonsRepo, make)
}
