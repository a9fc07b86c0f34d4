import { createConnection, createServer, type Socket } from "node:net"
import { Effect, Redacted } from "effect"

/** A way to a database that can be cut. It breaks once, and is whole again, where `breaksAt` is first sent along it. */
export const wayTo = Effect.fn("wayTo")(function* (url: Redacted.Redacted, breaksAt?: string) {
  const database = new URL(Redacted.value(url))
  const sockets = new Set<Socket>()
  let broken = 0
  const server = createServer((near) => {
    const far = createConnection({ host: database.hostname, port: Number(database.port) })
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      sockets.add(from)
      from.on("data", (chunk) => {
        if (from === near && broken === 0 && breaksAt !== undefined && chunk.includes(breaksAt)) {
          broken += 1
          near.destroy()
          far.destroy()
        } else to.write(chunk)
      })
      from.once("end", () => to.end())
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
  yield* Effect.addFinalizer(() => cut)
  const address = server.address()
  if (typeof address !== "object" || address === null) return yield* Effect.dieMessage("The way has no beginning")
  const by = new URL(database)
  by.hostname = "127.0.0.1"
  by.port = String(address.port)
  return { url: Redacted.make(by.href), cut, broken: () => broken }
})
