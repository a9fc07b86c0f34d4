import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { rooms } from "#src/Composition/Rooms.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { brand, testSettings } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { wayTo } from "#test/WayTo.ts"
import { ask, refused } from "./Asking.ts"
import { documentedEndpoints } from "./Endpoints.ts"
import { leastRequest } from "./Inputs/LeastRequest.ts"

it.scoped("without its database, the process is up but not ready, and every endpoint is 503", () =>
  Effect.gen(function* () {
    const { cut, url } = yield* Effect.flatMap(testDatabaseUrl, wayTo)
    const house = rooms(testSettings).pipe(
      Layer.provideMerge(Layer.mergeAll(PgClient.layer({ url }), RandomBytes.layer, FetchHttpClient.layer)),
      Layer.provide(BunContext.layer)
    )
    yield* Effect.gen(function* () {
      const { key } = yield* brand()
      assert.strictEqual((yield* ask("GET", "/readyz")).status, 200)
      yield* cut
      for (const endpoint of documentedEndpoints) {
        const { asked, path } = leastRequest(endpoint)
        const { message } = refused(yield* ask(endpoint.method, path, { key, ...asked }), 503, "unavailable")
        assert.strictEqual(message, "The service cannot reach its database; try again shortly")
      }
      refused(yield* ask("GET", "/readyz"), 503, "unavailable")
      assert.strictEqual((yield* ask("GET", "/healthz")).status, 200)
    }).pipe(Effect.provide(Layer.provideMerge(InProcess.layer, house)))
  })
)
