import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

/** Marks the decisions that people changed, for the autopilot's figures. */
export class DecisionCorrections extends Context.Tag("steward/DecisionCorrections")<
  DecisionCorrections,
  {
    /** When a person decided otherwise than the latest decision about a comment; null when in the end they did not. */
    readonly mark: (workspaceId: WorkspaceId, commentId: CommentId, at: Date | null) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    DecisionCorrections,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      mark: (workspaceId, commentId, at) =>
        sql`
          UPDATE decision_records SET corrected_at = ${at}::timestamptz
          WHERE workspace_id = ${workspaceId} AND id = (
            SELECT id FROM decision_records
            WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1
          )
        `.pipe(Effect.orDie, Effect.asVoid)
    }))
  )
}
