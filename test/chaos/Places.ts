import type { Platform } from "#schema/Platform.ts"

/** An account of the brand in the sandbox: its token there, and the posts under which strangers comment. */
export interface Place {
  readonly platform: Platform
  readonly accountId: string
  readonly token: string
  readonly posts: readonly [string, ...ReadonlyArray<string>]
  /** Of all comments. Platforms that are read post by post, again and again, get fewer. */
  readonly share: number
}

const ended = "2020-01-01T00:00:00.000Z"

/** The last post of a platform is an ad where the platform has any. */
export const places: ReadonlyArray<Place> = [
  {
    platform: "facebook",
    accountId: "123450001",
    token: JSON.stringify({ page_token: "PAGE_TOKEN_1", ads_token: "USER_TOKEN_1", ad_accounts: ["100200"] }),
    posts: ["123450001_990001", "123450001_990002", "123450001_990003", "123450001_990055"],
    share: 0.5
  },
  {
    platform: "instagram",
    accountId: "17841400000000001",
    token: JSON.stringify({ page_token: "IG_PAGE_TOKEN_1", ad_accounts: ["100200"] }),
    posts: ["17890000000000001", "17890000000000003", "17890000000000005", "17890000000000002"],
    share: 0.2
  },
  {
    platform: "threads",
    accountId: "17841400000000009",
    token: "TH_TOKEN_1",
    posts: ["18000000000000001", "18000000000000002", "18000000000000003"],
    share: 0.12
  },
  {
    platform: "tiktok",
    accountId: "-000nordlysOutdoor",
    token: JSON.stringify({
      access_token: "expired",
      refresh_token: "TT_REFRESH_1",
      expires_at: ended,
      advertiser: { access_token: "TT_ADS_1", advertiser_id: "7100000000000000001", identity_id: "nordlys" }
    }),
    posts: ["7400000000000000001", "7400000000000000002", "7400000000000000003", "7400000000000000009"],
    share: 0.08
  },
  {
    platform: "youtube",
    accountId: "UCnordlysOutdoor00000001",
    token: JSON.stringify({ access_token: "expired", refresh_token: "YT_REFRESH_1", expires_at: ended }),
    posts: ["nrdlysTent2", "nrdlysBrew1", "nrdlysTrail"],
    share: 0.1
  }
]

/** The place of a draw from 0 to 1; none for a draw beyond. */
export const placeFor = (draw: number): Place | undefined => {
  let passed = 0
  return places.find(({ share }) => {
    passed += share
    return draw < passed
  })
}
