import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/** Whether a rule of the guidance had a part in the latest decision about a comment. */
export class RuleMatches extends Context.Tag("steward/RuleMatches")<
  RuleMatches,
  { readonly matched: (workspaceId: WorkspaceId, commentId: CommentId) => Effect.Effect<boolean> }
>() {
  static readonly layer = Layer.effect(
    RuleMatches,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      matched: (workspaceId, commentId) =>
        sql<{ readonly matched: boolean }>`
          SELECT jsonb_typeof(record->'decision'->'ruleMatched') = 'object' AS matched FROM decision_records
          WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1
        `.pipe(
          Effect.map(([latest]) => latest?.matched === true),
          Effect.orDie
        )
    }))
  )
}
