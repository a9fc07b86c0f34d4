import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Console, Effect } from "effect"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { rowsRead } from "./Captured.ts"
import { longReads, reading, readings, tableScans, told } from "./Reading.ts"

const rows = 1_000_000

/** Three weeks of the hundred that the rows are from; the autopilot's figures are made of one. */
const mostRead = (3 * rows) / 100

/** Of these the planner reads all, and is right; `Plans.test` has it believe that they are large. */
const smallTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const found = yield* sql<{ readonly name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples BETWEEN 0 AND ${rows / 100}::int`
  return new Set(found.map(({ name }) => name))
})

const check = Effect.gen(function* () {
  const { answered, reads } = yield* readings(rows, Effect.void, true)
  yield* Console.log(`${answered.length} requests to a workspace of ${rows} comments read ${reads.length} times.`)
  for (const of of Map.groupBy(reads, ({ request }) => request.name).values()) {
    const most = of.reduce((one, other) => (rowsRead(one.node) < rowsRead(other.node) ? other : one))
    yield* Console.log(`At most ${told(most)}`)
  }
  const small = yield* smallTables
  const scans = tableScans(reads).filter(({ node }) => !small.has(node["Relation Name"]))
  assert.deepStrictEqual(scans.map(told), [])
  assert.deepStrictEqual(longReads(reads, mostRead).map(told), [])
})

it.scoped(
  "no endpoint scans a table of a million rows, and none reads much of one",
  () => Effect.flatMap(testDatabaseUrl, (url) => Effect.provide(check, reading(url))),
  1_800_000
)
