import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { WaitingComments } from "#src/Autopilot/Status/WaitingComments.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { setAside } from "./SetAside.ts"

const WaitingRow = Schema.Struct({
  count: Schema.Number
})

/** From what reports count, which is a few rows a month, however many wait. */
export const waitingComments = Layer.effect(
  WaitingComments,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    count: (workspaceId) =>
      sql`
        SELECT (coalesce(sum(count), 0) - (SELECT count(*) FROM (${setAside(sql, workspaceId)}) c))::int AS count
        FROM report_counts
        WHERE workspace_id = ${workspaceId} AND scope = '' AND measure = 'status' AND span = 'month' AND value = 'review'
      `.pipe(
        rowsOf(WaitingRow),
        Effect.map((rows) => rows[0]?.count ?? 0),
        Effect.orDie
      )
  }))
)
