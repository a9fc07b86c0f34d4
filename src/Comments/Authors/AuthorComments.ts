import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type CommentId, ContactId, type WorkspaceId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { toComment } from "../CommentResource.ts"
import { selectComments } from "../SelectComments.ts"
import { StoredComment } from "../StoredComment.ts"

const AuthorRow = Schema.Struct({ contact_id: Schema.NullOr(ContactId) })

/** Which contact wrote what. */
export class AuthorComments extends Context.Tag("steward/AuthorComments")<
  AuthorComments,
  {
    /** Null where the platform did not say who wrote it. */
    readonly authorOf: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<ContactId | null>
    /** What a contact wrote, newest first, but for what was deleted for good. */
    readonly by: (
      workspaceId: WorkspaceId,
      contactId: ContactId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Comment>>
  }
>() {
  static readonly layer = Layer.effect(
    AuthorComments,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const links = yield* AppLinks
      return AuthorComments.of({
        authorOf: tracedFn("AuthorComments.authorOf")(function* (workspaceId, id) {
          const [row] = yield* sql`
            SELECT contact_id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(rowsOf(AuthorRow))
          return row?.contact_id ?? null
        }, Effect.orDie),
        by: tracedFn("AuthorComments.by")(function* (workspaceId, contactId, limit) {
          const rows = yield* sql`
            ${selectComments(sql)}
            WHERE c.workspace_id = ${workspaceId} AND c.contact_id = ${contactId} AND c.erased_at IS NULL
            ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(StoredComment))
          return rows.map((row) => toComment(row, links))
        }, Effect.orDie)
      })
    })
  )
}
