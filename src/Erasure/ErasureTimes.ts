import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { LastErasure } from "#src/Autopilot/Learning/LastErasure.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const LastErasureRow = Schema.Struct({
  at: Schema.NullOr(Schema.DateFromSelf)
})

/** What learning asks about deletions. */
export const lastErasure = Layer.effect(
  LastErasure,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: (workspaceId) =>
      sql`SELECT max(created_at) AS at FROM erasures WHERE workspace_id = ${workspaceId}`.pipe(
        rowsOf(LastErasureRow),
        Effect.map((rows) => rows[0]?.at?.getTime() ?? null),
        Effect.orDie
      )
  }))
)
