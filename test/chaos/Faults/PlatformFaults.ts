import { Duration } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { NewFault } from "#src/Sandbox/World/Fault.ts"

/** The longest that a platform takes for what it does. */
export const slowest = Duration.seconds(12)

/** The calls that act, and of them those that answer a comment. A token's renewal is none: TikTok gives a new one once. */
const acting: Readonly<Record<Platform, { readonly all: string; readonly replies: string }>> = {
  facebook: { all: "^/graph/", replies: "/comments$" },
  instagram: { all: "^/instagram/", replies: "/replies$" },
  threads: { all: "^/threads/v1.0/", replies: "/threads(_publish)?$" },
  tiktok: { all: "comment/(hide|reply/create|status/update|post)/$", replies: "comment/(reply/create|post)/$" },
  youtube: { all: "(setModerationStatus|/comments)$", replies: "/comments$" }
}

/** Google's other reason is over at midnight in California. */
const throttled: Readonly<Record<Platform, (typeof NewFault.Encoded)["params"]>> = {
  facebook: { regainMinutes: 1 },
  instagram: { regainMinutes: 1 },
  threads: { regainMinutes: 1 },
  tiktok: {},
  youtube: { reason: "rateLimitExceeded" }
}

/**
 * What goes wrong on the platforms while services are killed: answers that never come, before the deed and after it,
 * errors and delays, at every twentieth reading and more of the deeds.
 */
export const platformFaults: ReadonlyArray<typeof NewFault.Encoded> = platforms.flatMap((platform) => {
  const { all, replies } = acting[platform]
  const match = { method: "POST", path: all }
  const read = { method: "GET" }
  return [
    // longer than anybody waits, and done all the same
    {
      platform,
      kind: "slow",
      match: { method: "POST", path: replies },
      rate: 0.03,
      params: { ms: Duration.toMillis(slowest) }
    },
    { platform, kind: "slow", match, rate: 0.01, params: { ms: Duration.toMillis(slowest) } },
    { platform, kind: "after_drop", match, rate: 0.05 },
    { platform, kind: "after_malformed", match, rate: 0.02 },
    { platform, kind: "after_server_error", match, rate: 0.02 },
    { platform, kind: "drop", match, rate: 0.03 },
    { platform, kind: "server_error", match, rate: 0.02, params: { status: 502 } },
    { platform, kind: "slow", match, rate: 0.3, params: { ms: 900 } },
    // for good: a person is told
    { platform, kind: "permission", match, rate: 0.02 },
    { platform, kind: "rate_limit", match, rate: 0.004, params: throttled[platform] },
    { platform, kind: "rate_limit", match: read, rate: 0.002, params: throttled[platform] },
    { platform, kind: "drop", match: read, rate: 0.01 },
    { platform, kind: "malformed", match: read, rate: 0.01 },
    { platform, kind: "server_error", match: read, rate: 0.015 },
    // a list that says nothing, and leads on
    {
      platform,
      kind: "empty_page",
      match: { method: "GET", path: "(comments?(/list/)?|conversation|commentThreads)$" },
      rate: 0.015
    }
  ] as const
})
