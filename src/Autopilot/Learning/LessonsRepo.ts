import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { answersSince } from "#src/Moderation/AnswerSql.ts"

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
export interface StoredLesson extends Schema.Schema.Type<typeof StoredLesson> {
  /** What a language model had said about the comment; undefined where none was sure. */
  readonly opinion?: OpinionOnLesson | undefined
}

/** A second opinion that a comment was decided with, and what the comment was asked about or hidden for. */
export const OpinionOnLesson = Schema.Struct({
  comment_id: CommentId,
  area: ProtectionKey,
  leaning: Schema.Literal("hide", "keep")
})
export type OpinionOnLesson = typeof OpinionOnLesson.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest `limit` lessons given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date, limit: number) =>
      answersSince(sql, workspaceId, since, limit).pipe(rowsOf(StoredLesson)),

    /** The opinions, of at least so much confidence, that some comments were last decided with. */
    opinions: (workspaceId: WorkspaceId, comments: ReadonlyArray<CommentId>, confidence: number) =>
      sql`
        SELECT latest.comment_id, latest.category AS area, latest.record->'input'->'opinion'->>'leaning' AS leaning
        FROM unnest(${comments}::text[]) AS asked (comment_id)
        CROSS JOIN LATERAL (
          SELECT comment_id, category, record FROM decision_records d
          WHERE d.workspace_id = ${workspaceId} AND d.comment_id = asked.comment_id
            AND jsonb_typeof(d.record->'input'->'opinion') = 'object'
          ORDER BY d.at DESC LIMIT 1
        ) latest
        WHERE latest.category IS NOT NULL
          AND latest.record->'input'->'opinion'->>'leaning' IN ('hide', 'keep')
          AND (latest.record->'input'->'opinion'->>'confidence')::float8 >= ${confidence}::float8`.pipe(
        rowsOf(OpinionOnLesson)
      )
  }
})

export class LessonsRepo extends Context.Tag("steward/LessonsRepo")<LessonsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LessonsRepo, make)
}
