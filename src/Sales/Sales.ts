import { Clock, Context, Effect, Either, Layer } from "effect"
import { InvalidRequest, type Issue, NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Report } from "#schema/resources/Report.ts"
import { type Conversion, clickParameter, type RecordedSale, type Sale } from "#schema/resources/Sale.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { checkConversion } from "./CheckedConversion.ts"
import { toSale } from "./SaleResource.ts"
import { type SaleDays, type SaleFilter, SalesRepo, type SaleTimes } from "./SalesRepo.ts"

/** What tracked links led to. */
export class Sales extends Context.Tag("steward/Sales")<
  Sales,
  {
    /** Keeps one sale a click: the latest that was recorded takes the place of an earlier one. */
    readonly record: (
      by: { readonly workspaceId: WorkspaceId; readonly actor: string },
      conversion: Conversion
    ) => Effect.Effect<RecordedSale, InvalidRequest | NotFound>
    /** The newest sales of a stretch of time, newest first, with what led to each. */
    readonly newest: (
      workspaceId: WorkspaceId,
      times: SaleTimes,
      filter: SaleFilter,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Sale>>
    /** Of the sales that occurred on these days, by currency; with a filter, those of clicks that a comment led to. */
    readonly totals: (workspaceId: WorkspaceId, days: SaleDays, filter: SaleFilter) => Effect.Effect<Report["sales"]>
  }
>() {
  static readonly layer = Layer.effect(
    Sales,
    Effect.gen(function* () {
      const repo = yield* SalesRepo
      const audit = yield* AuditLog
      return Sales.of({
        record: tracedFn("Sales.record")(function* ({ actor, workspaceId }, conversion) {
          const now = new Date(yield* Clock.currentTimeMillis)
          const sale = yield* Either.mapLeft(checkConversion(conversion, now), toInvalidRequest)
          const [recorded] = yield* Effect.orDie(repo.record(workspaceId, sale, now))
          if (recorded === undefined) return yield* Effect.fail(noSuchClick(conversion.click_id))
          const { click_id, currency, replaced, value } = recorded
          const after = { click_id, value, currency, replaced }
          // behind it: what counts sales locks them before the workspace, and the audit log the workspace first
          yield* audit.record({ workspaceId, actor, what: "sale.recorded", before: null, after })
          return { ...toSale(recorded), replaced }
        }),
        newest: tracedFn("Sales.newest")(function* (workspaceId, times, filter, limit) {
          return (yield* Effect.orDie(repo.newest(workspaceId, times, filter, limit))).map(toSale)
        }),
        totals: tracedFn("Sales.totals")(function* (workspaceId, days, filter) {
          const rows = yield* Effect.orDie(repo.totals(workspaceId, days, filter))
          return rows.map(({ count, currency, value }) => ({ currency, count, value: Number(value) }))
        })
      })
    })
  )
}

const noSuchClick = (id: string) =>
  new NotFound({
    message:
      `There is no click ${JSON.stringify(id.slice(0, 64))} in this workspace; click_id is the value of ${clickParameter} ` +
      "in the address that a tracked link leads to"
  })

const toInvalidRequest = (issues: ReadonlyArray<Issue>) => {
  const [first] = issues
  const more = issues.length > 1 ? ` (1 of ${issues.length} issues)` : ""
  return new InvalidRequest({
    message: first === undefined ? "The sale is not valid" : `${first.path} ${first.message}${more}`,
    issues
  })
}
