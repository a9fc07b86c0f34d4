import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Option, Redacted } from "effect"
import { makeInstagram } from "#src/Platforms/Instagram/InstagramAdapter.ts"
import type { AccountAccess, CommentReference } from "#src/Platforms/Port/PlatformGateway.ts"
import { fakeHttp } from "../FakeHttp.ts"

const base = "https://graph.facebook.com/v26.0"
const own = "id,text,timestamp,username,from,user,hidden,parent_id"
const account: AccountAccess = {
  platform: "instagram",
  externalId: "17841400000000001",
  token: Redacted.make(JSON.stringify({ page_token: "PAGE", ads_token: "ADS", ad_accounts: ["act_100200"] }))
}
const comment: CommentReference = {
  externalId: "17870000000000011",
  parentExternalId: null,
  authorExternalId: "6660001",
  postExternalId: null,
  adId: null
}

/** What goes out, as Meta's documentation has it; where each is from stands beside it. */
const documented: Readonly<Record<string, readonly [method: string, url: string, body: string, token: string]>> = {
  // facebook-business-sdk-codegen v25.0, IGComment.json: POST /{ig-comment-id} hide
  hide: ["POST", `${base}/17870000000000011`, "hide=true", "PAGE"],
  unhide: ["POST", `${base}/17870000000000011`, "hide=false", "PAGE"],
  // developers.facebook.com/documentation/instagram-platform/comment-moderation: POST /{ig-comment-id}/replies
  reply: ["POST", `${base}/17870000000000011/replies`, '{"message":"Link in bio"}', "PAGE"],
  // developers.facebook.com/documentation/instagram-platform/private-replies: POST /{ig-id}/messages to a comment_id
  privateReply: [
    "POST",
    `${base}/17841400000000001/messages`,
    '{"recipient":{"comment_id":"17870000000000011"},"message":{"text":"DM sent"}}',
    "PAGE"
  ],
  // facebook-business-sdk-codegen v25.0, Page.json: field instagram_business_account
  identify: ["GET", `${base}/me?fields=id,name,instagram_business_account{id,username}`, "", "PAGE"],
  // facebook-business-sdk-codegen v25.0, IGUser.json: GET /{ig-user-id}/media
  posts: ["GET", `${base}/17841400000000001/media?fields=id,caption,permalink,comments_count&limit=25`, "", "PAGE"],
  // developers.facebook.com/documentation/ads-commerce/instagram/ads-api/guides/post-moderation
  ads: [
    "GET",
    `${base}/act_100200/ads?fields=id,name,effective_status,creative{effective_instagram_media_id}&limit=100`,
    "",
    "ADS"
  ],
  // developers.facebook.com/docs/instagram-api/reference, IG Media comments: at most 50, replies by expansion
  comments: ["GET", `${base}/17890000000000001/comments?fields=${own},replies{${own}}&limit=50`, "", "PAGE"],
  // developers.facebook.com/docs/instagram-api/reference, IG Comment replies
  replies: ["GET", `${base}/17870000000000011/replies?fields=${own}&limit=50`, "", "PAGE"],
  // developers.facebook.com/docs/instagram-api/reference, IG Media
  describe: ["GET", `${base}/17890000000000001?fields=id,caption,permalink,comments_count`, "", "PAGE"],
  // developers.facebook.com/docs/messenger-platform/instagram/features/user-profile: GET /{igsid}, quoted by several
  // integrations (fields name, username, is_user_follow_business)
  person: ["GET", `${base}/6669001?fields=name,username,is_user_follow_business`, "", "PAGE"]
}

describe("what goes out to Instagram", () => {
  it.effect("is as documented, line by line, and the token is in the header alone", () =>
    Effect.gen(function* () {
      const { layer, sent } = fakeHttp(({ method, url }) => {
        if (url.pathname.endsWith("/messages")) return { body: { recipient_id: "6669001", message_id: "m_1" } }
        if (method === "POST") return { body: { success: true, id: "17870000000000099" } }
        if (url.pathname.endsWith("/me")) {
          return { body: { id: "1", instagram_business_account: { id: account.externalId, username: "nordlys" } } }
        }
        if (url.pathname.endsWith("/media")) return { body: { data: [{ id: "17890000000000001" }] } }
        return url.pathname.endsWith("/17890000000000001")
          ? { body: { id: "17890000000000001" } }
          : { body: { data: [] } }
      })
      const { actions, identify, reader } = yield* Effect.provide(
        makeInstagram({ graph: base, appSecret: Option.none(), pollEvery: Duration.minutes(1) }),
        layer
      )
      const at = yield* DateTime.now
      yield* actions.hide(account, comment)
      yield* actions.unhide(account, comment)
      yield* actions.reply(account, comment, "Link in bio")
      const written = yield* actions.privateReply(account, comment, "DM sent")
      assert.deepStrictEqual(written, { externalId: "m_1", personId: "6669001" })
      yield* identify(account)
      yield* reader.read({
        account,
        at,
        state: null,
        receive: () => Effect.void,
        standing: () => Effect.succeed([]),
        ending: () => Effect.succeed([]),
        confirm: () => Effect.void
      })
      yield* actions.findReply(account, comment, "Link in bio", at, new Set())
      yield* reader.describe(account, ["17890000000000001"])
      yield* reader.personOf(account, "6669001")
      const went = sent.map(({ body, headers, method, url }) => [
        method,
        decodeURIComponent(url.href),
        body,
        headers.authorization?.replace("Bearer ", "")
      ])
      assert.includeDeepMembers(
        went,
        Object.values(documented).map((one) => [...one])
      )
      assert.lengthOf(went, Object.keys(documented).length + 1)
    })
  )
})
