import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { KeyId, WorkspaceId } from "#schema/Ids.ts"

interface ArrivalRow {
  readonly arrival: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** One request of `cost` milliseconds is counted where it fits the `window`; no row where it does not. */
    take: (workspaceId: WorkspaceId, keyId: KeyId, now: number, cost: number, window: number) => sql<ArrivalRow>`
      INSERT INTO rate_limits AS l (workspace_id, key_id, arrival) VALUES (${workspaceId}, ${keyId}, ${now + cost})
      ON CONFLICT (workspace_id, key_id) DO UPDATE SET arrival = greatest(l.arrival, ${now}) + ${cost}
      WHERE greatest(l.arrival, ${now}) + ${cost} <= ${now + window}
      RETURNING arrival`,

    get: (workspaceId: WorkspaceId, keyId: KeyId) => sql<ArrivalRow>`
      SELECT arrival FROM rate_limits WHERE workspace_id = ${workspaceId} AND key_id = ${keyId}`
  }
})

export class RateLimitsRepo extends Context.Tag("steward/RateLimitsRepo")<
  RateLimitsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(RateLimitsRepo, make)
}
