import { Clock, Context, Effect, Either, Layer } from "effect"
import { InvalidRequest, type Issue, NotFound } from "#schema/Errors.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Report } from "#schema/resources/Report.ts"
import { type Conversion, maxSalesShown, type RecordedSale, type Sale } from "#schema/resources/Sale.ts"
import { shown } from "#src/Ground/Time.ts"
import { checkConversion } from "./CheckedConversion.ts"
import { type SaleDays, type SaleFilter, type SaleRow, type SaleSource, SalesRepo } from "./SalesRepo.ts"

/** What tracked links led to. */
export class Sales extends Context.Tag("steward/Sales")<
  Sales,
  {
    /** Keeps one sale a click: the latest that was recorded takes the place of an earlier one. */
    readonly record: (
      workspaceId: WorkspaceId,
      conversion: Conversion
    ) => Effect.Effect<RecordedSale, InvalidRequest | NotFound>
    /** What a comment or a contact led to, newest first; no more than are shown. */
    readonly of: (workspaceId: WorkspaceId, source: SaleSource) => Effect.Effect<ReadonlyArray<Sale>>
    /** The same of many comments at once: an entry for each that led to some. */
    readonly ofComments: (
      workspaceId: WorkspaceId,
      ids: ReadonlyArray<CommentId>
    ) => Effect.Effect<ReadonlyMap<CommentId | null, ReadonlyArray<Sale>>>
    /** Of the sales that occurred on these days, by currency; with a filter, those of clicks that a comment led to. */
    readonly totals: (workspaceId: WorkspaceId, days: SaleDays, filter: SaleFilter) => Effect.Effect<Report["sales"]>
  }
>() {
  static readonly layer = Layer.effect(
    Sales,
    Effect.gen(function* () {
      const repo = yield* SalesRepo
      return Sales.of({
        record: Effect.fn("Sales.record")(function* (workspaceId, conversion) {
          const now = new Date(yield* Clock.currentTimeMillis)
          const sale = yield* Either.mapLeft(checkConversion(conversion, now), toInvalidRequest)
          const [recorded] = yield* Effect.orDie(repo.record(workspaceId, sale, now))
          if (recorded === undefined) return yield* Effect.fail(noSuchClick(conversion.click_id))
          return { ...toSale(recorded), replaced: recorded.replaced }
        }),
        of: Effect.fn("Sales.of")(function* (workspaceId, source) {
          return (yield* Effect.orDie(repo.of(workspaceId, source, maxSalesShown))).map(toSale)
        }),
        ofComments: Effect.fn("Sales.ofComments")(function* (workspaceId, ids) {
          const rows = yield* Effect.orDie(repo.ofComments(workspaceId, ids, maxSalesShown))
          return Map.groupBy(rows.map(toSale), ({ comment_id }) => comment_id)
        }),
        totals: Effect.fn("Sales.totals")(function* (workspaceId, days, filter) {
          const rows = yield* Effect.orDie(repo.totals(workspaceId, days, filter))
          return rows.map(({ count, currency, value }) => ({ currency, count, value: Number(value) }))
        })
      })
    })
  )
}

const toSale = (row: Omit<SaleRow, "replaced">): Sale => ({
  click_id: row.click_id,
  value: Number(row.value),
  currency: row.currency,
  occurred_at: shown(row.occurred_at),
  link_id: row.link_id,
  campaign: row.campaign,
  comment_id: row.comment_id,
  contact_id: row.contact_id
})

const noSuchClick = (id: string) =>
  new NotFound({ message: `There is no click ${JSON.stringify(id.slice(0, 64))} in this workspace` })

const toInvalidRequest = (issues: ReadonlyArray<Issue>) => {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ""
  return new InvalidRequest({
    message: first === undefined ? "The sale is not valid" : `${first.path} ${first.message}${more}`,
    issues
  })
}
