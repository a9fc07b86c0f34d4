import { Schema } from "effect"
import { MarketingKind } from "../MarketingKind.ts"
import { maxTargetUrlLength } from "../resources/Hook.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"

/** What becomes of somebody who is new to a Mailchimp audience: they are asked, did agree, or are only known. */
export const Consent = Schema.Literal("asked", "given", "none").annotations({ identifier: "MarketingConsent" })
export type Consent = typeof Consent.Type

export const EmailMarketing = Schema.Struct({
  kind: MarketingKind,
  tells_new: Schema.Boolean.annotations({ description: "Whether each new e-mail address or phone number is sent" }),
  audience_id: Schema.NullOr(Schema.String).annotations({ description: "Of Mailchimp; null for others" }),
  consent: Schema.NullOr(Consent).annotations({ description: "Of Mailchimp; null for others" }),
  target_url: Schema.NullOr(Schema.String).annotations({ description: "Of a signed call; null for others" }),
  created_at: Timestamp,
  last_told_at: Schema.NullOr(Timestamp),
  last_error: Schema.NullOr(Schema.String).annotations({
    description: "Latest failure, in words; null since it worked"
  }),
  waiting: Schema.Int.annotations({ description: "What is still to be told" }),
  failed: Schema.Int.annotations({ description: "What could not be told, and is kept for 30 days to be tried again" })
}).annotations({
  identifier: "EmailMarketing",
  description: "A system that is told e-mail addresses and phone numbers"
})
export type EmailMarketing = typeof EmailMarketing.Type

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** Only what changes. A blank secret stays as it is; a signed call gets one of ours. */
export const EmailMarketingChange = Schema.Struct({
  tells_new: optional(Schema.Boolean),
  secret: optional(text({ max: 500, description: "The system's API key" })),
  audience_id: optional(text({ max: 40, description: "The Mailchimp audience" })),
  consent: optional(Consent),
  target_url: optional(text({ max: maxTargetUrlLength, description: "Where a signed call goes" }))
}).annotations({ identifier: "EmailMarketingChange" })
export type EmailMarketingChange = typeof EmailMarketingChange.Type

export const ChangedEmailMarketing = Schema.Struct({
  ...EmailMarketing.fields,
  signing_secret: Schema.NullOr(Schema.String).annotations({
    description: "What calls are signed with: only in the answer that makes one"
  })
}).annotations({ identifier: "ChangedEmailMarketing" })
export type ChangedEmailMarketing = typeof ChangedEmailMarketing.Type

export const RemovedEmailMarketing = Schema.Struct({
  kind: MarketingKind,
  deleted: Schema.Literal(true)
}).annotations({ identifier: "RemovedEmailMarketing" })

export const RetriedEmailMarketing = Schema.Struct({
  kind: MarketingKind,
  queued: Schema.Int.annotations({ description: "What is tried again now" })
}).annotations({ identifier: "RetriedEmailMarketing" })
