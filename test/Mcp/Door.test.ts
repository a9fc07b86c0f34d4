import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schema, TestClock } from "effect"
import { ApiError } from "#schema/Errors.ts"
import { scopes } from "#schema/resources/Scope.ts"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { brand, member, testSettings } from "#test/House.ts"
import { doorWith, from } from "#test/Http/Address.ts"
import { ask, Caller, refused } from "#test/Http/Asking.ts"
import { message, modern, post } from "./Posting.ts"

const stranger = Redacted.value(ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(3)))
const whoami = message("tools/call", { name: "whoami" })

layer(Caller.door)("whoever is not signed in", (it) => {
  it.effect("is told where to sign in and for what, and a page may read that", () =>
    Effect.gen(function* () {
      const { baseUrl } = testSettings
      const metadata = `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`
      const asks = `${metadata}, scope="${scopes.join(" ")}"`
      const nothing = yield* post(whoami, { headers: { origin: "http://localhost:6274" } })
      refused(nothing, 401, "unauthorized")
      assert.strictEqual(nothing.headers.get("www-authenticate"), asks)
      assert.strictEqual(nothing.headers.get("access-control-allow-origin"), "http://localhost:6274")
      assert.match(nothing.headers.get("access-control-expose-headers") ?? "", /www-authenticate/)
      for (const token of ["nonsense", stranger, `mcpa_${"a".repeat(43)}`]) {
        const answered = yield* post(whoami, { headers: { authorization: `Bearer ${token}` } })
        refused(answered, 401, "unauthorized")
        const challenge = answered.headers.get("www-authenticate") ?? ""
        assert.include(challenge, asks)
        assert.include(challenge, 'error="invalid_token"')
      }
      for (const authorization of ["Basic eDp4", "Bearer", "Bearer a b", "x"]) {
        const answered = yield* post(whoami, { headers: { authorization } })
        refused(answered, 401, "unauthorized")
        assert.strictEqual(answered.headers.get("www-authenticate"), asks)
      }
    })
  )

  it.effect("hears so before anything about the message, and whatever the method", () =>
    Effect.gen(function* () {
      refused(yield* post(undefined, { body: "{" }), 401, "unauthorized")
      for (const method of ["GET", "DELETE", "PUT"]) refused(yield* ask(method, "/mcp", {}), 401, "unauthorized")
    })
  )
})

layer(Caller.door)("a page in a browser", (it) => {
  it.effect("may call when it is Steward's own, one that was allowed, or one of the caller's own machine", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const good = [testSettings.baseUrl, "https://assistant.test", "http://localhost", "http://127.0.0.1:8080"]
      for (const origin of [...good, "http://[::1]:3000"]) {
        const { headers, status } = yield* post(whoami, { key, headers: { origin } })
        assert.deepStrictEqual([status, headers.get("access-control-allow-origin")], [200, origin])
        const asked = yield* ask("OPTIONS", "/mcp", {
          headers: {
            origin,
            "access-control-request-method": "POST",
            "access-control-request-headers": "authorization"
          }
        })
        assert.deepStrictEqual([asked.status, asked.headers.get("access-control-allow-origin")], [204, origin])
        assert.match(asked.headers.get("access-control-allow-headers") ?? "", /authorization.*mcp-protocol-version/)
      }
    })
  )

  it.effect("of anybody else may not, with a good key neither", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const bad = ["https://evil.example", "null", "https://localhost.evil.example", "http://localhost:1@evil.example"]
      for (const origin of [
        ...bad,
        `${testSettings.baseUrl}.evil.example`,
        "https://localhost",
        "http://127.0.0.1.x"
      ]) {
        for (const method of ["POST", "OPTIONS", "GET"]) {
          const answered = yield* ask(method, "/mcp", { key, headers: { origin } })
          refused(answered, 403, "forbidden")
          assert.isNull(answered.headers.get("access-control-allow-origin"))
        }
      }
    })
  )
})

const Refused = Schema.parseJson(ApiError)

