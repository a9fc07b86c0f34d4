import { createServer } from "node:net"
import { Effect } from "effect"
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts"

/** A TCP port of 127.0.0.1 that was free a moment ago: another program can still be faster. */
export const freePort = Effect.async<number, EmbeddedPostgresError>((resume) => {
  const server = createServer()
  const fail = (cause?: Error) =>
    resume(new EmbeddedPostgresError({ reason: "PortTaken", message: "No free port was found on 127.0.0.1.", cause }))
  server.once("error", fail)
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    server.close(() =>
      address === null || typeof address === "string" ? fail() : resume(Effect.succeed(address.port))
    )
  })
})
