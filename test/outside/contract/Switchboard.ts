import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { Effect } from "effect"
import { doorHeader } from "../../Recorder.ts"

const wholeOf = async (received: IncomingMessage) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of received) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A connection for each request: one that is kept could be met again when it closes. */
const alone = { connection: "close" }

const passOn = async (received: IncomingMessage, answer: ServerResponse) => {
  const { [doorHeader]: port, ...headers } = received.headers
  const body = await wholeOf(received)
  const options = { host: "127.0.0.1", port: Number(port), method: received.method, path: received.url, agent: false }
  const passed = request({ ...options, headers: { ...headers, ...alone } }, (given) => {
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...alone })
    given.pipe(answer)
  })
  passed.once("error", (error) => answer.destroy(error))
  passed.end(body)
}

/** Hands each request on, as it is, to the door on the port that it names; answers where it listens itself. */
export const switchboard = Effect.gen(function* () {
  const server = yield* Effect.acquireRelease(
    Effect.sync(() => createServer(passOn)),
    (server) => Effect.sync(() => server.close())
  )
  yield* Effect.async<void>((resume) => {
    server.listen(0, "127.0.0.1", () => resume(Effect.void))
  })
  const address = server.address()
  if (typeof address !== "object" || address === null) return yield* Effect.dieMessage("The switchboard has no port")
  return `http://127.0.0.1:${address.port}`
})
