import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { AnswerKind } from "#schema/resources/NeedsYou.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"

/** What a person decided about a comment. `agreed`: whether the autopilot thought the same; null without a leaning. */
export const StoredAnswer = Schema.Struct({
  workspace_id: WorkspaceId,
  comment_id: CommentId,
  verdict: Schema.Literal("hide", "keep"),
  answer: AnswerKind,
  answer_text: Schema.NullOr(Schema.String),
  queued: Schema.Boolean,
  person_id: PersonId,
  person_name: Schema.String,
  category: Schema.NullOr(ProtectionKey),
  agreed: Schema.NullOr(Schema.Boolean),
  /** Whether the autopilot had asked about the comment. */
  asked: Schema.Boolean,
  text: Schema.String,
  /** What else came of it, in words. */
  note: Schema.NullOr(Schema.String),
  at: Schema.DateFromSelf
})
export type StoredAnswer = typeof StoredAnswer.Type

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  return {
    get: (workspaceId: WorkspaceId, commentId: CommentId) =>
      sql`
        SELECT * FROM answers WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId}
      `.pipe(firstRow(StoredAnswer)),

    /** Those of these comments that somebody answered. */
    of: (workspaceId: WorkspaceId, commentIds: ReadonlyArray<string>) =>
      sql`
        SELECT * FROM answers WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${commentIds}::text[])
      `.pipe(rowsOf(StoredAnswer)),

    put: (answer: StoredAnswer) => sql`
      INSERT INTO answers ${sql.insert({ ...answer })}
      ON CONFLICT (workspace_id, comment_id) DO UPDATE SET ${sql.update({ ...answer }, ["workspace_id", "comment_id"])}`,

    /** Answers given at or after `since`, oldest first. */
    since: (workspaceId: WorkspaceId, since: Date) =>
      sql`
        SELECT * FROM answers WHERE workspace_id = ${workspaceId} AND at >= ${since} ORDER BY at, comment_id`.pipe(
        rowsOf(StoredAnswer)
      )
  }
})

export class AnswersRepo extends Context.Tag("steward/AnswersRepo")<AnswersRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(AnswersRepo, make)
}
