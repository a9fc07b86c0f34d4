import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { counting, countRequest } from "./CountRequest.ts"
import type { RateLimit } from "./RateLimit.ts"

const ArrivalRow = Schema.Struct({
  arrival: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    take: (workspaceId: WorkspaceId, caller: string, limit: RateLimit, now: number, requests: number) =>
      countRequest(
        sql,
        sql`(SELECT ${workspaceId}::text, ${caller}::text) AS asking (workspace_id, id)`,
        counting(limit, now, requests)
      ).pipe(rowsOf(ArrivalRow)),

    /** One request's worth, in milliseconds, of what was counted; no row where nothing ever was. */
    giveBack: (workspaceId: WorkspaceId, caller: string, cost: number) =>
      sql`
      UPDATE rate_limits SET arrival = arrival - ${cost}
      WHERE workspace_id = ${workspaceId} AND key_id = ${caller} RETURNING arrival`.pipe(rowsOf(ArrivalRow)),

    get: (workspaceId: WorkspaceId, caller: string) =>
      sql`
      SELECT arrival FROM rate_limits WHERE workspace_id = ${workspaceId} AND key_id = ${caller}`.pipe(
        rowsOf(ArrivalRow)
      )
  }
})

export class RateLimitsRepo extends Context.Tag("steward/RateLimitsRepo")<
  RateLimitsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(RateLimitsRepo, make)
}
