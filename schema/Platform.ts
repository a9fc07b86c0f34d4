import { Schema } from "effect"

export const platforms = ["facebook", "instagram", "tiktok", "youtube", "threads"] as const

/** A social network on which a brand has an account. */
export const Platform = Schema.Literal(...platforms).annotations({
  identifier: "Platform",
  description: "Social network"
})
export type Platform = typeof Platform.Type

/** Where a comment stands: under a post of the brand (`organic`) or under an advertisement (`ad`). */
export const Surface = Schema.Literal("organic", "ad").annotations({
  identifier: "Surface",
  description: "Under an organic post or under an ad"
})
export type Surface = typeof Surface.Type

/**
 * What is known of each. `messagingHours`: how long after a person's last message the brand may write; absent for no
 * messages. `textDays`: how long what it told may be kept unless it is read there again; absent for no term.
 */
const facts: Record<Platform, { readonly name: string; readonly messagingHours?: number; readonly textDays?: number }> =
  {
    facebook: { name: "Facebook", messagingHours: 24 },
    instagram: { name: "Instagram", messagingHours: 24 },
    tiktok: { name: "TikTok", messagingHours: 48 },
    youtube: { name: "YouTube", textDays: 30 },
    threads: { name: "Threads" }
  }

/** The platform's name as people write it. */
export const platformName = (platform: Platform): string => facts[platform].name

/** For how many hours after a person's last message the brand may write to them; null where there are no messages. */
export const messagingHours = (platform: Platform): number | null => facts[platform].messagingHours ?? null

/** For how many days what the platform told may be kept unless it is read there again; null for as long as one likes. */
export const textDays = (platform: Platform): number | null => facts[platform].textDays ?? null
