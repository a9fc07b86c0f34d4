import { FetchHttpClient } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at, channel, commentOnVideo, dana, firstVideo, items, youtube } from "../Driver.ts"

const sandbox = Layer.merge(SandboxServer.layer(), FetchHttpClient.layer)

const reason = (body: unknown) => at(body, "error", "errors", 0, "reason")
const ids = (body: unknown) => items(body, "items").map((item) => at(item, "id"))

const threads = (query: Record<string, string> = {}) =>
  youtube("GET", "/commentThreads", {
    query: { part: "id,snippet,replies", allThreadsRelatedToChannelId: channel, textFormat: "plainText", ...query }
  })

const insert = (parentId: unknown, textOriginal: unknown) =>
  youtube("POST", "/comments", { query: { part: "snippet" }, json: { snippet: { parentId, textOriginal } } })

describe("reading", () => {
  it.effect("shows a thread as the API does; the original text of our own replies only", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("I'd buy <two>", { createdAt: 1_790_932_504_000 })
      const reply = yield* insert(id, "Thanks & bye")
      const { body } = yield* threads()
      const thread = at(body, "items", 0)
      assert.deepStrictEqual(
        [at(thread, "id"), at(thread, "snippet", "videoId"), at(thread, "snippet", "totalReplyCount")],
        [id, firstVideo, 1]
      )
      const top = at(thread, "snippet", "topLevelComment", "snippet")
      assert.deepStrictEqual(
        [at(top, "textDisplay"), at(top, "authorDisplayName"), at(top, "publishedAt"), at(top, "moderationStatus")],
        ["I'd buy <two>", "@dana", "2026-10-02T09:15:04Z", "published"]
      )
      assert.deepStrictEqual(at(top, "authorChannelId"), { value: dana.id })
      assert.isUndefined(at(top, "textOriginal"))
      assert.strictEqual(at(thread, "replies", "comments", 0, "id"), at(reply.body, "id"))
      assert.strictEqual(at(thread, "replies", "comments", 0, "snippet", "textOriginal"), "Thanks & bye")
      const html = yield* youtube("GET", "/comments", { query: { part: "snippet", id } })
      assert.strictEqual(at(html.body, "items", 0, "snippet", "textDisplay"), "I&#39;d buy &lt;two&gt;")
      assert.isUndefined(at(html.body, "items", 0, "snippet", "moderationStatus"))
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("holds five replies in a thread and all of them under parentId", () =>
    Effect.gen(function* () {
      const id = yield* commentOnVideo("top")
      for (const text of "abcdefg") yield* commentOnVideo(text, { parentId: id })
      const { body } = yield* threads()
      assert.strictEqual(at(body, "items", 0, "snippet", "totalReplyCount"), 7)
      assert.strictEqual(items(body, "items", 0, "replies", "comments").length, 5)
      const first = yield* youtube("GET", "/comments", { query: { part: "snippet", parentId: id, maxResults: "4" } })
      const pageToken = String(at(first.body, "nextPageToken"))
      const second = yield* youtube("GET", "/comments", { query: { part: "snippet", parentId: id, pageToken } })
      assert.strictEqual(new Set([...ids(first.body), ...ids(second.body)]).size, 7)
      assert.isTrue(ids(first.body).every((reply) => String(reply).startsWith(`${id}.`)))
      assert.isUndefined(at(second.body, "nextPageToken"))
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("names what is wrong with a request", () =>
    Effect.gen(function* () {
      const cases: ReadonlyArray<readonly [Record<string, string>, number, string]> = [
        [{ part: "" }, 400, "missingRequiredParameter"],
        [{ part: "id,secrets" }, 400, "unknownPart"],
        [{ videoId: firstVideo }, 400, "incompatibleParameters"],
        [{ allThreadsRelatedToChannelId: "UCother" }, 404, "channelNotFound"],
        [{ maxResults: "101" }, 400, "invalidParameter"],
        [{ moderationStatus: "rejected" }, 400, "invalidParameter"],
        [{ pageToken: "???" }, 400, "invalidPageToken"]
      ]
      for (const [query, status, why] of cases) {
        const answer = yield* threads(query)
        assert.deepStrictEqual([answer.status, reason(answer.body)], [status, why], JSON.stringify(query))
      }
      const video = yield* youtube("GET", "/commentThreads", { query: { part: "id", videoId: "nothing" } })
      assert.deepStrictEqual([video.status, reason(video.body)], [404, "videoNotFound"])
    }).pipe(Effect.provide(sandbox))
  )

  it.effect("tells titles and the own channel", () =>
    Effect.gen(function* () {
      const mine = yield* youtube("GET", "/channels", { query: { part: "snippet", mine: "true" } })
      assert.deepStrictEqual(ids(mine.body), [channel])
      const videos = yield* youtube("GET", "/videos", { query: { part: "snippet", id: `${firstVideo},nothing` } })
      assert.deepStrictEqual(ids(videos.body), [firstVideo])
      assert.include(at(videos.body, "items", 0, "snippet", "title"), "Fjell 2")
    }).pipe(Effect.provide(sandbox))
  )
})
