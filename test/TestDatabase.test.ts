import { BunContext } from "@effect/platform-bun"
import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { majorVersion } from "#src/Database/EmbeddedPostgres/Binaries.ts"
import { chosenBinaries } from "./TestCluster.ts"
import { dropped, TestDatabase } from "./TestDatabase.ts"

const databaseName = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly name: string }>`SELECT current_database() AS name`
  return rows[0]?.name ?? ""
})

const tableExists = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM pg_tables WHERE tablename = 'only_here'`
  return rows.length === 1
})

it.effect("each build of the layer has a database of its own, and drops it", () =>
  Effect.gen(function* () {
    const inFirst = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`CREATE TABLE only_here (n int)`
      assert.isTrue(yield* tableExists)
      const second = yield* Effect.all([databaseName, tableExists]).pipe(Effect.provide(Layer.fresh(TestDatabase)))
      yield* dropped
      const still = yield* sql`SELECT 1 FROM pg_database WHERE datname = ${second[0]}`
      return { first: yield* databaseName, second, isGone: still.length === 0 }
    })
    const { first, second, isGone } = yield* Effect.provide(inFirst, TestDatabase)
    assert.notStrictEqual(second[0], first)
    assert.isFalse(second[1])
    assert.isTrue(isGone)
  })
)

it.effect("text is UTF-8, sorted by code point, folded by Unicode, in UTC", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql`SELECT upper('äß'), 'ä' ~ '^[[:alpha:]]$' AS letter, 'Z' < 'a' AS sorted,
      current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding`
    assert.deepStrictEqual(rows, [{ upper: "Äß", letter: true, sorted: true, zone: "UTC", encoding: "UTF8" }])
  }).pipe(Effect.provide(TestDatabase))
)

it.effect("it is a database of the PostgreSQL that was chosen", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const version = majorVersion(yield* chosenBinaries)
    assert.deepStrictEqual(yield* sql`SELECT current_setting('server_version_num')::int / 10000 AS version`, [
      { version: Number(version) }
    ])
  }).pipe(Effect.provide([TestDatabase, BunContext.layer]))
)
