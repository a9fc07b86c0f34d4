import { Clock, Effect, Either, Layer, Schema, Stream } from "effect"
import { ReportQuery } from "#schema/resources/Report.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { page } from "../Document/PageResponse.ts"
import { Downloads } from "../Downloads/Downloads.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { accountChoices } from "../Visitor/Choices.ts"
import { filledIn, filterReader } from "../Visitor/Filter.ts"
import { query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { dayOf, presetsUpTo } from "./Presets.ts"
import { reportsPage } from "./ReportsPage.tsx"
import { reportCsv, reportTables } from "./ReportTables.ts"
import { salesOfReport } from "./SalesOfReport.ts"

const read = filterReader(ReportQuery)

const decodeTable = Schema.decodeUnknownOption(Schema.Literal(...reportTables))

/** What came in and what became of it, for people in a browser, and as a file. */
export const reportsRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const reports = yield* Reports
    const sales = yield* salesOfReport
    const downloads = yield* Downloads
    const accounts = yield* Accounts
    const { brandOf } = yield* brandFinder

    const looking = tracedFn("ReportsPage.looking")(function* (path: string) {
      const sent = yield* query
      const person = yield* visitor.signedIn(sent.size === 0 ? path : `${path}?${sent}`)
      const { workspace, ...asked } = filledIn(sent)
      return { asked, person, ...(yield* brandOf(person, workspace)) }
    })

    const report = (brand: Brand, asked: Readonly<Record<string, string>>) =>
      Effect.flatMap(read(asked), (filter) =>
        Effect.map(reports.summary(brand.workspaceId, filter), (found) => ({ filter, report: found }))
      )

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
        reportsPage({ ...view, report: summary, problem: null, sales: yield* sales.onPage(brand, summary, filter) })
      )
    })

    const download = Effect.gen(function* () {
      const { asked, brand, person } = yield* looking("/reports.csv")
      const { table: named = "days", ...rest } = asked
      const table = yield* Effect.mapError(decodeTable(named), () => noSuchTable)
      const { filter, report: summary } = yield* Effect.mapError(report(brand, rest), notAnswered)
      return yield* downloads.answer(
        { personId: person.id, workspaceId: brand.workspaceId },
        {
          name: `steward-${table}-${summary.from}-${summary.to}.csv`,
          contentType: "text/csv; charset=utf-8; header=present"
        },
        table === "sales" ? sales.file(brand, summary, filter) : Stream.succeed(reportCsv(table, summary))
      )
    })

    yield* router.get("/reports", answering(show))
    yield* router.get("/reports.csv", answering(download))
  })
).pipe(Layer.provide(Downloads.layer))

const noSuchTable = new Stopped({
  status: 400,
  title: "There is no such table",
  message: `A file can hold one of these tables: ${reportTables.join(", ")}.`
})

const notAnswered = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 400, title: "This report cannot be made", message: `${message}.` })
