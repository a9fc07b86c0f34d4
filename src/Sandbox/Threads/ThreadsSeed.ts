import type { Seed } from "../World/Imitation.ts"
import type { GrantedToken, Post } from "../World/World.ts"

const profileId = "17841400000000009"
const hour = 3_600_000

const thread = (now: number, id: string, hoursAgo: number, caption: string): Post => ({
  platform: "threads",
  id,
  accountId: profileId,
  caption,
  url: `https://www.threads.net/@nordlysoutdoor/post/T${id.slice(-4)}`,
  picture: null,
  createdAt: now - hoursAgo * hour,
  ad: null
})

/** A profile's own token, with what reading and moderating takes. */
export const profileToken = (accountId: string, token: string): GrantedToken => ({
  platform: "threads",
  token,
  kind: "user",
  accountId,
  scopes: ["threads_basic", "threads_read_replies", "threads_manage_replies", "threads_content_publish"],
  expiresAt: null,
  revoked: false
})

/** The profile "nordlysoutdoor" with three posts. */
export const threadsSeed = (now: number): Seed => ({
  accounts: [
    { platform: "threads", id: profileId, name: "Nordlys Outdoor", handle: "nordlysoutdoor", subscribed: ["replies"] }
  ],
  posts: [
    thread(now, "18000000000000001", 66, "Unpopular opinion: the best tent is the one you can pitch in the dark."),
    thread(now, "18000000000000002", 41, "What is the one thing you always pack and never use?"),
    thread(now, "18000000000000003", 12, "We repair jackets for free, for life. Yes, also yours from 2009.")
  ],
  tokens: [profileToken(profileId, "TH_TOKEN_1")]
})
