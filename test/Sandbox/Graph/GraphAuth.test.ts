import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { proofOf } from "#src/Sandbox/Graph/GraphAuth.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import { at, commentOnPage, control, firstPost, graph, page, stateOf } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer({ settings: { appSecret: "s3cret" } }), FetchHttpClient.layer)

const error = (body: unknown) => [at(body, "error", "code"), at(body, "error", "error_subcode")]

describe("tokens", () => {
  it.effect("answers a missing or unknown token with code 190", () =>
    Effect.gen(function* () {
      for (const token of [null, "nobody"]) {
        const { status, body } = yield* graph("GET", "/me", { token })
        assert.deepStrictEqual([status, at(body, "error", "type")], [400, "OAuthException"])
        assert.strictEqual(at(body, "error", "code"), 190)
      }
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("takes the token from header, query, form and JSON alike", () =>
    Effect.gen(function* () {
      const given = { access_token: "PAGE_TOKEN_1" }
      const id = yield* commentOnPage("hello")
      const answers = [
        yield* graph("GET", "/me", { token: null, query: given }),
        yield* graph("POST", `/${id}`, { token: null, form: { ...given, is_hidden: "true" } }),
        yield* graph("POST", `/${id}`, { token: null, json: { ...given, is_hidden: false } })
      ]
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [200, 200, 200]
      )
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("shows the token of a person no comments, and lets it change nothing", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("hello")
      const read = yield* graph("GET", `/${firstPost}/comments`, { token: "USER_TOKEN_1" })
      assert.deepStrictEqual(read.body, { data: [] })
      const hide = yield* graph("POST", `/${id}`, { token: "USER_TOKEN_1", form: { is_hidden: "true" } })
      assert.deepStrictEqual(error(hide.body), [210, undefined])
      assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("checks appsecret_proof when it is sent", () =>
    Effect.gen(function* () {
      const wrong = yield* graph("GET", "/me", { query: { appsecret_proof: "00" } })
      assert.deepStrictEqual(error(wrong.body), [100, undefined])
      const right = yield* graph("GET", "/me", { query: { appsecret_proof: proofOf("s3cret", "PAGE_TOKEN_1") } })
      assert.strictEqual(right.status, 200)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("lets a token die and come back", () =>
    Effect.gen(function* () {
      const token = { platform: "facebook", token: "PAGE_TOKEN_1", accountId: page }
      yield* control("POST", "/tokens", { ...token, revoked: true })
      assert.deepStrictEqual(error((yield* graph("GET", "/me")).body), [190, 460])
      yield* control("POST", "/tokens", { ...token, expiresAt: 60_000 })
      assert.strictEqual((yield* graph("GET", "/me")).status, 200)
      yield* control("POST", "/clock", { advanceMs: 60_000 })
      assert.deepStrictEqual(error((yield* graph("GET", "/me")).body), [190, 463])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("lists the pages of a person and inspects tokens", () =>
    Effect.gen(function* () {
      const pages = yield* graph("GET", "/me/accounts", { token: "USER_TOKEN_1" })
      assert.strictEqual(at(pages.body, "data", 0, "access_token"), "PAGE_TOKEN_1")
      const valid = yield* graph("GET", "/debug_token", { query: { input_token: "PAGE_TOKEN_1" } })
      const query = { input_token: "?", access_token: `${defaultSettings.appId}|s3cret` }
      const unknown = yield* graph("GET", "/debug_token", { token: null, query })
      assert.deepStrictEqual([at(valid.body, "data", "is_valid"), at(unknown.body, "data", "is_valid")], [true, false])
    }).pipe(Effect.provide(sandbox))
  )
})
