import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"

export const RefusedWork = Schema.Struct({
  account_id: AccountId,
  /** How much of it the platform refused, or did not do however often it was asked. */
  refused: Schema.Number,
  /** Why it refused the last of it. */
  reason: Schema.String
})
export type RefusedWork = typeof RefusedWork.Type

/** Platform work that came to nothing, to be told outside of the comments that it was about. */
export class Refusals extends Context.Tag("steward/Refusals")<
  Refusals,
  {
    /** By account, those with the most first. */
    readonly since: (workspaceId: WorkspaceId, since: Date) => Effect.Effect<ReadonlyArray<RefusedWork>>
  }
>() {
  static readonly layer = Layer.effect(
    Refusals,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      since: tracedFn("Refusals.since")(function* (workspaceId, since) {
        return yield* sql`
          SELECT account_id, count(*)::int AS refused,
            (array_agg(coalesce(last_error, '') ORDER BY finished_at DESC))[1] AS reason
          FROM platform_work WHERE workspace_id = ${workspaceId} AND state = 'refused' AND finished_at >= ${since}
          GROUP BY account_id ORDER BY refused DESC, account_id`.pipe(rowsOf(RefusedWork))
      }, Effect.orDie)
    }))
  )
}
