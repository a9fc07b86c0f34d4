import { createServer } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { listeningPort, preferredPort } from "#src/Start/Port.ts"

const host = "127.0.0.1"

/** A port that another program listens on while the scope is open. */
const taken = Effect.gen(function* () {
  const port = yield* freePort
  yield* Effect.acquireRelease(
    Effect.async<ReturnType<typeof createServer>>((resume) => {
      const server = createServer()
      server.listen(port, host, () => resume(Effect.succeed(server)))
    }),
    (server) => Effect.sync(() => void server.close())
  )
  return port
})

describe("the port to listen on", () => {
  it.scopedLive("is never swapped where it was asked for", () =>
    Effect.gen(function* () {
      const port = yield* taken
      for (const mayMove of [true, false]) {
        const { message } = yield* Effect.flip(listeningPort({ port: Option.some(port), host, mayMove }))
        assert.strictEqual(
          message,
          `Another program is already listening on port ${port} of 127.0.0.1. Stop it, or set STEWARD_PORT to a port that is free.`
        )
      }
      const other = yield* freePort
      const place = yield* listeningPort({ port: Option.some(other), host, mayMove: true })
      assert.deepStrictEqual(place, { port: other, insteadOf: undefined })
    })
  )

  it.scopedLive("of what the demonstration keeps to itself moves where it is taken", () =>
    Effect.gen(function* () {
      const port = yield* taken
      assert.notStrictEqual(yield* preferredPort(port), port)
      const other = yield* freePort
      assert.strictEqual(yield* preferredPort(other), other)
    })
  )

  it.effect("is refused at an address that is not this machine's", () =>
    Effect.gen(function* () {
      const port = Option.some(yield* freePort)
      const { message } = yield* Effect.flip(listeningPort({ port, host: "192.0.2.1", mayMove: true }))
      assert.match(message, /^STEWARD_HOST must be an address of this machine, and 192\.0\.2\.1 is not one/)
    })
  )
})
