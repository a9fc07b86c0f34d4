import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer, Redacted, TestClock } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { firstState, type PollState } from "#src/Platforms/YouTube/Poll.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"
import { makeYouTube } from "#src/Platforms/YouTube/YouTubeAdapter.ts"
import { fakeHttp } from "../FakeHttp.ts"

const account: AccountAccess = {
  platform: "youtube",
  externalId: "UCexample",
  token: Redacted.make('{"access_token":"YT_1","expires_at":"2100-01-01T00:00:00.000Z"}')
}

const setUp = (respond: Parameters<typeof fakeHttp>[0]) => {
  const { layer, sent } = fakeHttp(respond)
  const google = { tokenAddress: "https://google.example/token", clientId: "c", clientSecret: Redacted.make("s") }
  const youtube = makeYouTube({ base: "https://www.googleapis.com/youtube/v3", google })
  return { youtube: Effect.provide(youtube, Layer.merge(layer, QuotaMeter.memory(1_000))), sent }
}

const snippet = (more: object) => ({
  textDisplay: "great video",
  authorDisplayName: "@dana",
  authorChannelUrl: "http://www.youtube.com/@dana",
  authorChannelId: { value: "UCdana" },
  moderationStatus: "published",
  publishedAt: "2026-10-02T09:15:04Z",
  updatedAt: "2026-10-02T09:15:04Z",
  ...more
})
const comment = (id: string, more: object = {}) => ({ kind: "youtube#comment", id, snippet: snippet(more) })
const thread = (top: { readonly id: string }, more: object = {}, replies: ReadonlyArray<unknown> = []) => ({
  kind: "youtube#commentThread",
  id: top.id,
  snippet: {
    channelId: "UCexample",
    videoId: "vidExample01",
    totalReplyCount: replies.length,
    topLevelComment: top,
    ...more
  },
  ...(replies.length === 0 ? {} : { replies: { comments: replies } })
})

const start = firstState(Date.parse("2026-10-02T09:00:00Z"))

const collect = (
  youtube: ReturnType<typeof setUp>["youtube"],
  state: PollState,
  moderationStatus: "published" | "heldForReview" = "published"
) =>
  Effect.gen(function* () {
    const received: Array<ObservedComment> = []
    const next = yield* (yield* youtube).poll(account, { state, moderationStatus, depth: "recent" }, (comments) =>
      Effect.sync(() => received.push(...comments))
    )
    return { received, next }
  })