layer(doorWith({ rateLimit: { perMinute: 60, burst: 5 } }))("calls", (it) => {
  it.effect("are counted together with the requests of the same key", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (let left = 4; left > 0; left -= 2) {
        const { headers } = yield* post(whoami, { key })
        assert.match(headers.get("ratelimit") ?? "", new RegExp(`r=${left};`))
        yield* ask("GET", "/api/v1/me", { key })
      }
      yield* ask("GET", "/api/v1/me", { key })
      refused(yield* ask("GET", "/api/v1/me", { key }), 429, "rate_limited")
      const answered = yield* post(whoami, { key })
      assert.strictEqual(answered.headers.get("retry-after"), "1")
      const [result] = answered.messages()
      assert.isTrue(result?.result?.["isError"])
      const [part] = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ text: Refused })))(
        result?.result?.["content"]
      )
      assert.strictEqual(part?.text.code, "rate_limited")
      const { headers, message: list } = modern("tools/list")
      assert.strictEqual((yield* post(list, { key, headers })).status, 200)
      yield* TestClock.adjust("1 second")
      assert.isUndefined((yield* post(whoami, { key })).messages()[0]?.result?.["isError"])
    })
  )

  it.effect("are all that counts of what a client says, until it says too much", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const initialize = message("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "test", version: "1" }
      })
      const { headers, message: list } = modern("tools/list")
      const said = [
        [initialize, {}],
        [{ jsonrpc: "2.0", method: "notifications/initialized" }, {}],
        [message("ping"), {}],
        [list, headers]
      ] as const
      for (let round = 0; round < 3; round++) {
        for (const [one, headers] of said) {
          const answered = yield* post(one, { key, headers })
          assert.isBelow(answered.status, 300, answered.text)
          assert.match(answered.headers.get("ratelimit") ?? "", /r=5;/)
        }
      }
      for (let call = 0; call < 5; call++) {
        assert.isUndefined((yield* post(whoami, { key })).messages()[0]?.result?.["isError"])
      }
      assert.isTrue((yield* post(whoami, { key })).messages()[0]?.result?.["isError"])
      for (let spoken = 12; spoken < 120; spoken++) yield* post(message("ping"), { key })
      const tooMuch = yield* post(message("ping"), { key })
      refused(tooMuch, 429, "rate_limited")
      assert.strictEqual(tooMuch.headers.get("retry-after"), "1")
    })
  )

  it.effect("in a batch count one by one", () =>
    Effect.gen(function* () {
      const { key, workspaceId } = yield* brand()
      const batch = Array.from({ length: 5 }, (_, id) => ({ ...whoami, id }))
      const answered = yield* post(batch, { key })
      assert.strictEqual(answered.status, 200)
      assert.match(answered.headers.get("ratelimit") ?? "", /r=0;/)
      refused(yield* post(whoami, { key, headers: { origin: "https://evil.example" } }), 403, "forbidden")
      const other = yield* member(workspaceId, "viewer")
      const tooLarge = yield* post([...batch, { ...whoami, id: 9 }], { key: other.key })
      assert.strictEqual(tooLarge.status, 400)
      const [told] = tooLarge.messages()
      assert.deepStrictEqual([told?.id, told?.error?.code], [null, -32600])
      assert.match(told?.error?.message ?? "", /may call 5 tools at most/)
    })
  )

  it.effect("in a batch count all or not at all, so that it fits after the time that it was told to wait", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const batch = (size: number) => Array.from({ length: size }, (_, id) => ({ ...whoami, id }))
      yield* post(batch(3), { key })
      const early = yield* post(batch(5), { key })
      refused(early, 429, "rate_limited")
      const wait = Number(early.headers.get("retry-after"))
      assert.isAbove(wait, 1)
      yield* TestClock.adjust(`${wait + 1} seconds`)
      assert.strictEqual((yield* post(batch(5), { key })).status, 200)
    })
  )

  it.effect("whose keys are no good are limited by address, together with those to the API", () =>
    Effect.gen(function* () {
      const headers = { authorization: `Bearer ${stranger}`, ...from("192.0.2.17") }
      for (let index = 0; index < 30; index++) {
        refused(yield* post(whoami, { headers }), 401, "unauthorized")
        refused(yield* ask("GET", "/api/v1/me", { headers }), 401, "unauthorized")
      }
      const answered = yield* post(whoami, { headers })
      refused(answered, 429, "rate_limited")
      assert.match(answered.headers.get("retry-after") ?? "", /^\d+$/)
      refused(yield* post(whoami, { headers: from("192.0.2.17") }), 401, "unauthorized")
      const { key } = yield* brand()
      assert.strictEqual((yield* post(whoami, { key, headers: from("192.0.2.17") })).status, 200)
    })
  )
})
