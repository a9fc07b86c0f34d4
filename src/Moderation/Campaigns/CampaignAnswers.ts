import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { span } from "#src/Ground/Span.ts"

const CountRow = Schema.Struct({ count: Schema.Number })

/** What campaigns answered. */
export class CampaignAnswers extends Context.Tag("steward/CampaignAnswers")<
  CampaignAnswers,
  {
    /** Comments under which a campaign's reply was posted from `from` on, inclusive, and before `to`. */
    readonly count: (workspaceId: WorkspaceId, from: Date, to: Date) => Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    CampaignAnswers,
    Effect.map(SqlClient.SqlClient, (sql) =>
      CampaignAnswers.of({
        count: (workspaceId, from, to) =>
          sql`
            SELECT count(DISTINCT comment_id)::int AS count FROM platform_work
            WHERE workspace_id = ${workspaceId} AND by = 'campaign' AND action = 'reply' AND state = 'done'
              AND finished_at >= ${from} AND finished_at < ${to}`.pipe(
            rowsOf(CountRow),
            Effect.map(([row]) => row?.count ?? 0),
            Effect.orDie,
            span("CampaignAnswers.count")
          )
      })
    )
  )
}
