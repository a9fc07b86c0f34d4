import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/** Marks the decision that a person changed, for the autopilot's figures and its trust. */
export class DecisionCorrections extends Context.Tag("steward/DecisionCorrections")<
  DecisionCorrections,
  { readonly mark: (workspaceId: WorkspaceId, commentId: CommentId, at: Date) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    DecisionCorrections,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      mark: (workspaceId, commentId, at) =>
        sql`
          UPDATE decision_records SET corrected_at = ${at}
          WHERE workspace_id = ${workspaceId} AND corrected_at IS NULL AND id = (
            SELECT id FROM decision_records
            WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1
          )
        `.pipe(Effect.orDie, Effect.asVoid)
    }))
  )
}
