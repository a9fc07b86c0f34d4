import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HeldAnswersRepo } from "./HeldAnswersRepo.ts"

/** Takes people's words out of answers and platform work. Hiding goes on: it needs only the comment's id. */
export class ModerationErasure extends Context.Tag("steward/ModerationErasure")<
  ModerationErasure,
  {
    /** Runs in the caller's transaction. */
    readonly erase: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>, at: Date) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    ModerationErasure,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const held = yield* HeldAnswersRepo
      return ModerationErasure.of({
        erase: tracedFn("ModerationErasure.erase")(function* (workspaceId, ids, at) {
          const theirs = sql`workspace_id = ${workspaceId} AND ${sql.in("comment_id", ids)}`
          yield* sql`UPDATE answers SET text = '', answer_text = NULL, note = NULL WHERE ${theirs}`
          yield* sql`
            UPDATE platform_work SET state = 'cancelled', finished_at = ${at}
            WHERE ${theirs} AND state IN ('queued', 'parked') AND action NOT IN ('hide', 'unhide')`
          yield* held.erase(workspaceId, ids)
          yield* sql`UPDATE platform_work SET reply_text = NULL, about = NULL, last_error = NULL WHERE ${theirs}`
        }, Effect.orDie)
      })
    })
  )
}
