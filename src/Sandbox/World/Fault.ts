import { Schema } from "effect"
import { Platform } from "#schema/Platform.ts"

export const FaultKind = Schema.Literal(
  "rate_limit",
  "token_expired",
  "comment_removed",
  "permission",
  "policy_block",
  "server_error",
  "slow",
  "drop",
  "malformed",
  "empty_page",
  "after_drop",
  "after_malformed",
  "after_server_error"
)
export type FaultKind = typeof FaultKind.Type

const regularExpression = Schema.String.pipe(
  Schema.filter((source) => {
    try {
      new RegExp(source)
      return true
    } catch {
      return "must be a regular expression"
    }
  })
)

/** What to break. Kinds that begin with `after_` break the answer when the action has been carried out. */
export const NewFault = Schema.Struct({
  platform: Platform,
  kind: FaultKind,
  /** Every given part must fit; `path` is searched in the path without the query. */
  match: Schema.optionalWith(
    Schema.Struct({
      method: Schema.optional(Schema.String),
      path: Schema.optional(regularExpression),
      commentId: Schema.optional(Schema.String),
      accountId: Schema.optional(Schema.String)
    }),
    { default: () => ({}) }
  ),
  /** How often it happens: once by default, without end by default when `rate` is given; null is without end. */
  times: Schema.optional(Schema.NullOr(Schema.Int.pipe(Schema.positive()))),
  /** The share of fitting requests that it happens to. */
  rate: Schema.optionalWith(Schema.Number.pipe(Schema.between(0, 1)), { default: () => 1 }),
  /** `slow`: `ms`. `server_error`: `status` 502 for an HTML page. `rate_limit`: `code` or `regainMinutes`, or `reason`. */
  params: Schema.optionalWith(
    Schema.Struct({
      ms: Schema.optional(Schema.NonNegative),
      status: Schema.optional(Schema.Int.pipe(Schema.between(500, 599))),
      code: Schema.optional(Schema.Int),
      regainMinutes: Schema.optional(Schema.NonNegative),
      reason: Schema.optional(Schema.String)
    }),
    { default: () => ({}) }
  )
})
export type NewFault = typeof NewFault.Type

export interface Fault extends NewFault {
  readonly id: string
  /** How often it may still happen; null is without end. */
  readonly remaining: number | null
  readonly fired: number
}

export const activate = (fault: NewFault, id: string): Fault => ({
  ...fault,
  id,
  remaining: fault.times === undefined ? (fault.rate < 1 ? null : 1) : fault.times,
  fired: 0
})
