import type { Seed } from "../World/Imitation.ts"
import type { GrantedToken, Post } from "../World/World.ts"

const channelId = "UCnordlysOutdoor00000001"
const hour = 3_600_000

const video = (now: number, id: string, hoursAgo: number, title: string): Post => ({
  platform: "youtube",
  id,
  accountId: channelId,
  caption: title,
  url: `https://www.youtube.com/watch?v=${id}`,
  picture: `https://img.example/nordlys/${id}.jpg`,
  createdAt: now - hoursAgo * hour,
  ad: null
})

export const refreshToken = (accountId: string, token: string): GrantedToken => ({
  platform: "youtube",
  token,
  kind: "refresh",
  accountId,
  scopes: ["https://www.googleapis.com/auth/youtube.force-ssl"],
  expiresAt: null,
  revoked: false
})

/** The channel "Nordlys Outdoor" with three videos. */
export const youTubeSeed = (now: number): Seed => ({
  accounts: [{ platform: "youtube", id: channelId, name: "Nordlys Outdoor", handle: "nordlysoutdoor", subscribed: [] }],
  posts: [
    video(now, "nrdlysTent2", 98, "Fjell 2: pitching our lightest tent in a storm"),
    video(now, "nrdlysBrew1", 60, "Camp coffee three ways: kettle, filter, cold"),
    video(now, "nrdlysTrail", 30, "Five days on the Nordlands trail (with everything we packed)")
  ],
  tokens: [refreshToken(channelId, "YT_REFRESH_1")]
})
