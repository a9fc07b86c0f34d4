import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { CampaignAnswers } from "#src/Autopilot/Status/CampaignAnswers.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const CountRow = Schema.Struct({ count: Schema.Number })

/** Comments under which a campaign's reply was posted. */
export const answeredByCampaigns = Layer.effect(
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
          Effect.withSpan("CampaignAnswers.count")
        )
    })
  )
)
