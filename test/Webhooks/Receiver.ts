import { createServer, type Server, type Socket } from "node:net"
import * as Tls from "node:tls"
import { Deferred, Effect } from "effect"
import { certificate, certificateKey } from "./Certificate.ts"

/** A request as it came over the wire; the head is in Latin-1, without the empty line. */
export interface Arrived {
  readonly head: string
  readonly body: Buffer
}

export interface Receiver {
  readonly port: number
  /** How many connections have been made so far. */
  readonly connections: () => number
  /** The first connection. */
  readonly connected: Effect.Effect<Socket>
  /** The first complete request. */
  readonly arrived: Effect.Effect<Arrived>
  /** When the first connection is over. */
  readonly closed: Effect.Effect<void>
}

const requestIn = (bytes: Buffer): Arrived | undefined => {
  const end = bytes.indexOf("\r\n\r\n")
  if (end < 0) return undefined
  const head = bytes.toString("latin1", 0, end)
  const length = Number(/^content-length: *(\d+)$/im.exec(head)?.[1] ?? 0)
  const body = bytes.subarray(end + 4)
  return body.length < length ? undefined : { head, body }
}

/** A bare server on this machine: `onRequest` may answer each complete request as badly as it likes. */
export const receiver = (
  onRequest: (socket: Socket, request: Arrived) => void,
  { host = "127.0.0.1", port = 0, tls = false }: { host?: string; port?: number; tls?: boolean } = {}
) =>
  Effect.gen(function* () {
    const connected = yield* Deferred.make<Socket>()
    const arrived = yield* Deferred.make<Arrived>()
    const closed = yield* Deferred.make<void>()
    const sockets = new Set<Socket>()
    let connections = 0
    const onConnection = (socket: Socket) => {
      connections += 1
      sockets.add(socket)
      Deferred.unsafeDone(connected, Effect.succeed(socket))
      let bytes: Buffer = Buffer.alloc(0)
      socket.on("data", (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk])
        const request = requestIn(bytes)
        if (request === undefined) return
        bytes = Buffer.alloc(0)
        onRequest(socket, request)
        Deferred.unsafeDone(arrived, Effect.succeed(request))
      })
      // A connection that the other side cuts off ends in an error here, as it should.
      socket.on("error", () => {})
      socket.on("close", () => Deferred.unsafeDone(closed, Effect.void))
    }
    const server: Server = tls
      ? Tls.createServer({ cert: certificate, key: certificateKey }, onConnection)
      : createServer(onConnection)
    const bound = yield* Effect.acquireRelease(listening(server, host, port), () =>
      Effect.async<void>((resume) => {
        server.close(() => resume(Effect.void))
        for (const socket of sockets) socket.destroy()
      })
    )
    return {
      port: bound,
      connections: () => connections,
      connected: Deferred.await(connected),
      arrived: Deferred.await(arrived),
      closed: Deferred.await(closed)
    } satisfies Receiver
  })

const listening = (server: Server, host: string, port: number) =>
  Effect.async<number>((resume) => {
    server.once("error", (error) => resume(Effect.die(error)))
    server.listen(port, host, () => {
      const address = server.address()
      resume(
        typeof address === "object" && address !== null ? Effect.succeed(address.port) : Effect.dieMessage("no port")
      )
    })
  })

/** An answer that is complete and well-formed. */
export const reply =
  (status: string, body = "", headers: ReadonlyArray<string> = []) =>
  (socket: Socket): void => {
    const head = [`HTTP/1.1 ${status}`, ...headers, `content-length: ${Buffer.byteLength(body)}`, "", ""].join("\r\n")
    socket.end(head + body)
  }
