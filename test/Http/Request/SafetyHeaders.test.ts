import { connect } from "node:net"
import { FetchHttpClient, HttpServer } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { door, listening, served, serverOptions } from "#src/Composition/Service.ts"
import { houseOn } from "#test/House.ts"

const doorOn = (baseUrl: string) =>
  served.pipe(
    Layer.provide(door),
    Layer.provideMerge(listening({ ...serverOptions, port: 0, hostname: "127.0.0.1" })),
    Layer.provide(houseOn(FetchHttpClient.layer, { baseUrl }))
  )

/** What a socket answers to a request that no client would send. */
const raw = Effect.fn("raw")(function* (head: string) {
  const { address } = yield* HttpServer.HttpServer
  if (address._tag !== "TcpAddress") return yield* Effect.dieMessage("The door is not on a port")
  return yield* Effect.async<string>((resume) => {
    let answer = ""
    const socket = connect(address.port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n`))
    socket.on("data", (data) => {
      answer += data.toString("utf8")
    })
    socket.on("close", () => resume(Effect.succeed(answer)))
  })
})

const paths = ["/healthz", "/api/v1/me", "/nowhere", "/api/v1/openapi.json", "/sign-in", "/docs", "/mcp"]

describe("every answer", () => {
  it.effect("is what it says it is, and behind https asks for https", () =>
    Effect.gen(function* () {
      for (const path of paths) {
        const answer = yield* raw(`GET ${path} HTTP/1.1\r\nHost: steward.test`)
        assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/i, path)
        assert.match(answer, /\r\nstrict-transport-security: max-age=63072000\r\n/i, path)
      }
    }).pipe(Effect.provide(doorOn("https://steward.test")))
  )

  it.effect("says nothing of https where Steward is reached by http, and refuses a request with two hosts", () =>
    Effect.gen(function* () {
      assert.notMatch(yield* raw("GET /healthz HTTP/1.1\r\nHost: steward.test"), /strict-transport-security/i)
      for (const path of paths) {
        const answer = yield* raw(`GET ${path} HTTP/1.1\r\nHost: steward.test\r\nHost: evil.test`)
        assert.match(answer, /^HTTP\/1\.1 400 /, path)
        assert.include(answer, "several Host headers")
      }
    }).pipe(Effect.provide(doorOn("http://localhost:8080")))
  )
})
