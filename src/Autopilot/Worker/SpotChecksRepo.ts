import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** A text that was taken for a check, by a hash of its words, and the day, as in 2026-11-23. */
export const TakenText = Schema.Struct({ day: Schema.String, words: Schema.Int })
export type TakenText = typeof TakenText.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Those of the last day on which there were any. */
    taken: (workspaceId: WorkspaceId) =>
      sql`SELECT day::text AS day, words FROM spot_checks WHERE workspace_id = ${workspaceId}`.pipe(rowsOf(TakenText)),

    /** In the place of those of other days. */
    take: (workspaceId: WorkspaceId, day: string, words: ReadonlyArray<number>) => sql`
      WITH over AS (DELETE FROM spot_checks WHERE workspace_id = ${workspaceId} AND day <> ${day}::date)
      INSERT INTO spot_checks (workspace_id, day, words) SELECT ${workspaceId}, ${day}::date, unnest(${words}::int[])`
  }
})

export class SpotChecksRepo extends Context.Tag("steward/SpotChecksRepo")<
  SpotChecksRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SpotChecksRepo, make)
}
