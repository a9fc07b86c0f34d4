import { Schema } from "effect"
import { CommentId, ContactId, LinkId } from "../Ids.ts"
import { pageParameters } from "../Page.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"
import { CurrencyTotal } from "./Sale.ts"

export const maxLinkTargetLength = 2000
export const maxCampaignLength = 200

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

/** A campaign, spelled as the brand does. */
export const campaign = (description: string) => text({ min: 1, max: maxCampaignLength, description })

export const NewTrackedLink = Schema.Struct({
  target_url: text({
    min: 1,
    max: maxLinkTargetLength,
    description: "Where it leads: an http or https address without user name or password"
  }),
  comment_id: optional(text({ max: 64, description: "The comment that is answered with it" })),
  contact_id: optional(text({ max: 64, description: "The person it is sent to" })),
  campaign: optional(campaign("What it is part of, in the brand's own words"))
}).annotations({ identifier: "NewTrackedLink", description: "Where a link leads, and what it is for" })
export type NewTrackedLink = typeof NewTrackedLink.Type

export const TrackedLink = Schema.Struct({
  id: LinkId,
  code: Schema.String.annotations({ description: "What stands for it in its address" }),
  url: Schema.String.annotations({ description: "What people are given to follow" }),
  target_url: Schema.String.annotations({ description: "Where it leads, with the click added to its query" }),
  comment_id: Schema.NullOr(CommentId).annotations({ description: "The comment that is answered with it" }),
  contact_id: Schema.NullOr(ContactId).annotations({ description: "The person it is sent to" }),
  campaign: Schema.NullOr(Schema.String).annotations({ description: "What it is part of" }),
  clicks: Schema.Int.annotations({ description: "How often people followed it; robots and previews do not count" }),
  sales: Schema.Array(CurrencyTotal).annotations({
    description: "What its clicks led to, by currency",
    jsonSchema: { maxItems: 300 }
  }),
  created_at: Timestamp.annotations({ description: "When it was made; lists are ordered by it" })
}).annotations({ identifier: "TrackedLink", description: "A link that tells which visits and sales came of it" })
export type TrackedLink = typeof TrackedLink.Type

/** Query parameters that narrow a list of links; all of them combine. */
const linkFilterParameters = {
  comment_id: optional(text({ max: 64, description: "Links that answer this comment" })),
  contact_id: optional(text({ max: 64, description: "Links that were sent to this person, under any of their ids" })),
  campaign: optional(campaign("Links of this campaign, spelled as it was given"))
}

export const LinkFilter = Schema.Struct(linkFilterParameters)
export type LinkFilter = typeof LinkFilter.Type

export const LinkQuery = Schema.Struct({ ...linkFilterParameters, ...pageParameters })
