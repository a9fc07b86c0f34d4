import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import {
  at,
  channel,
  commentOnPage,
  commentOnVideo,
  control,
  firstPost,
  graph,
  items,
  page,
  send,
  stateOf,
  youtube
} from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer({ seed: 7 }), FetchHttpClient.layer)

const inject = (platform: string, kind: string, more: object = {}) =>
  control("POST", "/faults", { platform, kind, ...more })

const hide = (id: string) => graph("POST", `/${id}`, { form: { is_hidden: "true" } })

const graphKinds: ReadonlyArray<readonly [string, object, number, number, number | undefined]> = [
  ["rate_limit", {}, 400, 32, undefined],
  ["rate_limit", { params: { code: 80001 } }, 400, 80001, undefined],
  ["token_expired", {}, 400, 190, 463],
  ["comment_removed", {}, 400, 100, 33],
  ["permission", {}, 403, 200, undefined],
  ["permission", { params: { code: 10 } }, 403, 10, undefined],
  ["policy_block", {}, 400, 368, 1390008],
  ["server_error", {}, 500, 2, undefined]
]

const youTubeKinds: ReadonlyArray<readonly [string, object, number, string]> = [
  ["rate_limit", {}, 403, "quotaExceeded"],
  ["rate_limit", { params: { reason: "rateLimitExceeded" } }, 403, "rateLimitExceeded"],
  ["token_expired", {}, 401, "authError"],
  ["comment_removed", {}, 404, "commentNotFound"],
  ["permission", {}, 403, "forbidden"],
  ["server_error", {}, 503, "backendError"]
]

describe("answers", () => {
  it.effect("on the graph, once, before the action", () =>
    Effect.gen(function* () {
      for (const [kind, more, status, code, subcode] of graphKinds) {
        const id = yield* commentOnPage(kind)
        yield* inject("facebook", kind, { ...more, match: { commentId: id } })
        const { body, ...answer } = yield* hide(id)
        assert.deepStrictEqual(
          [answer.status, at(body, "error", "code"), at(body, "error", "error_subcode")],
          [status, code, subcode]
        )
        assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
        assert.strictEqual((yield* hide(id)).status, 200)
      }
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("on the graph tell when calls are taken again", () =>
    Effect.gen(function* () {
      const id = yield* commentOnPage("much")
      yield* inject("facebook", "rate_limit", { params: { regainMinutes: 3 } })
      const usage = JSON.parse((yield* hide(id)).headers["x-business-use-case-usage"] ?? "")
      assert.strictEqual(at(usage, page, 0, "estimated_time_to_regain_access"), 3)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("on YouTube, once, before the action", () =>
    Effect.gen(function* () {
      for (const [kind, more, status, why] of youTubeKinds) {
        const id = yield* commentOnVideo(kind)
        const moderate = youtube("POST", "/comments/setModerationStatus", {
          query: { id, moderationStatus: "heldForReview" }
        })
        yield* inject("youtube", kind, { ...more, match: { commentId: id } })
        const answer = yield* moderate
        assert.deepStrictEqual([answer.status, at(answer.body, "error", "errors", 0, "reason")], [status, why])
        assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
        assert.strictEqual((yield* moderate).status, 204)
      }
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("on Google's token address: the grant is dead", () =>
    Effect.gen(function* () {
      yield* inject("youtube", "token_expired", { match: { path: "^/google/token", accountId: channel } })
      const form = { grant_type: "refresh_token", client_id: "c", client_secret: "s", refresh_token: "YT_REFRESH_1" }
      const { status, body } = yield* send("POST", "/google/token", { form })
      assert.deepStrictEqual([status, at(body, "error")], [400, "invalid_grant"])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("for a reply under a removed comment", () =>
    Effect.gen(function* () {
      const parentId = yield* commentOnVideo("top")
      yield* inject("youtube", "comment_removed", { match: { commentId: parentId } })
      const { body } = yield* youtube("POST", "/comments", {
        query: { part: "snippet" },
        json: { snippet: { parentId, textOriginal: "x" } }
      })
      assert.strictEqual(at(body, "error", "errors", 0, "reason"), "parentCommentNotFound")
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("that are no JSON: a gateway's page and a cut answer", () =>
    Effect.gen(function* () {
      yield* inject("facebook", "server_error", { params: { status: 502 } })
      const gateway = yield* graph("GET", "/me")
      assert.strictEqual(gateway.status, 502)
      assert.include(gateway.headers["content-type"], "text/html")
      yield* inject("youtube", "malformed")
      const cut = yield* send("GET", "/youtube/v3/channels")
      assert.deepStrictEqual([cut.status, cut.body], [200, undefined])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("that are empty pages, which lead on to what was asked for", () =>
    Effect.gen(function* () {
      const first = yield* commentOnPage("1")
      const second = yield* commentOnPage("2")
      const read = (after: Record<string, string>) =>
        graph("GET", `/${firstPost}/comments`, { query: { limit: "1", ...after } })
      const cursor = (body: unknown) => ({ after: String(at(body, "paging", "cursors", "after")) })
      yield* inject("facebook", "empty_page", { times: 2, rate: 1 })
      const empty = yield* read({})
      assert.deepStrictEqual(items(empty.body, "data"), [])
      assert.isString(at(empty.body, "paging", "next"))
      const stillEmpty = yield* read(cursor(empty.body))
      const one = yield* read(cursor(stillEmpty.body))
      assert.strictEqual(at(one.body, "data", 0, "id"), first)
      yield* inject("facebook", "empty_page")
      const between = yield* read(cursor(one.body))
      const two = yield* read(cursor(between.body))
      assert.strictEqual(at(two.body, "data", 0, "id"), second)

      const thread = yield* commentOnVideo("1")
      const threads = (more: Record<string, string>) =>
        youtube("GET", "/commentThreads", { query: { part: "id", allThreadsRelatedToChannelId: channel, ...more } })
      yield* inject("youtube", "empty_page", { match: { path: "/commentThreads" } })
      const none = yield* threads({})
      assert.deepStrictEqual(items(none.body, "items"), [])
      const all = yield* threads({ pageToken: String(at(none.body, "nextPageToken")) })
      assert.strictEqual(at(all.body, "items", 0, "id"), thread)
    }).pipe(Effect.provide(sandbox))
  )
})
