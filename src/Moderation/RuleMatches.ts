import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const MatchedRow = Schema.Struct({ comment_id: CommentId })

/** Whether a rule of the guidance had a part in the latest decisions about comments. */
export class RuleMatches extends Context.Tag("steward/RuleMatches")<
  RuleMatches,
  {
    /** Of the comments, those in whose latest decision one had. */
    readonly matchedAmong: (
      workspaceId: WorkspaceId,
      commentIds: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyArray<CommentId>>
  }
>() {
  static readonly layer = Layer.effect(
    RuleMatches,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      matchedAmong: (workspaceId, commentIds) =>
        sql`
          SELECT asked.comment_id FROM unnest(${commentIds}::text[]) AS asked (comment_id) CROSS JOIN LATERAL (
            SELECT record FROM decision_records
            WHERE workspace_id = ${workspaceId} AND comment_id = asked.comment_id ORDER BY at DESC LIMIT 1
          ) AS latest
          WHERE jsonb_typeof(latest.record->'decision'->'ruleMatched') = 'object'
        `.pipe(
          rowsOf(MatchedRow),
          Effect.map((rows) => rows.map(({ comment_id }) => comment_id)),
          Effect.orDie
        )
    }))
  )
}
