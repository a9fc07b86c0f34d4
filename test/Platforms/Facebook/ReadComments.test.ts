import { assert, describe, it } from "@effect/vitest"
import { Chunk, DateTime, Effect, FastCheck, Option, Redacted, Stream } from "effect"
import { makeFacebook } from "#src/Platforms/Facebook/FacebookAdapter.ts"
import type { AccountAccess } from "#src/Platforms/Port/PlatformGateway.ts"
import { fakeHttp } from "../FakeHttp.ts"

const account: AccountAccess = { platform: "facebook", externalId: "123450001", token: Redacted.make("PAGE_TOKEN_1") }

const setUp = (respond: Parameters<typeof fakeHttp>[0]) => {
  const { layer, sent } = fakeHttp(respond)
  const facebook = makeFacebook({ base: "https://graph.facebook.com/v26.0/", appSecret: Option.none() })
  return { facebook: Effect.provide(facebook, layer), sent }
}

const sample = {
  id: "990001_770001",
  message: "Is this still available?",
  created_time: "2026-10-02T09:15:04+0000",
  from: { id: "5550001", name: "Dana Example" },
  is_hidden: true,
  can_hide: true,
  permalink_url: "https://www.facebook.com/123450001/posts/990001?comment_id=770001",
  attachment: { type: "photo", url: "https://www.facebook.com/photo.php?fbid=1" }
}
const own = { id: "990001_770002", message: "Yes", from: { id: "123450001" }, parent: { id: "990001_770001" } }
const gone = { status: 400, body: { error: { code: 100, error_subcode: 33, message: "does not exist" } } }

const recent = (since: Option.Option<DateTime.Utc>) => ({ posts: 20, since, ads: new Map(), mostAds: 0 })
const at = (seconds: number) => DateTime.formatIso(DateTime.unsafeMake(seconds * 1_000)).replace(".000Z", "+0000")

describe("commentNow", () => {
  it.effect("reads what a comment says, who wrote it and whether it is hidden; none where it is gone", () =>
    Effect.gen(function* () {
      const { facebook, sent } = setUp(({ url }) => (url.pathname.endsWith("/gone") ? gone : { body: sample }))
      const { commentNow } = yield* facebook
      const read = (externalId: string) => commentNow(account, { externalId, postExternalId: null, surface: "organic" })
      assert.deepStrictEqual(
        yield* read("990001_770001"),
        Option.some({ text: "Is this still available?", hidden: true, authorId: "5550001" })
      )
      assert.isTrue(Option.isNone(yield* read("gone")))
      assert.strictEqual(sent[0]?.url.pathname, "/v26.0/990001_770001")
    })
  )
})

describe("recentComments", () => {
  it.effect("reads the newest posts' comments, without the page's own, passing over a post that is gone", () =>
    Effect.gen(function* () {
      const { facebook, sent } = setUp(({ url }) => {
        if (url.pathname.endsWith("/published_posts"))
          return {
            body: {
              data: [
                { id: "p_gone" },
                { id: "123450001_990001", message: "Spring\u0000", permalink_url: "https://www.facebook.com/p/990001" }
              ]
            }
          }
        return url.pathname.includes("gone") ? gone : { body: { data: [sample, own, { nothing: 1 }] } }
      })
      const reader = yield* facebook
      const comments = yield* Stream.runCollect(reader.recentComments(account, recent(Option.none())))
      assert.deepStrictEqual(Chunk.toArray(comments), [
        {
          externalId: "990001_770001",
          parentExternalId: null,
          post: { externalId: "123450001_990001", caption: "Spring\uFFFD", url: "https://www.facebook.com/p/990001" },
          ad: null,
          surface: "organic",
          text: "Is this still available?",
          hasMedia: true,
          author: { externalId: "5550001", name: "Dana Example", handle: "" },
          hidden: true,
          url: "https://www.facebook.com/123450001/posts/990001?comment_id=770001",
          createdAt: DateTime.unsafeMake("2026-10-02T09:15:04Z")
        }
      ])
      assert.deepStrictEqual(
        sent.map(({ url }) => decodeURIComponent(url.pathname + url.search)),
        [
          "/v26.0/123450001/published_posts?fields=id,message,permalink_url&limit=20",
          ...["p_gone", "123450001_990001"].map(
            (post) =>
              `/v26.0/${post}/comments?fields=id,message,created_time,from{id,name},parent{id},is_hidden,attachment,permalink_url&filter=stream&order=reverse_chronological&limit=100`
          )
        ]
      )
    })
  )

  it.effect("fails where the token is dead", () =>
    Effect.gen(function* () {
      const { facebook } = setUp(() => ({ status: 400, body: { error: { code: 190 } } }))
      const comments = (yield* facebook).recentComments(account, recent(Option.none()))
      assert.strictEqual((yield* Effect.flip(Stream.runDrain(comments)))._tag, "TokenExpired")
    })
  )
})

describe("the comments of one post", () => {
  const sizes = FastCheck.integer({ min: 1, max: 7 })
  const ages = FastCheck.array(FastCheck.integer({ min: 1_700_000_000, max: 1_700_000_100 }), { maxLength: 40 })

  it.effect.prop(
    "gives every comment from `since` on, once, whatever the page size",
    [ages, sizes, FastCheck.integer({ min: 1_700_000_000, max: 1_700_000_100 })],
    ([times, size, since]) =>
      Effect.gen(function* () {
        const all = times
          .toSorted((left, right) => right - left)
          .map((time, index) => ({ ...sample, id: `c${index}`, created_time: at(time) }))
        const { facebook } = setUp(({ url }) => {
          if (url.pathname.endsWith("/published_posts")) return { body: { data: [{ id: "p" }] } }
          const from = Number(url.searchParams.get("after") ?? "0")
          const more = from + size < all.length
          const cursors = { before: "b", after: String(from + size) }
          const paging = more ? { cursors, next: "https://graph.facebook.com/next?access_token=x" } : { cursors }
          return { body: { data: all.slice(from, from + size), paging } }
        })
        const limit = Option.some(DateTime.unsafeMake(since * 1_000))
        const read = yield* Stream.runCollect((yield* facebook).recentComments(account, recent(limit)))
        const ids = Chunk.toArray(read).map(({ externalId }) => externalId)
        const wanted = all.filter(({ created_time }) => created_time >= at(since)).map(({ id }) => id)
        assert.deepStrictEqual(ids.slice(0, wanted.length), wanted)
        assert.strictEqual(new Set(ids).size, ids.length)
      })
  )
})
