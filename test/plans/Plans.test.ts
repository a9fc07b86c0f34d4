import { SqlClient } from "@effect/sql"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { verifyTrusted } from "#src/Ground/Trusted.ts"
import { endpoints } from "#test/Http/Endpoints.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { believe, fixed } from "./Belief.ts"
import { longReads, reading, readings, tableScans, told } from "./Reading.ts"
import { outward } from "./Requests.ts"

const rows = 8_000
const believed = 1_000_000

/** The autopilot remembers 5,000 answers. */
const mostRead = 5_500

const Explained = Schema.Tuple(
  Schema.Struct({
    "QUERY PLAN": Schema.Tuple(Schema.Struct({ Plan: Schema.Struct({ "Plan Rows": Schema.Number }) }))
  })
)

/** How many rows the planner believes a table to have. */
const belief = Effect.fn("belief")(function* (table: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = Schema.decodeUnknownSync(Explained)(yield* sql`EXPLAIN (FORMAT JSON) SELECT FROM ${sql(table)}`)
  return row["QUERY PLAN"][0].Plan["Plan Rows"]
})

const check = Effect.gen(function* () {
  const { answered, reads } = yield* readings(rows, believe(believed), false)
  const tables = new Set(reads.map(({ node }) => node["Relation Name"]).filter((name) => !fixed.includes(name)))
  for (const table of tables) assert.isAbove(yield* belief(table), 0.9 * believed, table)
  const done = new Set(answered.flatMap(({ request, status }) => (status < 300 ? [request.name] : [])))
  assert.sameMembers(
    [...done],
    endpoints.map(({ name }) => name).filter((name) => !outward.includes(name))
  )
  assert.deepStrictEqual(tableScans(reads).map(told), [])
  assert.deepStrictEqual(longReads(reads, mostRead).map(told), [])
})

// the rows stand for many, and are simpler than those which Steward writes
beforeAll(() => verifyTrusted(false))
afterAll(() => verifyTrusted())

it.scoped(
  "no endpoint scans a table of what it reads, as the planner sees a million rows, and reads little of it",
  () => Effect.flatMap(testDatabaseUrl, (url) => Effect.provide(check, reading(url))),
  240_000
)
