import type { ComponentChildren } from "preact"
import type { Sale } from "#schema/resources/Sale.ts"
import { money } from "./Figures.ts"
import { Moment } from "./Words.tsx"

interface SalesProps {
  readonly sales: ReadonlyArray<Sale>
  readonly timeZone: string
  /** What a sale came of beside what the page is about; false for nothing. */
  readonly alsoOf: (sale: Sale) => ComponentChildren
}

/** Sales that somebody or something led to, with the campaign of each. */
export const Sales = ({ alsoOf, sales, timeZone }: SalesProps) => (
  <ul class="rows">
    {sales.map((sale) => {
      const { campaign, click_id, currency, occurred_at, value } = sale
      const also = alsoOf(sale)
      return (
        <li key={click_id}>
          <div>
            <strong class="number">{money(value, currency)}</strong>{" "}
            <span class="small soft">
              <Moment at={occurred_at} timeZone={timeZone} />
              {campaign !== null && (
                <>
                  , <bdi>{campaign}</bdi>
                </>
              )}
              {also !== false && <>, {also}</>}
            </span>
          </div>
        </li>
      )
    })}
  </ul>
)
