import type { Seed } from "../World/Imitation.ts"
import type { GrantedToken, Post } from "../World/World.ts"

const accountId = "17841400000000001"
/** The Facebook page that the account is linked to. */
const linkedPage = "123450001"
export const linkedPageOf = (account: string) => (account === accountId ? linkedPage : `12${account.slice(-7)}`)
const hour = 3_600_000

const media = (now: number, id: string, hoursAgo: number, caption: string, ad: Post["ad"] = null): Post => ({
  platform: "instagram",
  id,
  accountId,
  caption,
  url: `https://www.instagram.com/p/N${id.slice(-4)}/`,
  picture: `https://img.example/nordlys/${id}.jpg`,
  createdAt: now - hoursAgo * hour,
  ad
})

/** The token of the linked page, with what reading and moderating takes. */
export const linkedPageToken = (account: string, token: string): GrantedToken => ({
  platform: "instagram",
  token,
  kind: "page",
  accountId: account,
  scopes: [
    "instagram_basic",
    "instagram_manage_comments",
    "instagram_manage_messages",
    "pages_read_engagement",
    "ads_read"
  ],
  expiresAt: null,
  revoked: false
})

/** The account "nordlysoutdoor": three posts, and one that is only an ad. */
export const instagramSeed = (now: number): Seed => ({
  accounts: [
    {
      platform: "instagram",
      id: accountId,
      name: "Nordlys Outdoor",
      handle: "nordlysoutdoor",
      subscribed: ["comments", "messages", "messaging_postbacks"]
    }
  ],
  posts: [
    media(now, "17890000000000001", 70, "First snow on the ridge. Which layer do you start the day with?"),
    media(now, "17890000000000003", 44, "Behind the seams: how our shell jackets are taped by hand."),
    media(now, "17890000000000005", 20, "Cabin weekend in eleven seconds. Sound on."),
    media(now, "17890000000000002", 16, "Autumn sale: 20 % off all shell jackets until Sunday.", {
      id: "120210000000002",
      name: "Autumn sale, shell jackets, Instagram",
      adAccountId: "100200"
    })
  ],
  tokens: [linkedPageToken(accountId, "IG_PAGE_TOKEN_1")]
})
