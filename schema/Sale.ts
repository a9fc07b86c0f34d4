import { Schema } from "effect"
import { filterTime } from "./FilterTime.ts"
import { CommentId, ContactId } from "./Ids.ts"
import { text } from "./Text.ts"
import { Timestamp } from "./Time.ts"

/** The query parameter of a landing page that carries the click. */
export const clickParameter = "stwclid"

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

export const Conversion = Schema.Struct({
  click_id: text({
    min: 1,
    max: 200,
    description: `The value of ${clickParameter} that the tracked link put in the landing page's address`
  }),
  value: Schema.Number.pipe(
    Schema.filter((value) => (Number.isFinite(value) && value >= 0) || "must be 0 or more"),
    Schema.annotations({
      description: "Order value in the major unit (not cents)",
      jsonSchema: { type: "number", minimum: 0, description: "Order value in the major unit (not cents)" }
    })
  ),
  currency: optional(
    Schema.String.annotations({
      description: "ISO 4217 code; default USD",
      jsonSchema: { maxLength: 3 }
    })
  ),
  occurred_at: optional(filterTime("When it was sold, with an offset; default now"))
}).annotations({ identifier: "Conversion", description: "A sale that a tracked link led to" })
export type Conversion = typeof Conversion.Type

export const RecordedSale = Schema.Struct({
  click_id: Schema.String.annotations({ description: "The click it came from" }),
  value: Schema.Number.annotations({ description: "Order value in the major unit" }),
  currency: Schema.String.annotations({ description: "ISO 4217" }),
  occurred_at: Timestamp.annotations({ description: "When it was sold" }),
  comment_id: Schema.NullOr(CommentId).annotations({ description: "The comment that led to the click, where known" }),
  contact_id: Schema.NullOr(ContactId).annotations({ description: "The contact who clicked, where known" }),
  replaced: Schema.Boolean.annotations({ description: "Whether it took the place of an earlier value for the click" })
}).annotations({ identifier: "RecordedSale", description: "A sale, and what led to it" })
export type RecordedSale = typeof RecordedSale.Type
