import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type AccountId, type CommentId, ContactId, type WorkspaceId } from "#schema/Ids.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { toComment } from "../CommentResource.ts"
import { selectComments } from "../SelectComments.ts"
import { StoredComment } from "../StoredComment.ts"

const AuthorRow = Schema.Struct({ contact_id: Schema.NullOr(ContactId) })

/** Comments by who wrote them. */
export class AuthorComments extends Context.Tag("steward/AuthorComments")<
  AuthorComments,
  {
    /** Null where the platform did not say who wrote it. */
    readonly authorOf: (workspaceId: WorkspaceId, id: CommentId) => Effect.Effect<ContactId | null>
    /**
     * What the author of a comment wrote before, newest first, in the accounts `within`, null for all of the workspace.
     * Not what was deleted for good.
     */
    readonly earlier: (
      workspaceId: WorkspaceId,
      id: CommentId,
      within: ReadonlyArray<AccountId> | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Comment>>
    /** What a contact wrote, newest first, but for what was deleted for good. */
    readonly by: (
      workspaceId: WorkspaceId,
      contactId: ContactId,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Comment>>
    /** Names the author of comments that came without a name. It makes no events. */
    readonly nameAuthor: (workspaceId: WorkspaceId, contactId: ContactId, name: string) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    AuthorComments,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const links = yield* AppLinks
      const clock = yield* WorkspaceClock
      const select = selectComments(sql)
      return AuthorComments.of({
        authorOf: tracedFn("AuthorComments.authorOf")(function* (workspaceId, id) {
          const [row] = yield* sql`
            SELECT contact_id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(rowsOf(AuthorRow))
          return row?.contact_id ?? null
        }, Effect.orDie),
        earlier: tracedFn("AuthorComments.earlier")(function* (workspaceId, id, within, limit) {
          const rows = yield* sql`
            WITH this AS (
              SELECT contact_id, received_at, id FROM comments WHERE workspace_id = ${workspaceId} AND id = ${id}
            )
            ${select} WHERE c.workspace_id = ${workspaceId} AND c.contact_id = (SELECT contact_id FROM this)
              AND (c.received_at, c.id) < (SELECT received_at, id FROM this) AND c.erased_at IS NULL
              AND (${within}::text[] IS NULL OR c.account_id = ANY (${within}::text[]))
            ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(StoredComment))
          return rows.map((row) => toComment(row, links))
        }, Effect.orDie),
        by: tracedFn("AuthorComments.by")(function* (workspaceId, contactId, limit) {
          const rows = yield* sql`
            ${select}
            WHERE c.workspace_id = ${workspaceId} AND c.contact_id = ${contactId} AND c.erased_at IS NULL
            ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(StoredComment))
          return rows.map((row) => toComment(row, links))
        }, Effect.orDie),
        nameAuthor: tracedFn("AuthorComments.nameAuthor")(
          function* (workspaceId, contactId, name) {
            yield* clock.next(workspaceId)
            yield* sql`UPDATE comments SET author_name = ${name}
              WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} AND author_name = ''`
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )
}
