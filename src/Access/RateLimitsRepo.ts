import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { counting, countRequest } from "./CountRequest.ts"
import type { RateLimit } from "./RateLimit.ts"

interface ArrivalRow {
  readonly arrival: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    take: (workspaceId: WorkspaceId, caller: string, limit: RateLimit, now: number) =>
      countRequest(
        sql,
        sql`(SELECT ${workspaceId}::text, ${caller}::text) AS asking (workspace_id, id)`,
        counting(limit, now)
      ),

    /** One request's worth, in milliseconds, of what was counted; no row where nothing ever was. */
    giveBack: (workspaceId: WorkspaceId, caller: string, cost: number) => sql<ArrivalRow>`
      UPDATE rate_limits SET arrival = arrival - ${cost}
      WHERE workspace_id = ${workspaceId} AND key_id = ${caller} RETURNING arrival`,

    get: (workspaceId: WorkspaceId, caller: string) => sql<ArrivalRow>`
      SELECT arrival FROM rate_limits WHERE workspace_id = ${workspaceId} AND key_id = ${caller}`
  }
})

export class RateLimitsRepo extends Context.Tag("steward/RateLimitsRepo")<
  RateLimitsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(RateLimitsRepo, make)
}
