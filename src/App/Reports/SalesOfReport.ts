import { Array, Effect, Option, Stream } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Report, ReportQuery } from "#schema/resources/Report.ts"
import type { Sale } from "#schema/resources/Sale.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { dayStart } from "../Visitor/Days.ts"
import { type SoldBy, salesCsv, salesHeading } from "./ReportTables.ts"

/** Sales that a page lists; a file has more of them. */
const onPage = 50
const inFile = 10_000
/** Of a file that are made at a time: the texts of as many comments are in memory, for as long as somebody reads slowly. */
const atOnce = 50

/** The sales of a report, beside the comments that led to them. */
export const salesOfReport = Effect.gen(function* () {
  const sales = yield* Sales
  const comments = yield* Comments

  const newest = tracedFn("SalesOfReport.newest")(function* (
    { timeZone, workspaceId }: Brand,
    { from, to }: Report,
    filter: ReportQuery,
    limit: number
  ) {
    const [since, until] = [dayStart(from, timeZone), dayStart(to, timeZone, 1)]
    if (Option.isNone(since) || Option.isNone(until)) return []
    return yield* sales.newest(workspaceId, { since: since.value, until: until.value }, filter, limit)
  })

  const soldBy = tracedFn("SalesOfReport.soldBy")(function* (workspaceId: WorkspaceId, found: ReadonlyArray<Sale>) {
    const ids = new Set(
      found.flatMap(({ comment_id }): ReadonlyArray<CommentId> => (comment_id === null ? [] : [comment_id]))
    )
    const rows = yield* comments.findMany(workspaceId, [...ids])
    return found.map((sale): SoldBy => {
      const row = sale.comment_id === null ? undefined : rows.get(sale.comment_id)
      if (row === undefined) return { sale, comment: null }
      const { author_handle, author_name, has_media, id, platform, text } = row
      return { sale, comment: { id, platform, text, has_media, author: { name: author_name, handle: author_handle } } }
    })
  })

  return {
    onPage: (brand: Brand, report: Report, filter: ReportQuery) =>
      Effect.flatMap(newest(brand, report, filter, onPage), (found) => soldBy(brand.workspaceId, found)),

    file: (brand: Brand, report: Report, filter: ReportQuery): Stream.Stream<string> =>
      Stream.unwrap(
        Effect.map(newest(brand, report, filter, inFile), (found) =>
          Stream.fromIterable(Array.chunksOf(found, atOnce)).pipe(
            Stream.rechunk(1),
            Stream.mapEffect((some) => Effect.map(soldBy(brand.workspaceId, some), salesCsv)),
            (lines) => Stream.concat(Stream.succeed(salesHeading), lines)
          )
        )
      )
  }
})
