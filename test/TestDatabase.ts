import { Reactivity } from "@effect/experimental"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, DefaultServices, Effect, Layer, Redacted, Scope, Tracer } from "effect"
import { inject, type ProvidedContext } from "vitest"
import { postgres } from "#src/Database/Postgres.ts"
import { ahead } from "./Ahead.ts"
import { databaseUrl, type TestServer, templateDatabase, throughSocket } from "./TestCluster.ts"

const server = Effect.suspend(() => {
  const given: ProvidedContext["testServer"] | undefined = inject("testServer")
  return given === undefined
    ? Effect.dieMessage("There is no database: test/vitest.config.ts lets the tests of this folder do without")
    : Effect.succeed<TestServer>({ url: Redacted.make(given.url), socket: given.socket })
})

/** One for all files of a process: to connect costs half as much as to make a database. */
const maker = Effect.gen(function* () {
  const { socket, url } = yield* server
  const sql = yield* PgClient.make({ url: throughSocket(url, { socket }), maxConnections: 1 })
  return { socket, sql, url }
}).pipe(Effect.provide(Reactivity.layer), Scope.extend(Effect.runSync(Scope.make())), Effect.cached, Effect.runSync)

const create = Effect.gen(function* () {
  const { socket, sql, url } = yield* maker
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  // to copy the files of an idle template takes half as long as to log each of their pages
  yield* sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(templateDatabase)} STRATEGY FILE_COPY`
  return { name, url: databaseUrl(url, name), socket }
})

const drop = (name: string) => Effect.flatMap(maker, ({ sql }) => sql`DROP DATABASE ${sql(name)} WITH (FORCE)`)

const next = ahead(() => Effect.runPromise(create))

/** Drops that were begun: nobody waits for them but who looks whether they are done. */
const drops = new Set<Promise<unknown>>()

/** Until no database that tests have left is there any more. */
export const dropped = Effect.promise(() => Promise.all(drops))

const made = Effect.acquireRelease(Effect.promise(next), ({ name }) =>
  Effect.sync(() => {
    const dropping = Effect.runPromise(drop(name)).finally(() => drops.delete(dropping))
    drops.add(dropping)
  })
)

/** Makes an empty, migrated database and answers its URL; begins to drop it, whoever is still connected, at scope close. */
export const testDatabaseUrl = Effect.map(made, ({ url }) => url)

/** Nothing is traced where nobody looks at it, as in a Steward without a collector: that costs a tenth of every test. */
export const untraced = Layer.unwrapEffect(
  Effect.map(Effect.tracer, (tracer) =>
    tracer === Context.get(DefaultServices.liveServices, Tracer.Tracer) ? Layer.setTracerEnabled(false) : Layer.empty
  )
)

/** A database of its own for each build of the layer, so for each test file: `it.layer(TestDatabase)`. */
export const TestDatabase = Layer.unwrapScoped(
  Effect.map(made, (database) => postgres({ url: throughSocket(database.url, database) }))
).pipe(Layer.orDie, Layer.provideMerge(untraced))

/** Forgets whatever tests wrote before: quicker than another database, where a test looks at all that there is. */
export const emptied = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    sql`DO $$
    DECLARE name text;
    BEGIN
      SET LOCAL session_replication_role = replica;
      -- to plan a deletion for each of some eighty tables costs the most of it
      FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relname <> 'steward_migrations' AND pg_relation_size(oid) > 0 LOOP
        EXECUTE format('DELETE FROM %I', name);
      END LOOP;
    END $$`
).pipe(Effect.orDie)
