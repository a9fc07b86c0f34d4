import { createServer } from "node:net"
import { Data, Effect, Option } from "effect"
import { freePort } from "#src/Database/EmbeddedPostgres/FreePort.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Steward cannot listen where it was told to; `message` names the setting. */
export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly message: string }> {}

/** Where Steward listens when nobody says otherwise. */
export const defaultPort = 8080

/** Why a port cannot be listened on, by the system's code; none where it can. */
const obstacle = (port: number, host: string | undefined) =>
  Effect.async<Option.Option<string>>((resume) => {
    const server = createServer()
    server.once("error", (error) => {
      resume(Effect.succeedSome("code" in error ? String(error.code) : error.message))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resume(Effect.succeedNone)))
  })

/** The port itself while nobody else has it, else any that is free; 0 asks for any. */
export const preferredPort = (port: number, host = "127.0.0.1") =>
  port === 0
    ? freePort
    : Effect.flatMap(obstacle(port, host), (found) => (Option.isNone(found) ? Effect.succeed(port) : freePort))

const words = (code: string, port: number, host: string | undefined) => {
  const at = host === undefined ? `port ${port}` : `port ${port} of ${host}`
  switch (code) {
    case "EADDRINUSE":
      return `Another program is already listening on ${at}. Stop it, or set STEWARD_PORT to a port that is free.`
    case "EACCES":
      return `This user may not listen on ${at}. Set STEWARD_PORT to one above 1023.`
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `STEWARD_HOST must be an address of this machine, and ${host ?? "it"} is not one. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all of its addresses.`
    default:
      return `Steward cannot listen on ${at}: ${code}. STEWARD_PORT and STEWARD_HOST say where it listens.`
  }
}

export interface PortRequest {
  /** None for the default. */
  readonly port: Option.Option<number>
  /** Undefined for every address of this machine. */
  readonly host: string | undefined
  /** Whether another port will do where the default one is taken. */
  readonly mayMove: boolean
}

export interface ListenAddress {
  readonly port: number
  /** The port that was taken, where this is another one. */
  readonly insteadOf: number | undefined
}

/** Where to listen. A port that was asked for is never swapped for another. */
export const listeningPort = tracedFn("listeningPort")(function* ({ host, mayMove, port }: PortRequest) {
  const wanted = Option.getOrElse(port, () => defaultPort)
  if (wanted === 0) return { port: yield* freePort, insteadOf: undefined } satisfies ListenAddress
  const found = yield* obstacle(wanted, host)
  if (Option.isNone(found)) return { port: wanted, insteadOf: undefined } satisfies ListenAddress
  if (found.value === "EADDRINUSE" && mayMove && Option.isNone(port)) {
    return { port: yield* freePort, insteadOf: wanted } satisfies ListenAddress
  }
  return yield* new CannotListen({ message: words(found.value, wanted, host) })
})
