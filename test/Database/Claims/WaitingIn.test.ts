import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { waitingIn } from "#src/Database/Claims/WaitingIn.ts"
import { runs } from "#test/Runs.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

/** Of a workspace: how much waits, and whether it may be taken. */
const waiting = FastCheck.record({
  count: FastCheck.constantFrom(0, 1, 2, 255, 256, 257),
  free: FastCheck.boolean()
})

layer(TestDatabase)("waitingIn", (it) => {
  it.effect.prop(
    "finds every workspace in which something waits that may be taken, and no other, however much waits in one",
    [FastCheck.array(waiting, { maxLength: 4 })],
    ([workspaces]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`DROP TABLE IF EXISTS heap`
        yield* sql`CREATE TABLE heap AS
          SELECT g.workspace, g.free FROM json_to_recordset(${JSON.stringify(
            workspaces.map((one, workspace) => ({ ...one, workspace }))
          )}::json) AS g (workspace int, count int, free boolean), generate_series(1, g.count)`
        const found = yield* sql<{ readonly workspace: number }>`${waitingIn(sql, {
          rows: sql`SELECT workspace, free FROM heap ORDER BY workspace`,
          found: sql`SELECT DISTINCT workspace FROM few WHERE free`,
          each: sql`SELECT w.workspace FROM generate_series(0, 3) AS w (workspace) CROSS JOIN LATERAL (
            SELECT FROM heap h WHERE h.workspace = w.workspace AND h.free LIMIT 1
          ) AS one`
        })}`
        assert.sameMembers(
          found.map(({ workspace }) => workspace),
          workspaces.flatMap(({ count, free }, workspace) => (count > 0 && free ? [workspace] : []))
        )
      }),
    { fastCheck: { numRuns: runs(10) } }
  )
})
