import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Takes people's words out of all that was decided about their comments. */
export class DecisionErasure extends Context.Tag("steward/DecisionErasure")<
  DecisionErasure,
  {
    /** Runs in the caller's transaction. Backtests that show one of the comments go as a whole. */
    readonly erase: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    DecisionErasure,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return DecisionErasure.of({
        erase: tracedFn("DecisionErasure.erase")(function* (workspaceId, ids) {
          const theirs = sql`workspace_id = ${workspaceId} AND ${sql.in("comment_id", ids)}`
          yield* sql`
            UPDATE decision_records SET record = jsonb_build_object('erased', true, 'decision', jsonb_build_object(
              'ruleMatched', CASE WHEN jsonb_typeof(record #> '{decision,ruleMatched}') = 'object' THEN '{}'::jsonb END))
            WHERE ${theirs}`
          yield* sql`UPDATE shadow_decisions SET before_reason = '', after_reason = '' WHERE ${theirs}`
          yield* sql`
            DELETE FROM policy_tasks t WHERE workspace_id = ${workspaceId} AND finished_at IS NOT NULL
              AND EXISTS (SELECT FROM unnest(${[...ids]}::text[]) AS id WHERE strpos(t.result::text, id) > 0)`
        }, Effect.orDie)
      })
    })
  )
}
