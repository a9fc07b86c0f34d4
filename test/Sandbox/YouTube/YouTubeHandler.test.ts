import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { accessToken, at, channel, commentOnVideo, control, send, stateOf, youtube } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)

const reason = (body: unknown) => at(body, "error", "errors", 0, "reason")
const threads = (query: Record<string, string> = {}) =>
  youtube("GET", "/commentThreads", {
    query: { part: "id,snippet,replies", allThreadsRelatedToChannelId: channel, textFormat: "plainText", ...query }
  })

const moderate = (id: string, moderationStatus: string, more: Record<string, string> = {}) =>
  youtube("POST", "/comments/setModerationStatus", { query: { id, moderationStatus, ...more } })

describe("tokens", () => {
  it.effect("answers authError without a token, with an unknown one and with an expired one", () =>
    Effect.gen(function* () {
      const token = yield* accessToken
      const query = { part: "id", mine: "true" }
      assert.strictEqual((yield* youtube("GET", "/channels", { token, query })).status, 200)
      yield* control("POST", "/clock", { advanceMs: 3_599_000 })
      for (const dead of [null, "nobody", "YT_REFRESH_1", token]) {
        const { status, body } = yield* youtube("GET", "/channels", { token: dead, query })
        assert.deepStrictEqual([status, reason(body)], [401, "authError"])
      }
      assert.strictEqual((yield* youtube("GET", "/channels", { query })).status, 200)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("refuses to refresh when access was taken away", () =>
    Effect.gen(function* () {
      const token = yield* accessToken
      yield* control("POST", "/tokens", {
        platform: "youtube",
        token: "YT_REFRESH_1",
        accountId: channel,
        revoked: true
      })
      const form = { grant_type: "refresh_token", client_id: "c", client_secret: "s", refresh_token: "YT_REFRESH_1" }
      const { status, body } = yield* send("POST", "/google/token", { form })
      assert.deepStrictEqual([status, at(body, "error")], [400, "invalid_grant"])
      assert.strictEqual(
        (yield* youtube("GET", "/channels", { token, query: { part: "id", mine: "true" } })).status,
        401
      )
    }).pipe(Effect.provide(sandbox))
  )
})

describe("quota", () => {
  it.effect("counts 1 for a list and 50 for a write, refuses what is over, and begins anew the next day", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("top")
      yield* threads()
      yield* moderate(id, "published")
      assert.strictEqual(at((yield* control("GET", "/state")).body, "quota", "used"), 51)
      yield* control("POST", "/quota", { used: 9_951 })
      const refused = yield* moderate(id, "heldForReview")
      assert.deepStrictEqual([refused.status, reason(refused.body)], [403, "quotaExceeded"])
      assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
      assert.strictEqual((yield* threads()).status, 200)
      yield* control("POST", "/clock", { advanceMs: 86_400_000 })
      assert.strictEqual((yield* moderate(id, "heldForReview")).status, 204)
    }).pipe(Effect.provide(sandbox))
  )
})
