import { Schema } from "effect"
import { Timestamp } from "../Time.ts"
import { Account } from "./Account.ts"

export const FindingKind = Schema.Literal(
  "token",
  "permission",
  "access_level",
  "subscription",
  "role",
  "link",
  "quota",
  "settings",
  "reading"
).annotations({ description: "What a finding is about" })
export type FindingKind = typeof FindingKind.Type

export const Finding = Schema.Struct({
  kind: FindingKind,
  what: Schema.String.annotations({ description: "What is missing and what does not work for it, in words" }),
  remedy: Schema.String.annotations({ description: "What to do, in words" }),
  optional: Schema.Boolean.annotations({
    description: "True for messages and leads, without which comments are moderated all the same"
  })
}).annotations({ identifier: "Finding", description: "Something that is not as it should be" })
export type Finding = typeof Finding.Type

export const QuotaUse = Schema.Struct({
  used: Schema.Number,
  limit: Schema.Number,
  of: Schema.String.annotations({ description: "What is counted, in words" })
}).annotations({ identifier: "QuotaUse", description: "How much of what the platform allows is used" })
export type QuotaUse = typeof QuotaUse.Type

/** How much is used, in words; of what is counted in percent the limit goes without saying. */
export const quotaInWords = ({ limit, of, used }: QuotaUse, figure: (count: number) => string = String): string =>
  of.startsWith("percent ") ? `${figure(used)} ${of}` : `${figure(used)} of ${figure(limit)} ${of}`

export const AccountDiagnosis = Schema.Struct({
  account: Account,
  findings: Schema.Array(Finding).annotations({ description: "Nothing where all is well" }),
  token_ends_at: Schema.NullOr(Timestamp).annotations({
    description:
      "When its token ends; null for one that does not, that is renewed by being used, or that nobody tells of"
  }),
  quota: Schema.NullOr(QuotaUse)
}).annotations({ identifier: "AccountDiagnosis", description: "What is missing at the platform of an account" })
export type AccountDiagnosis = typeof AccountDiagnosis.Type
