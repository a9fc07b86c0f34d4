import { type Prepared, pageScopes, standing, token } from "./Prepared.ts"

/** What messages and leads lack, while comments are moderated all the same. */
export const lacksBesides: ReadonlyArray<Prepared> = [
  {
    name: "Facebook was not given messages",
    platform: "facebook",
    kind: "permission",
    what: /pages_messaging: without it messages do not come in, and comments are moderated all the same/,
    remedy: /Connect the page again/,
    optional: true,
    prepare: token("facebook", "PAGE_TOKEN_1", {
      scopes: [...pageScopes.filter((scope) => scope !== "pages_messaging"), "pages_manage_engagement"]
    })
  },
  {
    name: "Facebook was not given the forms of ads",
    platform: "facebook",
    kind: "permission",
    what: /leads_retrieval: without it what people answer/,
    remedy: /Connect the page again/,
    optional: true,
    prepare: token("facebook", "PAGE_TOKEN_1", {
      scopes: [...pageScopes.filter((scope) => scope !== "leads_retrieval"), "pages_manage_engagement"]
    })
  },
  {
    name: "the page does not push the forms of ads",
    platform: "facebook",
    kind: "subscription",
    what: /does not push leadgen/,
    remedy: /Connect the page again, which subscribes/,
    optional: true,
    prepare: standing("facebook", { subscribed: ["feed", "messages"] })
  },
  {
    name: "Instagram was not given messages",
    platform: "instagram",
    kind: "permission",
    what: /instagram_manage_messages: without it messages do not come in/,
    remedy: /Connect the account again/,
    optional: true,
    prepare: token("instagram", "IG_PAGE_TOKEN_1", {
      scopes: ["instagram_basic", "instagram_manage_comments", "pages_read_engagement", "ads_read"]
    })
  },
  {
    name: "TikTok was not given messages",
    platform: "tiktok",
    kind: "permission",
    what: /message.list.read: without it messages do not come in/,
    remedy: /Connect the account again/,
    optional: true,
    prepare: token("tiktok", "TT_ACCESS_1", {
      kind: "access",
      scopes: ["user.info.basic", "video.list", "comment.list", "comment.list.manage"]
    })
  }
]
