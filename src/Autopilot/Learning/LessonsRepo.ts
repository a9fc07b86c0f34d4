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
export type StoredLesson = typeof StoredLesson.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest `limit` lessons given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date, limit: number) =>
      answersSince(sql, workspaceId, since, limit).pipe(rowsOf(StoredLesson))
  }
})

export class LessonsRepo extends Context.Tag("steward/LessonsRepo")<LessonsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(LessonsRepo, make)
}
