import { PgClient } from "@effect/sql-pg"
import { DateTime, Effect } from "effect"
import { pacificDay } from "#src/Platforms/YouTube/Quota/Quota.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { type Prepared, pageScopes, standing, threadsScopes, token, tomorrow } from "./Prepared.ts"

/** What keeps comments from being moderated, or will. */
export const faults: ReadonlyArray<Prepared> = [
  {
    name: "Facebook was not given a permission",
    platform: "facebook",
    kind: "permission",
    what: /pages_manage_engagement.*hidden/,
    remedy: /Connect the page again/,
    prepare: token("facebook", "PAGE_TOKEN_1", { scopes: pageScopes })
  },
  {
    name: "the page pushes nothing",
    platform: "facebook",
    kind: "subscription",
    what: /does not push feed/,
    remedy: /Connect the page again, which subscribes/,
    prepare: standing("facebook", { subscribed: ["messages", "leadgen"] })
  },
  {
    name: "the role on the page lacks the task",
    platform: "facebook",
    kind: "role",
    what: /role .* does not let them moderate/,
    remedy: /Comments and messages/,
    prepare: standing("facebook", { standing: { tasks: ["ANALYZE"] } })
  },
  {
    name: "the role on the page is lost",
    platform: "facebook",
    kind: "role",
    what: /has no role on it any more/,
    remedy: /Ask its owner/,
    prepare: standing("facebook", { standing: { roleLost: true } })
  },
  {
    name: "the access to a page's data ends",
    platform: "facebook",
    kind: "token",
    what: /ends on/,
    remedy: /Connect the page again/,
    prepare: Effect.flatMap(tomorrow, (at) => standing("facebook", { standing: { dataAccessEndsAt: at } }))
  },
  {
    name: "the app calls Meta too often",
    platform: "facebook",
    kind: "quota",
    what: /^95 percent of the calls that Meta allows are used/,
    remedy: /Full access tier/,
    prepare: control("POST", "/usage", { callCount: 95 })
  },
  {
    name: "the page is linked to no Instagram account",
    platform: "instagram",
    kind: "link",
    what: /linked to no professional Instagram account/,
    remedy: /Meta Business Suite/,
    prepare: standing("instagram", { standing: { unlinked: true } })
  },
  {
    name: "Instagram was not given a permission",
    platform: "instagram",
    kind: "permission",
    what: /instagram_manage_comments/,
    remedy: /Connect the account again/,
    prepare: token("instagram", "IG_PAGE_TOKEN_1", {
      scopes: ["instagram_basic", "instagram_manage_messages", "pages_read_engagement", "ads_read"]
    })
  },
  {
    name: "the app has Standard Access alone",
    platform: "instagram",
    kind: "access_level",
    what: /Standard Access to instagram_manage_comments: Instagram pushes nothing/,
    remedy: /Advanced Access/,
    prepare: standing("instagram", { standing: { standardAccess: ["instagram_manage_comments"] } })
  },
  {
    name: "Threads was not given a permission",
    platform: "threads",
    kind: "permission",
    what: /threads_manage_replies.*hidden/,
    remedy: /Connect the profile again/,
    prepare: token("threads", "TH_TOKEN_1", { scopes: threadsScopes })
  },
  {
    name: "the token of Threads ends tomorrow",
    platform: "threads",
    kind: "token",
    what: /ends on .* and was not renewed/,
    remedy: /Connect the profile again/,
    prepare: Effect.flatMap(tomorrow, (expiresAt) => token("threads", "TH_TOKEN_1", { expiresAt }))
  },
  {
    name: "the answers of a day at Threads are used",
    platform: "threads",
    kind: "quota",
    what: /990 of 1000 answers/,
    remedy: /last 24 hours/,
    prepare: standing("threads", { standing: { repliesUsed: 990 } })
  },
  {
    name: "TikTok was not given a permission",
    platform: "tiktok",
    kind: "permission",
    what: /comment.list.manage/,
    remedy: /Connect the account again/,
    prepare: token("tiktok", "TT_ACCESS_1", {
      kind: "access",
      scopes: ["user.info.basic", "video.list", "comment.list", "message.list.read"]
    })
  },
  {
    name: "TikTok has nowhere to push to",
    platform: "tiktok",
    kind: "subscription",
    what: /pushes no comments/,
    remedy: /webhooks\/tiktok/,
    prepare: standing("tiktok", { standing: { noCallback: true } })
  },
  {
    name: "TikTok no longer accepts the token",
    platform: "tiktok",
    kind: "token",
    what: /TikTok/,
    remedy: /Connect it again/,
    prepare: token("tiktok", "TT_ACCESS_1", { kind: "access", revoked: true })
  },
  {
    name: "Google was not given the permission",
    platform: "youtube",
    kind: "permission",
    what: /youtube.force-ssl/,
    remedy: /tick everything/,
    prepare: token("youtube", "YT_REFRESH_1", { scopes: ["https://www.googleapis.com/auth/youtube.readonly"] })
  },
  {
    name: "Google ended the connection, as it does in Testing",
    platform: "youtube",
    kind: "token",
    what: /no longer accepts the connection/,
    remedy: /Testing: publish it/,
    prepare: token("youtube", "YT_REFRESH_1", { revoked: true })
  },
  {
    name: "YouTube's quota is nearly used",
    platform: "youtube",
    kind: "quota",
    what: /9500 of 10000 units/,
    remedy: /midnight in California/,
    prepare: Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const day = pacificDay(yield* DateTime.now)
      yield* sql`INSERT INTO platform_quotas (scope, day, used) VALUES ('youtube', ${day}::date, 9500)`
    })
  }
]
