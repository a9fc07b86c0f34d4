import { Schema } from "effect"

export const marketingKinds = ["mailchimp", "klaviyo", "call"] as const

/** What an e-mail-marketing integration speaks with: a system by its API, or an address of one's own by a signed call. */
export const MarketingKind = Schema.Literal(...marketingKinds).annotations({ identifier: "MarketingKind" })
export type MarketingKind = typeof MarketingKind.Type

const names: Readonly<Record<MarketingKind, string>> = {
  mailchimp: "Mailchimp",
  klaviyo: "Klaviyo",
  call: "Signed call"
}

export const marketingName = (kind: MarketingKind): string => names[kind]
