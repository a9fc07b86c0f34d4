import { createServer, type Socket } from "node:net"
import { Effect } from "effect"
import type { Hostile } from "./HostileReceivers.ts"

/** Bytes that one of them got rid of count in `written`. */
export const hostileServer = ({ meet }: Hostile, period: number) =>
  Effect.gen(function* () {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on("error", () => {})
      meet(socket, period)
    })
    const port = yield* Effect.acquireRelease(
      Effect.async<number>((resume) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address()
          resume(
            typeof address === "object" && address !== null
              ? Effect.succeed(address.port)
              : Effect.dieMessage("There is no port")
          )
        })
      }),
      () =>
        Effect.sync(() => {
          server.close()
          for (const socket of sockets) socket.destroy()
        })
    )
    const written = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0)
    const isOver = () => [...sockets].every((socket) => socket.destroyed || socket.readableEnded)
    return { port, written, isOver, connections: () => sockets.size }
  })
