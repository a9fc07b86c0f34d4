import { createServer } from "node:net"
import { Effect } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"

const isFree = (port: number) =>
  Effect.async<boolean>((resume) => {
    const server = createServer()
    server.once("error", () => resume(Effect.succeed(false)))
    server.listen(port, () => server.close(() => resume(Effect.succeed(true))))
  })

/** The port itself while nobody else has it, else any that is free; 0 asks for any. */
export const preferredPort = (port: number) =>
  port === 0 ? freePort : Effect.flatMap(isFree(port), (free) => (free ? Effect.succeed(port) : freePort))
