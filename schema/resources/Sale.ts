import { Schema } from "effect"
import { filterTime } from "../FilterTime.ts"
import { ClickId, CommentId, ContactId, LinkId } from "../Ids.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"

/** The query parameter of a landing page that carries the click. */
export const clickParameter = "stwclid"

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

export const Conversion = Schema.Struct({
  click_id: text({
    min: 1,
    max: 200,
    description: `The value of ${clickParameter} that the tracked link put in the landing page's address`
  }),
  /** How much there may be of it is told with its currency. */
  value: Schema.Number.annotations({
    description: "Order value in the major unit (not cents)",
    jsonSchema: { type: "number", minimum: 0, description: "Order value in the major unit (not cents)" }
  }),
  currency: optional(
    Schema.String.annotations({
      description: "ISO 4217 code; default USD",
      jsonSchema: { maxLength: 3 }
    })
  ),
  occurred_at: optional(filterTime("When it was sold, with an offset; default now"))
}).annotations({ identifier: "Conversion", description: "A sale that a tracked link led to" })
export type Conversion = typeof Conversion.Type

/** How many sales a comment or a contact shows. */
export const maxSalesShown = 100

const saleFields = {
  click_id: ClickId.annotations({ description: "The click it came from" }),
  value: Schema.Number.annotations({ description: "Order value in the major unit" }),
  currency: Schema.String.annotations({ description: "ISO 4217" }),
  occurred_at: Timestamp.annotations({ description: "When it was sold" }),
  link_id: LinkId.annotations({ description: "The tracked link that was followed" }),
  campaign: Schema.NullOr(Schema.String).annotations({
    description: "The campaign that led to the click, where known"
  }),
  comment_id: Schema.NullOr(CommentId).annotations({ description: "The comment that led to the click, where known" }),
  contact_id: Schema.NullOr(ContactId).annotations({ description: "The contact who clicked, where known" })
}

export const Sale = Schema.Struct(saleFields).annotations({
  identifier: "Sale",
  description: "A sale, and what led to it"
})
export type Sale = typeof Sale.Type

/** What a comment or a contact led to. */
export const Sales = Schema.Array(Sale).annotations({
  description: `What it led to by tracked links: the newest ${maxSalesShown} sales, newest first`,
  jsonSchema: { maxItems: maxSalesShown }
})

export const CurrencyTotal = Schema.Struct({
  currency: Schema.String.annotations({ description: "ISO 4217" }),
  count: Schema.Int.annotations({ description: "Sales" }),
  value: Schema.Number.annotations({ description: "Sum in the major unit" })
}).annotations({ identifier: "CurrencyTotal", description: "Sales in one currency" })

export const RecordedSale = Schema.Struct({
  ...saleFields,
  replaced: Schema.Boolean.annotations({ description: "Whether it took the place of an earlier value for the click" })
}).annotations({ identifier: "RecordedSale", description: "A sale that was recorded, and what led to it" })
export type RecordedSale = typeof RecordedSale.Type
