import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { CommentDetail } from "#schema/resources/Comment.ts"
import { SalesLedTo } from "#src/Contacts/SalesLedTo.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { toComment } from "./CommentResource.ts"
import { CommentsRepo } from "./CommentsRepo.ts"

/** Comments with all that is told of each, many at once. */
export class CommentDetails extends Context.Tag("steward/CommentDetails")<
  CommentDetails,
  {
    /** In the order of `ids`, without those that there are not; three queries, whatever their number. */
    readonly of: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyArray<CommentDetail>>
  }
>() {
  static readonly layer = Layer.effect(
    CommentDetails,
    Effect.gen(function* () {
      const repo = yield* CommentsRepo
      const links = yield* AppLinks
      const sales = yield* SalesLedTo
      return CommentDetails.of({
        of: tracedFn("CommentDetails.of")(function* (workspaceId, ids) {
          if (ids.length === 0) return []
          const rows = new Map((yield* repo.some(workspaceId, ids)).map((row) => [row.id, row]))
          const histories = Map.groupBy(yield* repo.histories(workspaceId, ids), ({ comment_id }) => comment_id)
          const sold = yield* sales.ofComments(workspaceId, ids)
          return ids.flatMap((id) => {
            const row = rows.get(id)
            if (row === undefined) return []
            const history = histories.get(id) ?? []
            return {
              ...toComment(row, links),
              history: history.map(({ actor, at, note, what }) => ({ at: shown(at), actor, what, note })),
              sales: sold.get(id) ?? []
            }
          })
        }, Effect.orDie)
      })
    })
  )
}
