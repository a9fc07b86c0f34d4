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

const names: Record<Platform, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  threads: "Threads"
}

/** The platform's name as people write it. */
export const platformName = (platform: Platform): string => names[platform]
