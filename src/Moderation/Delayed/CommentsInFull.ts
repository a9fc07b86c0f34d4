import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { CommentInFull } from "#schema/resources/Comment.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { delayOf, NextWork } from "./Delay.ts"

/** Comments with what happened to them, and what keeps their platform work from being done: what every door shows. */
export class CommentsInFull extends Context.Tag("steward/CommentsInFull")<
  CommentsInFull,
  { readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<CommentInFull, NotFound> }
>() {
  static readonly layer = Layer.effect(
    CommentsInFull,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const comments = yield* Comments

      const next = (workspaceId: WorkspaceId, id: string) =>
        sql`
          SELECT action, state, due_at AS "dueAt", last_error AS "lastError" FROM platform_work
          WHERE workspace_id = ${workspaceId} AND comment_id = ${id} AND state IN ('queued', 'parked')
          ORDER BY position LIMIT 1`.pipe(
          rowsOf(NextWork),
          Effect.map(([row]) => row ?? null),
          Effect.orDie
        )

      return CommentsInFull.of({
        get: tracedFn("CommentsInFull.get")(function* (workspaceId, id) {
          const comment = yield* comments.get(workspaceId, id)
          // what is pending stands in the comment itself, so that most need no second look
          const work = comment.pending_action === null ? null : yield* next(workspaceId, comment.id)
          const delayed = work === null ? null : delayOf(work, yield* now)
          return { ...comment, delayed }
        })
      })
    })
  )
}
