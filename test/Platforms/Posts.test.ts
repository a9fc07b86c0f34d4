import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Redacted, TestClock } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { signWebhook } from "#src/Platforms/Graph/WebhookSignature.ts"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { Poller } from "#src/Platforms/Reading/Poller.ts"
import { PostDescriber } from "#src/Platforms/Reading/PostDescriber.ts"
import { facebookAppSecret, houseOn } from "#test/House.ts"
import { decided, drained, listening, scene } from "#test/Moderation/Scene.ts"
import { type Answer, fakeHttp, type Sent } from "./FakeHttp.ts"
import { takenIn } from "./TakenIn.ts"

/** What the platforms answer in this file: each test has posts, videos and ads of its own. */
const platforms = new Map<string, Answer>()
const pathOf = ({ url }: Sent) => (url.pathname === "/videos" ? `/videos ${url.searchParams.get("id")}` : url.pathname)
const { layer: http, sent } = fakeHttp(
  (one) =>
    platforms.get(pathOf(one)) ?? {
      status: 400,
      body: { error: { code: 100, error_subcode: 33, message: "does not exist" } }
    }
)
const reads = (path: string) => sent.filter((one) => pathOf(one) === path).length

const drain = drained(Effect.flatMap(PostDescriber, (one) => one.drain))

const push = (
  pageId: string,
  ...comments: ReadonlyArray<{ readonly id: string; readonly post: string; readonly published?: boolean }>
) => {
  const changes = comments.map(({ id, post, published = true }) => ({
    field: "feed",
    value: {
      item: "comment",
      verb: "add",
      comment_id: id,
      post_id: post,
      parent_id: post,
      from: { id: "5550001", name: "Dana Example" },
      message: "Is this still available?",
      created_time: 1_790_932_504,
      post: { id: post, is_published: published }
    }
  }))
  const body = new TextEncoder().encode(JSON.stringify({ object: "page", entry: [{ id: pageId, time: 1, changes }] }))
  return Effect.flatMap(PlatformIngest, (ingest) =>
    ingest.receive("facebook", body, { "x-hub-signature-256": signWebhook(facebookAppSecret, body) })
  ).pipe(Effect.zipLeft(takenIn))
}

const listed = (workspaceId: WorkspaceId, filter = {}) =>
  Effect.map(
    Effect.flatMap(Comments, (comments) => comments.list(workspaceId, filter, {})),
    ({ data }) => data
  )

/** A page that is connected with an ad account. */
const withAds = Effect.fn("withAds")(function* (adAccount: string) {
  const found = yield* scene("facebook")
  const accounts = yield* Accounts
  yield* accounts.connect({
    workspaceId: found.workspaceId,
    platform: "facebook",
    externalId: found.account.externalId,
    name: "Fjord Coffee",
    token: Redacted.make(JSON.stringify({ page_token: "page", ads_token: "ads", ad_accounts: [adAccount] })),
    actor: "Ada"
  })
  return found
})

const dueAt = (accountId: AccountId, postId: string) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const rows = yield* sql<{ readonly due_at: Date | null }>`
      SELECT due_at FROM posts WHERE account_id = ${accountId} AND external_id = ${postId}`
    return rows[0]?.due_at ?? null
  })

