import { HttpServer, HttpServerResponse } from "@effect/platform"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { server } from "#src/Http/Server.ts"

const answers = [
  ["raw text", HttpServerResponse.raw('{"data":"ø"}', { contentType: "application/json" })],
  ["text", HttpServerResponse.text("<p>ø</p>", { contentType: "text/html" })],
  ["text with a cookie", HttpServerResponse.unsafeSetCookie(HttpServerResponse.raw("ø"), "a", "b")],
  ["nothing", HttpServerResponse.empty({ status: 204 })]
] as const

for (const [kind, answer] of answers) {
  it.scopedLive(`to HEAD, ${kind} has the length that it has to GET, and no body`, () =>
    Effect.gen(function* () {
      const { address, serve } = yield* HttpServer.HttpServer
      assert.strictEqual(address._tag, "TcpAddress")
      yield* serve(Effect.succeed(answer))
      const port = address._tag === "TcpAddress" ? address.port : 0
      const ask = (method: string) =>
        Effect.promise(async () => {
          const answered = await fetch(`http://127.0.0.1:${port}/`, { method })
          return {
            status: answered.status,
            length: answered.headers.get("content-length"),
            text: await answered.text()
          }
        })
      const get = yield* ask("GET")
      assert.deepStrictEqual(yield* ask("HEAD"), { ...get, text: "" })
    }).pipe(Effect.provide(server({ port: 0, hostname: "127.0.0.1", idleTimeout: 10, maxRequestBodySize: 1_000 })))
  )
}
