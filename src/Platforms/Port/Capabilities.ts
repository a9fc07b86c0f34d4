import { Effect } from "effect"
import { type Platform, platformName } from "#schema/Platform.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import { NotAllowed } from "./PlatformError.ts"

/** Whether a platform takes an action; when it does not, `reason` is a sentence for people. */
export type Capability = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

/** What has to happen before a hidden comment can be answered in public. */
export type ReplyOnHidden = { readonly _tag: "Refused"; readonly reason: string } | { readonly _tag: "UnhideFirst" }

const allowed: Capability = { allowed: true }

const facebookOnly = (platform: Platform, action: "block" | "unblock"): Capability => ({
  allowed: false,
  reason: `${platformName(platform)} does not let brands ${action} people who comment; blocking works on Facebook only.`
})

const publicly = (platform: Platform): Capability => ({
  allowed: false,
  reason: `${platformName(platform)} does not let brands answer a comment in private; private replies work on Facebook and Instagram.`
})

const everywhere = { hide: allowed, unhide: allowed, reply: allowed }

const withoutBlocking = (platform: Platform): Record<PlatformAction, Capability> => ({
  ...everywhere,
  private_reply: publicly(platform),
  block: facebookOnly(platform, "block"),
  unblock: facebookOnly(platform, "unblock")
})

const capabilities: Record<Platform, Record<PlatformAction, Capability>> = {
  facebook: { ...everywhere, private_reply: allowed, block: allowed, unblock: allowed },
  instagram: { ...withoutBlocking("instagram"), private_reply: allowed },
  tiktok: withoutBlocking("tiktok"),
  youtube: withoutBlocking("youtube"),
  threads: withoutBlocking("threads")
}

/** In Unicode code points. */
const replyLimits: Record<Platform, number> = {
  facebook: 8_000,
  instagram: 2_200,
  tiktok: 150,
  youtube: 10_000,
  threads: 500
}

/** Of a message to a person, in bytes of UTF-8; null where nothing is shorter than what Steward takes. */
const messageLimits: Record<Platform, number | null> = {
  facebook: null,
  instagram: 1_000,
  tiktok: null,
  youtube: null,
  threads: null
}

/** The longest message that a platform takes, in bytes of UTF-8; null for any. */
export const messageLimit = (platform: Platform): number | null => messageLimits[platform]

export const capability = (platform: Platform, action: PlatformAction): Capability => capabilities[platform][action]

/** The longest reply a platform takes, in Unicode code points. */
export const replyLimit = (platform: Platform): number => replyLimits[platform]

export const replyOnHidden = (platform: Platform): ReplyOnHidden =>
  platform === "instagram"
    ? { _tag: "Refused", reason: "Instagram does not let brands reply to a hidden comment; unhide it first." }
    : { _tag: "UnhideFirst" }

/** Fails with the reason why a platform does not take an action. */
export const refusing = (platform: Platform, action: PlatformAction): Effect.Effect<never, NotAllowed> => {
  const answer = capability(platform, action)
  const name = platformName(platform)
  return Effect.fail(new NotAllowed({ reason: answer.allowed ? `${name} does not offer this.` : answer.reason }))
}
