import { SqlClient } from "@effect/sql"
import { Deferred, Effect, Schedule } from "effect"
import { workspaceOf } from "./Brands.ts"

/**
 * Waits for comments of a brand to be decided. All that are waited for are looked up together: a look for each of them
 * would take the processors from what is measured, the more so the longer they wait.
 */
export const followDecided = Effect.fn("followDecided")(function* (brand: number) {
  const sql = yield* SqlClient.SqlClient
  const waiting = new Map<string, Deferred.Deferred<void>>()
  const look = Effect.gen(function* () {
    if (waiting.size === 0) return
    // whether one is decided is no condition: PostgreSQL would look through all that are
    const rows = yield* sql<{ readonly external_id: string; readonly decided_at: Date | null }>`
      SELECT c.external_id, c.decided_at FROM unnest(${[...waiting.keys()]}::text[]) AS w (external_id)
      CROSS JOIN LATERAL (
        SELECT external_id, decided_at FROM comments
        WHERE workspace_id = ${workspaceOf(brand)} AND external_id = w.external_id OFFSET 0
      ) AS c`
    for (const { decided_at, external_id } of rows) {
      const decided = waiting.get(external_id)
      if (decided === undefined || decided_at === null) continue
      waiting.delete(external_id)
      yield* Deferred.succeed(decided, undefined)
    }
  })
  yield* Effect.forkScoped(Effect.repeat(look, Schedule.spaced("3 millis")))

  return (externalId: string) =>
    Effect.gen(function* () {
      const decided = yield* Deferred.make<void>()
      waiting.set(externalId, decided)
      yield* Deferred.await(decided)
    })
})