describe("poll", () => {
  it.effect("maps a comment as documented", () =>
    Effect.gen(function* () {
      const { sent, youtube } = setUp(() => ({ body: { items: [thread(comment("UgyExample001AaABAg"))] } }))
      const { received } = yield* collect(youtube, start)
      assert.deepStrictEqual(received, [
        {
          externalId: "UgyExample001AaABAg",
          parentExternalId: null,
          post: { externalId: "vidExample01", caption: null, url: "https://www.youtube.com/watch?v=vidExample01" },
          ad: null,
          surface: "organic",
          text: "great video",
          hasMedia: false,
          author: { externalId: "UCdana", name: "@dana", handle: "dana" },
          hidden: false,
          url: "https://www.youtube.com/watch?v=vidExample01&lc=UgyExample001AaABAg",
          createdAt: DateTime.unsafeMake("2026-10-02T09:15:04Z")
        }
      ])
      assert.strictEqual(
        sent[0]?.url.href,
        "https://www.googleapis.com/youtube/v3/commentThreads?part=id%2Csnippet%2Creplies" +
          "&allThreadsRelatedToChannelId=UCexample&order=time&moderationStatus=published&textFormat=plainText&maxResults=100"
      )
    })
  )

  it.effect("reads the replies that did not come along, and leaves out the channel's own comments", () =>
    Effect.gen(function* () {
      const own = { authorChannelId: { value: "UCexample" } }
      const reply = (id: string, more: object = {}) => comment(id, { parentId: "t", ...more })
      const { sent, youtube } = setUp(({ url }) => {
        if (url.pathname.endsWith("/commentThreads"))
          return { body: { items: [thread(comment("t", own), { totalReplyCount: 3 }, [reply("t.1")])] } }
        return url.searchParams.get("pageToken") === null
          ? { body: { items: [reply("t.1"), reply("t.2", own)], nextPageToken: "2" } }
          : { body: { items: [reply("t.3", { moderationStatus: "heldForReview" })] } }
      })
      const { next, received } = yield* collect(youtube, start)
      assert.deepStrictEqual(
        received.map(({ externalId, hidden, parentExternalId, post }) => [
          externalId,
          hidden,
          parentExternalId,
          post?.externalId
        ]),
        [
          ["t.1", false, "t", "vidExample01"],
          ["t.3", true, "t", "vidExample01"]
        ]
      )
      assert.lengthOf(sent, 3)
      assert.deepStrictEqual((yield* collect(youtube, next)).received, [])
      assert.lengthOf(sent, 4)
    })
  )

  it.effect("goes on to older pages, hands over nothing from before, and asks for held comments on demand", () =>
    Effect.gen(function* () {
      const old = { publishedAt: "2026-10-01T09:15:04Z", updatedAt: "2026-10-01T09:15:04Z" }
      const { sent, youtube } = setUp(({ url }) => {
        const token = url.searchParams.get("pageToken")
        if (token === null) return { body: { items: [thread(comment("a"))], nextPageToken: "2" } }
        if (token === "2") return { body: { items: [], nextPageToken: "3" } }
        return {
          body: { items: [thread(comment("b")), null, { id: "c" }, thread(comment("d", old))], nextPageToken: "4" }
        }
      })
      const { received } = yield* collect(youtube, start, "heldForReview")
      assert.deepStrictEqual(
        received.map(({ externalId }) => externalId),
        ["a", "b"]
      )
      assert.deepStrictEqual(
        sent.map(({ url }) => [url.searchParams.get("pageToken"), url.searchParams.get("moderationStatus")]),
        [null, "2", "3"].map((token) => [token, "heldForReview"])
      )
    })
  )

  it.effect("hands a page over as one set, before it asks for the replies that are not on it", () =>
    Effect.gen(function* () {
      const reply = (n: number) => comment(`b.${n}`, { parentId: "b" })
      const { sent, youtube } = setUp(({ url }) =>
        url.pathname.endsWith("/commentThreads")
          ? {
              body: {
                items: [
                  thread(comment("a")),
                  thread(comment("b"), { totalReplyCount: 3 }, [reply(1)]),
                  thread(comment("c"))
                ]
              }
            }
          : { body: { items: [reply(3), reply(2), reply(1)] } }
      )
      const sets: Array<readonly [calls: number, ids: ReadonlyArray<string>]> = []
      yield* (yield* youtube).poll(
        account,
        { state: start, moderationStatus: "published", depth: "recent" },
        (comments) => Effect.sync(() => sets.push([sent.length, comments.map(({ externalId }) => externalId)]))
      )
      assert.deepStrictEqual(sets, [
        [1, ["a", "b", "b.1", "c"]],
        [2, ["b.3", "b.2"]]
      ])
    })
  )

  it.effect("goes on when a thread is removed between two calls", () =>
    Effect.gen(function* () {
      const { youtube } = setUp(({ url }) =>
        url.pathname.endsWith("/commentThreads")
          ? { body: { items: [thread(comment("a"), { totalReplyCount: 9 }), thread(comment("b"))] } }
          : { status: 404, body: { error: { code: 404, errors: [{ reason: "commentThreadNotFound" }] } } }
      )
      const { received } = yield* collect(youtube, start)
      assert.deepStrictEqual(
        received.map(({ externalId }) => externalId),
        ["a", "b"]
      )
    })
  )

  it.effect("takes a comment with nothing but an id, as written now", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-10-02T10:00:00Z"))
      const bare = { id: "x", snippet: {} }
      const { youtube } = setUp(() => ({ body: { items: [{ id: "x", snippet: { topLevelComment: bare } }] } }))
      const { received } = yield* collect(youtube, start)
      assert.deepInclude(received[0], {
        externalId: "x",
        post: null,
        text: "",
        url: null,
        createdAt: DateTime.unsafeMake("2026-10-02T10:00:00Z")
      })
    })
  )

  it.effect("fails with the receiver, without a state", () =>
    Effect.gen(function* () {
      const { youtube } = setUp(() => ({ body: { items: [thread(comment("a"))] } }))
      const polled = (yield* youtube).poll(
        account,
        { state: start, moderationStatus: "published", depth: "recent" },
        () => Effect.fail("full" as const)
      )
      assert.strictEqual(yield* Effect.flip(polled), "full")
    })
  )
})
