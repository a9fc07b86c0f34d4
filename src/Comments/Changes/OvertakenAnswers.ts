import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const OvertakenRow = Schema.Struct({ comment_id: CommentId })

/** Comments that were edited, and of which an answer took no effect. */
export class OvertakenAnswers extends Context.Tag("steward/OvertakenAnswers")<
  OvertakenAnswers,
  {
    /** Those of these comments of which both happened since a time. */
    readonly since: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<CommentId>,
      since: Date
    ) => Effect.Effect<ReadonlySet<CommentId>>
  }
>() {
  static readonly layer = Layer.effect(
    OvertakenAnswers,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      since: (workspaceId, ids, since) =>
        sql`
          SELECT comment_id FROM comment_history
          WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${ids}::text[]) AND at >= ${since}
            AND what IN ('edited', 'not answered')
          GROUP BY comment_id HAVING count(DISTINCT what) = 2`.pipe(
          rowsOf(OvertakenRow),
          Effect.map((rows) => new Set(rows.map(({ comment_id }) => comment_id))),
          Effect.orDie
        )
    }))
  )
}
