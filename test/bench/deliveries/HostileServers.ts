import { Effect } from "effect"
import { hostile } from "#test/Webhooks/HostileReceivers.ts"
import { hostileServer } from "#test/Webhooks/HostileServer.ts"

/** As `one byte a second` has it; milliseconds. */
const period = 1000

const junk = new Uint8Array(64 * 1024).fill(120)
const junkServers = 4

/**
 * Every receiver that does its worst, on a port of its own, then some that answer with much, and last a good one; in a
 * process of their own.
 */
const serve = Effect.gen(function* () {
  const servers = yield* Effect.forEach(hostile, (one) => hostileServer(one, period))
  const good = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("thanks") })
  const much = Array.from({ length: junkServers }, () =>
    Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(junk) })
  )
  process.on("message", () => process.send?.(servers.map(({ written }) => written())))
  process.send?.([...servers.map(({ port }) => port), ...much.map(({ port }) => port), good.port])
  return yield* Effect.never
}).pipe(Effect.scoped)

await Effect.runPromise(serve)
