import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { Effect, Exit, Layer, Option, type Redacted } from "effect"
import { rooms } from "#src/Composition/Rooms.ts"
import { doors, roomsOnDatabase } from "#src/Composition/Service.ts"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { testSettings } from "#test/House.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { wayTo } from "#test/WayTo.ts"

/** Words of one statement of every step that asks the database while the rooms are made. */
const steps = [
  "SELECT 1",
  "max_connections",
  "steward_migrations",
  "clock_timestamp",
  "LOCK TABLE secret_keys",
  "installation_secrets"
]

const started = (databaseUrl: Redacted.Redacted) =>
  Layer.build(
    roomsOnDatabase({
      ...testSettings,
      port: 0,
      databaseUrl,
      databaseConnections: 2,
      keys: { given: Option.some(testSettings.secretKeys), file: "/nowhere", shared: true, mayAdd: true }
    })
  ).pipe(Effect.provide(BunContext.layer), Effect.exit)

it.scopedLive("a service that loses its database for a moment while it starts goes on, at whatever step it is", () =>
  Effect.gen(function* () {
    const url = yield* testDatabaseUrl
    const start = Effect.fnUntraced(function* (step: string) {
      const way = yield* wayTo(url, step)
      const exit = yield* started(way.url)
      assert.isTrue(Exit.isSuccess(exit), step)
      assert.strictEqual(way.broken(), 1, step)
    })
    yield* Effect.forEach(steps, start, { concurrency: "unbounded", discard: true })
  })
)

it.scopedLive("the doors open while the database is away", () =>
  Effect.gen(function* () {
    const { cut, url } = yield* Effect.flatMap(testDatabaseUrl, wayTo)
    const house = rooms(testSettings).pipe(
      Layer.provideMerge(Layer.mergeAll(postgres({ url }), RandomBytes.layer, FetchHttpClient.layer)),
      Layer.provide(BunContext.layer)
    )
    yield* Effect.gen(function* () {
      yield* cut
      const port = yield* freePort
      yield* Layer.build(doors({ port }))
      const { status } = yield* Effect.promise(() => fetch(`http://127.0.0.1:${port}/healthz`, { keepalive: false }))
      assert.strictEqual(status, 200)
    }).pipe(Effect.scoped, Effect.provide(house))
  })
)
