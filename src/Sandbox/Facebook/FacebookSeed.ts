import type { Seed } from "../World/Imitation.ts"
import type { GrantedToken, Post } from "../World/World.ts"

const pageId = "123450001"
const hour = 3_600_000

const post = (now: number, number: number, hoursAgo: number, caption: string, ad: Post["ad"] = null): Post => ({
  platform: "facebook",
  id: `${pageId}_${number}`,
  accountId: pageId,
  caption,
  url: `https://www.facebook.com/${pageId}/posts/${number}`,
  picture: `https://img.example/nordlys/${number}.jpg`,
  createdAt: now - hoursAgo * hour,
  ad
})

export const pageScopes = [
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "pages_read_user_content",
  "pages_manage_engagement",
  "pages_messaging",
  "leads_retrieval",
  "ads_management",
  "ads_read"
]

export const pageToken = (accountId: string, token: string): GrantedToken => ({
  platform: "facebook",
  token,
  kind: "page",
  accountId,
  scopes: pageScopes,
  expiresAt: null,
  revoked: false
})

/** The page "Nordlys Outdoor": three posts and one that is only an ad. */
export const facebookSeed = (now: number): Seed => ({
  accounts: [
    {
      platform: "facebook",
      id: pageId,
      name: "Nordlys Outdoor",
      handle: "nordlysoutdoor",
      subscribed: ["feed", "messages", "messaging_postbacks", "leadgen"]
    }
  ],
  posts: [
    post(
      now,
      990001,
      76,
      "New in the shop: the Fjell 2 tent. 1.9 kg, up in three minutes, dry through a night of Lofoten weather. Ask us anything!"
    ),
    post(
      now,
      990002,
      51,
      "Slow mornings at 1,100 metres. Our Trail Roast is back: a light roast from Huila, ground for camp kettles. How do you brew outside?"
    ),
    post(
      now,
      990003,
      22,
      "Last cabin weekend of the season. 20 places, two guides and far too much cinnamon. Sign-up closes on Sunday."
    ),
    post(now, 990055, 18, "Autumn sale: 20 % off all shell jackets until Sunday. Free returns for 60 days.", {
      id: "120210000000001",
      name: "Autumn sale, shell jackets",
      adAccountId: "100200"
    })
  ],
  tokens: [pageToken(pageId, "PAGE_TOKEN_1"), { ...pageToken("700000001", "USER_TOKEN_1"), kind: "user" }]
})
