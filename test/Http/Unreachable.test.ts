import { createConnection, createServer, type Socket } from "node:net"
import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { rooms } from "#src/Composition/Rooms.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { brand, testSettings } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { testDatabaseUrl } from "#test/TestDatabase.ts"
import { ask, refused } from "./Asking.ts"
import { documentedEndpoints } from "./Endpoints.ts"
import { leastRequest } from "./LeastRequest.ts"

/** A way to a database that can be cut. */
const wayTo = Effect.fn("wayTo")(function* (url: Redacted.Redacted) {
  const database = new URL(Redacted.value(url))
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection({ host: database.hostname, port: Number(database.port) })
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.once("error", () => to.destroy())
    }
  })
  const cut = Effect.async<void>((resume) => {
    server.close(() => resume(Effect.void))
    for (const socket of sockets) socket.destroy()
  })
  yield* Effect.async<void>((resume) => {
    server.listen(0, "127.0.0.1", () => resume(Effect.void))
  })
  const address = server.address()
  if (typeof address !== "object" || address === null) return yield* Effect.dieMessage("The way has no beginning")
  const by = new URL(database)
  by.hostname = "127.0.0.1"
  by.port = String(address.port)
  return { url: Redacted.make(by.href), cut }
})

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