layer(houseOn(http))("posts of comments", (it) => {
  it.effect("a pushed comment has its caption and address soon after, and a viral post is read once", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      platforms.set("/viral", {
        body: { id: "viral", message: "Autumn sale", permalink_url: "https://www.facebook.com/1/posts/viral" }
      })
      const heard = yield* listening(workspaceId, ["comment.received", "comment.hidden", "comment.review"])
      const ids = Array.from({ length: 60 }, (_, index) => ({ id: `viral_${index}`, post: "viral" }))
      yield* push(account.externalId, ...ids.slice(0, 30))
      yield* drain
      yield* push(account.externalId, ...ids.slice(30))
      yield* drain
      const comments = yield* listed(workspaceId, { post_id: "viral" })
      assert.lengthOf(comments, 50)
      for (const { external_id, platform_url, post } of comments) {
        assert.deepStrictEqual(post, {
          external_id: "viral",
          caption: "Autumn sale",
          url: "https://www.facebook.com/1/posts/viral"
        })
        assert.strictEqual(
          platform_url,
          `https://www.facebook.com/1/posts/viral?comment_id=${external_id.replace("viral_", "")}`
        )
      }
      assert.strictEqual(reads("/viral"), 1)
      assert.lengthOf((yield* heard).events, ids.length)
    })
  )

  it.effect("a comment on an ad names its ad, and is found by it", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* withAds("100200")
      platforms.set("/dark", {
        body: { id: "dark", message: "20 % off", permalink_url: "https://www.facebook.com/dark", is_published: false }
      })
      platforms.set("/act_100200/ads", {
        body: {
          data: [
            { id: "1", name: "Other", effective_status: "ACTIVE", creative: { effective_object_story_id: "other" } },
            { id: "2", name: "Old", effective_status: "PAUSED", creative: { effective_object_story_id: "dark" } },
            { id: "3", name: "Spring", effective_status: "ACTIVE", creative: { effective_object_story_id: "dark" } }
          ]
        }
      })
      yield* push(account.externalId, { id: "dark_1", post: "dark", published: false })
      yield* drain
      yield* push(account.externalId, { id: "dark_2", post: "dark", published: false })
      const found = yield* listed(workspaceId, { ad_id: "3" })
      assert.deepStrictEqual(
        found.map(({ ad, external_id, surface }) => [external_id, surface, ad]),
        [
          ["dark_2", "ad", { id: "3", name: "Spring" }],
          ["dark_1", "ad", { id: "3", name: "Spring" }]
        ]
      )
      assert.strictEqual(reads("/act_100200/ads"), 1)
      const [ads] = sent.filter((one) => pathOf(one) === "/act_100200/ads")
      assert.strictEqual(ads?.headers["authorization"], "Bearer ads")
    })
  )

  it.effect("what waits for a person shows the caption of a video, which 50 videos share one unit for", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("youtube")
      const sql = yield* PgClient.PgClient
      platforms.set("/token", { body: { access_token: "yt", expires_in: 3_600, token_type: "Bearer" } })
      yield* Effect.flatMap(Accounts, (accounts) =>
        accounts.connect({
          workspaceId,
          platform: "youtube",
          externalId: account.externalId,
          name: "Fjord Coffee",
          token: Redacted.make('{"access_token":"yt","expires_at":"2100-01-01T00:00:00.000Z"}'),
          actor: "Ada"
        })
      )
      platforms.set("/videos clip", { body: { items: [{ id: "clip", snippet: { title: "How we roast" } }] } })
      const post = { externalId: "clip", caption: null, url: "https://www.youtube.com/watch?v=clip" }
      yield* decided(account, "ask", { post, url: null })
      const used = sql<{
        readonly used: number
      }>`SELECT coalesce(sum(used), 0)::int AS used FROM platform_quotas WHERE scope = 'youtube'`
      const [before] = yield* used
      yield* drain
      const [after] = yield* used
      const { data } = yield* Effect.flatMap(Comments, (comments) => comments.listWaiting(workspaceId, {}))
      assert.deepStrictEqual(
        data.map(({ post_caption }) => post_caption),
        ["How we roast"]
      )
      assert.strictEqual((after?.used ?? 0) - (before?.used ?? 0), 1)
    })
  )

  it.effect("a post that cannot be read now is read later, and one that is gone never again", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      platforms.set("/later", { status: 500, body: { error: { code: 2 } } })
      yield* push(account.externalId, { id: "later_1", post: "later" }, { id: "gone_1", post: "gone" })
      yield* drain
      assert.isNull(yield* dueAt(account.accountId, "gone"))
      const now = yield* DateTime.now
      assert.strictEqual((yield* dueAt(account.accountId, "later"))?.getTime(), now.epochMillis + 15_000)
      platforms.set("/later", { body: { id: "later", message: "Later", permalink_url: "https://www.facebook.com/l" } })
      yield* TestClock.adjust("15 seconds")
      yield* drain
      const comments = yield* listed(workspaceId, { post_id: "later" })
      assert.deepStrictEqual(
        comments.map(({ post }) => post?.caption),
        ["Later"]
      )
    })
  )

  it.effect("a reading of the page tells the posts and the ads of what a push did not", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* withAds("7")
      platforms.set("/act_7/ads", {
        body: {
          data: [
            { id: "9", name: "Dark", effective_status: "ACTIVE", creative: { effective_object_story_id: "unseen" } }
          ]
        }
      })
      platforms.set(`/${account.externalId}/published_posts`, { body: { data: [] } })
      platforms.set("/unseen/comments", {
        body: { data: [{ id: "unseen_1", message: "Where?", created_time: "2026-10-02T09:15:04+0000" }] }
      })
      yield* drained(Effect.flatMap(Poller, (one) => one.drain))
      const comments = yield* listed(workspaceId, { ad_id: "9" })
      assert.deepStrictEqual(
        comments.map(({ ad, external_id }) => [external_id, ad?.name]),
        [["unseen_1", "Dark"]]
      )
    })
  )
})
