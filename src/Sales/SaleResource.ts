import type { Sale } from "#schema/resources/Sale.ts"
import { shown } from "#src/Ground/Time.ts"
import type { SaleRow } from "./SalesRepo.ts"

/** A sale as it is answered. */
export const toSale = (row: Omit<SaleRow, "replaced">): Sale => ({
  click_id: row.click_id,
  value: Number(row.value),
  currency: row.currency,
  occurred_at: shown(row.occurred_at),
  link_id: row.link_id,
  campaign: row.campaign,
  comment_id: row.comment_id,
  contact_id: row.contact_id
})
