import { Reactivity } from "@effect/experimental"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Redacted } from "effect"
import { inject } from "vitest"
import { postgres } from "#src/Database/Postgres.ts"
import { databaseUrl, templateDatabase } from "./TestCluster.ts"

const serverUrl = Effect.suspend(() => {
  const url: string | undefined = inject("testServerUrl")
  return url === undefined
    ? Effect.dieMessage("Tests with a database need the global set-up: vitest run --config test/vitest.config.ts")
    : Effect.succeed(Redacted.make(url))
})

/** Makes an empty, migrated database and answers its URL; drops it, whoever is still connected, at scope close. */
export const testDatabaseUrl = Effect.gen(function* () {
  const server = yield* serverUrl
  const sql = yield* PgClient.make({ url: server, maxConnections: 1 })
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  yield* Effect.acquireRelease(sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(templateDatabase)}`, () =>
    Effect.orDie(sql`DROP DATABASE ${sql(name)} WITH (FORCE)`)
  )
  return databaseUrl(server, name)
}).pipe(Effect.provide(Reactivity.layer), Effect.orDie)

/** A database of its own for each build of the layer, so for each test file: `it.layer(TestDatabase)`. */
export const TestDatabase = Layer.unwrapScoped(Effect.map(testDatabaseUrl, (url) => postgres({ url }))).pipe(
  Layer.orDie
)
