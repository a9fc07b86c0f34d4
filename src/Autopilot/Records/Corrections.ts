import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { DecisionCorrections } from "#src/Moderation/DecisionCorrections.ts"

const DecidedRow = Schema.Struct({
  outcome: Schema.Literal("hide", "keep", "ask")
})

/** Decisions as people look back at them. */
export const decisionCorrections = Layer.effect(
  DecisionCorrections,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    latest: tracedFn("DecisionCorrections.latest")(function* (workspaceId, commentId) {
      const [last] = yield* sql`
        SELECT outcome FROM decision_records
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1`.pipe(
        rowsOf(DecidedRow)
      )
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
