import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { newestReplies, textsAt } from "#src/Comments/CommentSql.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What a person replied to a comment, the last time they did. */
export const StoredReply = Schema.Struct({
  question: Schema.String,
  author_name: Schema.String,
  author_handle: Schema.String,
  post_external_id: Schema.NullOr(Schema.String),
  post_caption: Schema.NullOr(Schema.String),
  reply: Schema.String,
  /** ISO 8601. */
  at: Schema.String
})
export type StoredReply = typeof StoredReply.Type

const StoredQuestion = Schema.Struct({ id: CommentId, text: Schema.String })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest replies that people gave, at most `limit`, newest first. */
    newest: (workspaceId: WorkspaceId, limit: number) =>
      newestReplies(sql, workspaceId, limit).pipe(rowsOf(StoredReply)),

    /** What comments said when they were last replied to; nothing of those that were not. */
    answered: (workspaceId: WorkspaceId, comments: ReadonlyArray<StoredComment>) => {
      const replied = comments.flatMap(({ id, replies }) => {
        const last = replies.at(-1)
        return last === undefined ? [] : [{ id, at: last.at }]
      })
      return replied.length === 0 ? Effect.succeed([]) : textsAt(sql, workspaceId, replied).pipe(rowsOf(StoredQuestion))
    }
  }
})

export class RepliesRepo extends Context.Tag("steward/RepliesRepo")<RepliesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(RepliesRepo, make)
}
