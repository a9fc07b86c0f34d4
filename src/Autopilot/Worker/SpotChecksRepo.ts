import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const TakenRow = Schema.Struct({ words: Schema.Int })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Takes texts for the checks of a day, as in 2026-11-23: each once, and `most` of all. Answers those that were taken. */
    take: (workspaceId: WorkspaceId, day: string, words: ReadonlyArray<number>, most: number) =>
      sql`
        WITH over AS (DELETE FROM spot_checks WHERE workspace_id = ${workspaceId} AND day <> ${day}::date),
        today AS (SELECT words FROM spot_checks WHERE workspace_id = ${workspaceId} AND day = ${day}::date)
        INSERT INTO spot_checks (workspace_id, day, words)
        SELECT ${workspaceId}, ${day}::date, given.words
        FROM unnest(${words}::int[]) WITH ORDINALITY AS given (words, nth)
        WHERE given.words NOT IN (SELECT words FROM today)
        ORDER BY given.nth LIMIT greatest(0, ${most}::int - (SELECT count(*) FROM today))
        ON CONFLICT DO NOTHING
        RETURNING words`.pipe(rowsOf(TakenRow))
  }
})

export class SpotChecksRepo extends Context.Tag("steward/SpotChecksRepo")<
  SpotChecksRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SpotChecksRepo, make)
}
