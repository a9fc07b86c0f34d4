import { createServer } from "node:http"
import { Effect, Queue } from "effect"

/** A call that Zapier's hook address got. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: string
}

/** Zapier's end: an address a Zap, which answers 410 from the moment on that the Zap is off. */
export const inbox = Effect.gen(function* () {
  const calls = yield* Queue.unbounded<Call>()
  const off = new Set<string>()
  const server = createServer((request, response) => {
    const chunks: Array<Uint8Array> = []
    request.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    request.on("end", () => {
      const { headers, method = "", url: path = "" } = request
      Queue.unsafeOffer(calls, { method, path, headers, body: Buffer.concat(chunks).toString() })
      response.statusCode = off.has(path) ? 410 : 200
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ status: off.has(path) ? "gone" : "success" }))
    })
  })
  const port = yield* Effect.acquireRelease(
    Effect.async<number>((resume) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address()
        resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : 0))
      })
    }),
    () => Effect.sync(() => server.close())
  )
  return {
    address: (zap: string) => `http://127.0.0.1:${port}/hooks/${zap}`,
    turnOff: (zap: string) => Effect.sync(() => void off.add(`/hooks/${zap}`)),
    /** The next call, whoever it is for. */
    next: Effect.timeoutFail(Queue.take(calls), {
      duration: "30 seconds",
      onTimeout: () => new Error("Nothing was sent to the Zap within 30 seconds")
    })
  }
})
