import { HttpServerResponse } from "@effect/platform"
import { Clock, Effect, Either, Option, Schema } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { type Report, ReportQuery } from "#schema/resources/Report.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { accountChoices } from "../Visitor/Choices.ts"
import { dayStart } from "../Visitor/Days.ts"
import { filledIn, filterReader } from "../Visitor/Filter.ts"
import { query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { dayOf, presetsUpTo } from "./Presets.ts"
import { reportsPage } from "./ReportsPage.tsx"
import { reportCsv, reportTables, type SoldBy } from "./ReportTables.ts"

const read = filterReader(ReportQuery)

/** Sales that a page lists; a file has more of them. */
const onPage = 50
const inFile = 10_000

const decodeTable = Schema.decodeUnknownOption(Schema.Literal(...reportTables))

/** What came in and what became of it, for people in a browser, and as a file. */
export const reportsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const reports = yield* Reports
    const sales = yield* Sales
    const comments = yield* Comments
    const accounts = yield* Accounts
    const { brandOf } = yield* brandFinder

    const looking = tracedFn("ReportsPage.looking")(function* (path: string) {
      const sent = yield* query
      const person = yield* visitor.signedIn(sent.size === 0 ? path : `${path}?${sent}`)
      const { workspace, ...asked } = filledIn(sent)
      return { asked, ...(yield* brandOf(person, workspace)) }
    })

    const report = (brand: Brand, asked: Readonly<Record<string, string>>) =>
      Effect.flatMap(read(asked), (filter) =>
        Effect.map(reports.summary(brand.workspaceId, filter), (found) => ({ filter, report: found }))
      )

    const sold = tracedFn("ReportsPage.sold")(function* (
      { timeZone, workspaceId }: Brand,
      { from, to }: Report,
      filter: ReportQuery,
      limit: number
    ) {
      const [since, until] = [dayStart(from, timeZone), dayStart(to, timeZone, 1)]
      if (Option.isNone(since) || Option.isNone(until)) return []
      const found = yield* sales.newest(workspaceId, { since: since.value, until: until.value }, filter, limit)
      const ids = new Set(
        found.flatMap(({ comment_id }): ReadonlyArray<CommentId> => (comment_id === null ? [] : [comment_id]))
      )
      const rows = yield* comments.findMany(workspaceId, [...ids])
      return found.map((sale): SoldBy => {
        const row = sale.comment_id === null ? undefined : rows.get(sale.comment_id)
        if (row === undefined) return { sale, comment: null }
        const { author_handle, author_name, has_media, id, platform, text } = row
        return {
          sale,
          comment: { id, platform, text, has_media, author: { name: author_name, handle: author_handle } }
        }
      })
    })

    const show = Effect.gen(function* () {
      const { asked, brand, brands } = yield* looking("/reports")
      const now = new Date(yield* Clock.currentTimeMillis)
      const view = {
        asked,
        brand,
        brands,
        accounts: accountChoices(yield* accounts.list(brand.workspaceId)),
        presets: presetsUpTo(dayOf(now, brand.timeZone))
      }
      const found = yield* Effect.either(report(brand, asked))
      if (Either.isLeft(found)) {
        return yield* page(reportsPage({ ...view, report: null, sales: [], problem: `${found.left.message}.` }), {
          status: 400
        })
      }
      const { filter, report: summary } = found.right
      return yield* page(
        reportsPage({ ...view, report: summary, problem: null, sales: yield* sold(brand, summary, filter, onPage) })
      )
    })

    const download = Effect.gen(function* () {
      const { asked, brand } = yield* looking("/reports.csv")
      const { table: named = "days", ...rest } = asked
      const table = yield* Effect.mapError(decodeTable(named), () => noSuchTable)
      const { filter, report: summary } = yield* Effect.mapError(report(brand, rest), notAnswered)
      const rows = table === "sales" ? yield* sold(brand, summary, filter, inFile) : []
      return HttpServerResponse.text(reportCsv(table, summary, rows), {
        contentType: "text/csv; charset=utf-8; header=present",
        headers: {
          "cache-control": "no-store",
          "content-disposition": `attachment; filename="steward-${table}-${summary.from}-${summary.to}.csv"`,
          "content-security-policy": "default-src 'none'",
          "x-content-type-options": "nosniff"
        }
      })
    })

    yield* router.get("/reports", answering(show))
    yield* router.get("/reports.csv", answering(download))
  })
)

const noSuchTable = new Stopped({
  status: 400,
  title: "There is no such table",
  message: `A file can hold one of these tables: ${reportTables.join(", ")}.`
})

const notAnswered = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 400, title: "This report cannot be made", message: `${message}.` })
