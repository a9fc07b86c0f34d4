import type { Seed } from "../World/Imitation.ts"
import type { GrantedToken, Post } from "../World/World.ts"

const businessId = "-000nordlysOutdoor"
/** The advertiser whose ads are imitated. */
export const advertiserId = "7100000000000000001"
const hour = 3_600_000

const video = (now: number, id: string, hoursAgo: number, caption: string, ad: Post["ad"] = null): Post => ({
  platform: "tiktok",
  id,
  accountId: businessId,
  caption,
  url: `https://www.tiktok.com/@nordlysoutdoor/video/${id}`,
  picture: `https://img.example/nordlys/${id}.jpg`,
  createdAt: now - hoursAgo * hour,
  ad
})

/** What messages are pushed with. */
export const messageScope = "message.list.read"
export const accountScopes = ["user.info.basic", "video.list", "comment.list", "comment.list.manage", messageScope]

/** What an account is connected with: its access tokens are got with it, once. */
export const refreshToken = (accountId: string, token: string): GrantedToken => ({
  platform: "tiktok",
  token,
  kind: "refresh",
  accountId,
  scopes: accountScopes,
  expiresAt: null,
  revoked: false
})

/** The account "nordlysoutdoor": three videos, and one that is only an ad. */
export const tiktokSeed = (now: number): Seed => ({
  accounts: [
    {
      platform: "tiktok",
      id: businessId,
      name: "Nordlys Outdoor",
      handle: "nordlysoutdoor",
      subscribed: ["comment.update", "im_receive_msg", "im_send_msg"]
    }
  ],
  posts: [
    video(now, "7400000000000000001", 80, "POV: it is minus 12 and the kettle finally boils"),
    video(now, "7400000000000000002", 35, "Packing for five days in 32 litres"),
    video(now, "7400000000000000003", 10, "Is it waterproof? We threw it in the fjord"),
    video(now, "7400000000000000009", 14, "Shell jackets, 20 % off until Sunday", {
      id: "1780000000000000001",
      name: "Autumn sale, TikTok",
      adAccountId: advertiserId
    })
  ],
  tokens: [
    refreshToken(businessId, "TT_REFRESH_1"),
    { ...refreshToken(businessId, "TT_ACCESS_1"), kind: "access" },
    { ...refreshToken(advertiserId, "TT_ADS_1"), kind: "user", scopes: ["ads", "comments"] }
  ]
})
