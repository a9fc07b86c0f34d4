import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"

const Decided = Schema.Struct({ outcome: Schema.Literal("hide", "keep", "ask") })
const decodeDecided = Schema.decodeUnknown(Schema.Array(Decided))

/** What the autopilot decided, as people look back at it: marked where they changed it, for its figures. */
export class DecisionCorrections extends Context.Tag("steward/DecisionCorrections")<
  DecisionCorrections,
  {
    /** When a person decided otherwise than the latest decision about a comment; null when in the end they did not. */
    readonly mark: (workspaceId: WorkspaceId, commentId: CommentId, at: Date | null) => Effect.Effect<void>
    /** What the latest decision did on its own; null where there was none, or it asked. */
    readonly latest: (workspaceId: WorkspaceId, commentId: CommentId) => Effect.Effect<"hide" | "keep" | null>
  }
>() {
  static readonly layer = Layer.effect(
    DecisionCorrections,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      latest: Effect.fn("DecisionCorrections.latest")(function* (workspaceId, commentId) {
        const rows = yield* sql`SELECT outcome FROM decision_records
          WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1`
        const [last] = yield* decodeDecided(rows)
        return last === undefined || last.outcome === "ask" ? null : last.outcome
      }, Effect.orDie),
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
