import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, channel, commentOnVideo, control, dana, firstVideo, items, stateOf, youtube } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)

const reason = (body: unknown) => at(body, "error", "errors", 0, "reason")
const ids = (body: unknown) => items(body, "items").map((item) => at(item, "id"))

const threads = (query: Record<string, string> = {}) =>
  youtube("GET", "/commentThreads", {
    query: { part: "id,snippet,replies", allThreadsRelatedToChannelId: channel, textFormat: "plainText", ...query }
  })

const moderate = (id: string, moderationStatus: string, more: Record<string, string> = {}) =>
  youtube("POST", "/comments/setModerationStatus", { query: { id, moderationStatus, ...more } })

const insert = (parentId: unknown, textOriginal: unknown) =>
  youtube("POST", "/comments", { query: { part: "snippet" }, json: { snippet: { parentId, textOriginal } } })

describe("moderating", () => {
  it.effect("takes held comments out of plain lists and brings them back", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("hmm")
      const held = yield* moderate(id, "heldForReview")
      assert.deepStrictEqual([held.status, held.text], [204, ""])
      assert.deepStrictEqual(ids((yield* threads()).body), [])
      assert.deepStrictEqual(ids((yield* threads({ moderationStatus: "heldForReview" })).body), [id])
      assert.strictEqual((yield* moderate(id, "published")).status, 204)
      assert.deepStrictEqual(ids((yield* threads()).body), [id])
      assert.deepStrictEqual(at(yield* stateOf(id), "calls"), { hide: 1, unhide: 1 })
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("shows a thread among the held ones when only a reply is held", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("fine")
      yield* commentOnVideo("held at once", { parentId: id, visibility: "held" })
      assert.deepStrictEqual(ids((yield* threads({ moderationStatus: "heldForReview" })).body), [id])
      assert.strictEqual(at((yield* threads()).body, "items", 0, "snippet", "totalReplyCount"), 0)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("never shows a rejected comment again, and bans only with a rejection", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("worse")
      assert.strictEqual(reason((yield* moderate(id, "heldForReview", { banAuthor: "true" })).body), "banWithoutReject")
      assert.strictEqual((yield* moderate(id, "rejected", { banAuthor: "true" })).status, 204)
      for (const moderationStatus of ["published", "heldForReview", "likelySpam"])
        assert.deepStrictEqual(ids((yield* threads({ moderationStatus })).body), [])
      assert.strictEqual(reason((yield* moderate(id, "published")).body), "commentNotFound")
      const again = { platform: "youtube", accountId: channel, postId: firstVideo, author: dana, text: "again" }
      assert.strictEqual((yield* control("POST", "/comments", again)).status, 403)
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("changes nothing when one of several ids is unknown", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("one")
      const { status, body } = yield* moderate(`${id},nothing`, "heldForReview")
      assert.deepStrictEqual([status, reason(body)], [404, "commentNotFound"])
      assert.strictEqual(at(yield* stateOf(id), "hidden"), false)
    }).pipe(Effect.provide(sandbox))
  )
})

describe("replying and deleting", () => {
  it.effect("names what is wrong with a reply", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("top")
      const reply = at((yield* insert(id, "hello")).body, "id")
      const held = yield* commentOnVideo("held", { visibility: "held" })
      const cases: ReadonlyArray<readonly [unknown, unknown, number, string]> = [
        [undefined, "x", 400, "parentIdMissing"],
        [id, " ", 400, "commentTextRequired"],
        [id, "x".repeat(10_001), 400, "commentTextTooLong"],
        ["nothing", "x", 404, "parentCommentNotFound"],
        [reply, "x", 400, "operationNotSupported"],
        [held, "x", 400, "parentCommentIsPrivate"]
      ]
      for (const [parent, text, status, why] of cases) {
        const answer = yield* insert(parent, text)
        assert.deepStrictEqual([answer.status, reason(answer.body)], [status, why])
      }
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("deletes our own comments only", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("theirs")
      const own = String(at((yield* insert(id, "ours")).body, "id"))
      const foreign = yield* youtube("DELETE", "/comments", { query: { id } })
      assert.deepStrictEqual([foreign.status, reason(foreign.body)], [403, "forbidden"])
      assert.strictEqual((yield* youtube("DELETE", "/comments", { query: { id: own } })).status, 204)
      assert.strictEqual((yield* youtube("DELETE", "/comments", { query: { id: own } })).status, 404)
    }).pipe(Effect.provide(sandbox))
  )
})
