import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What a person replied to a comment, the last time they did. */
export const StoredReply = Schema.Struct({
  question: Schema.String,
  author_name: Schema.String,
  author_handle: Schema.String,
  reply: Schema.String,
  /** ISO 8601. */
  at: Schema.String
})
export type StoredReply = typeof StoredReply.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** The newest replies that people gave, at most `limit`, newest first. */
    newest: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT c.text AS question, c.author_name, c.author_handle, r.reply ->> 'text' AS reply, r.reply ->> 'at' AS at
      FROM (
        SELECT text, author_name, author_handle, replies FROM comments
        WHERE workspace_id = ${workspaceId} AND replies::text <> '[]' AND erased_at IS NULL
        ORDER BY updated_at DESC LIMIT ${limit}
      ) c CROSS JOIN LATERAL (
        SELECT reply FROM json_array_elements(c.replies) WITH ORDINALITY AS given (reply, nth)
        WHERE reply ->> 'by' = 'person' ORDER BY nth DESC LIMIT 1
      ) r`.pipe(rowsOf(StoredReply))
  }
})

export class RepliesRepo extends Context.Tag("steward/RepliesRepo")<RepliesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(RepliesRepo, make)
}
