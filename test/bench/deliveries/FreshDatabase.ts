import { Reactivity } from "@effect/experimental"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, type Redacted } from "effect"
import { migrate } from "#src/Database/Migrations.ts"
import { databaseUrl } from "#test/TestCluster.ts"

/** An empty database, with the tables of Steward if wanted. */
export const freshDatabase = Effect.fn("freshDatabase")(
  function* (server: Redacted.Redacted, name: string, isSteward: boolean) {
    const sql = yield* PgClient.make({ url: server, maxConnections: 1 })
    yield* sql`DROP DATABASE IF EXISTS ${sql(name)} WITH (FORCE)`
    yield* sql`CREATE DATABASE ${sql(name)}`
    const url = databaseUrl(server, name)
    const own = yield* PgClient.make({ url, maxConnections: 1 })
    if (isSteward) yield* Effect.provideService(migrate, SqlClient.SqlClient, own)
    return url
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)
