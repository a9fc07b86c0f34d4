import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const AskedRow = Schema.Struct({ asked: Schema.Int })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Counts one opinion of a day, as in 2026-11-23; no row where so many were asked for already. */
    take: (workspaceId: WorkspaceId, day: string, most: number) =>
      sql`
        INSERT INTO opinion_budgets AS known (workspace_id, day, asked) VALUES (${workspaceId}, ${day}::date, 1)
        ON CONFLICT (workspace_id) DO UPDATE
        SET day = excluded.day, asked = CASE WHEN known.day = excluded.day THEN known.asked + 1 ELSE 1 END
        WHERE known.day < excluded.day OR (known.day = excluded.day AND known.asked < ${most}::int)
        RETURNING asked`.pipe(rowsOf(AskedRow)),

    /** How many were asked for on a day; no row for none. */
    asked: (workspaceId: WorkspaceId, day: string) =>
      sql`
        SELECT asked FROM opinion_budgets WHERE workspace_id = ${workspaceId} AND day = ${day}::date`.pipe(
        rowsOf(AskedRow)
      )
  }
})

export class OpinionBudgetsRepo extends Context.Tag("steward/OpinionBudgetsRepo")<
  OpinionBudgetsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(OpinionBudgetsRepo, make)
}
