import type { RecordedSale } from "#schema/resources/Sale.ts"
import { lengths, quote } from "./Quote.ts"
import { joined, type Reading } from "./Reading.ts"

/** A sale that was recorded, and what led to it. */
export const sale = ({ data }: { readonly data: RecordedSale }): Reading => ({
  heading: `The sale of ${data.value} ${data.currency} is recorded${data.replaced ? ", in place of an earlier value" : ""}.`,
  lines: [
    joined([
      `click ${quote(data.click_id, lengths.name)}`,
      `at ${data.occurred_at}`,
      data.comment_id === null ? "no comment is known to have led to it" : `from comment ${data.comment_id}`,
      data.contact_id === null ? undefined : `by contact ${data.contact_id}`
    ])
  ]
})
