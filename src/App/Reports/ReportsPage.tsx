import { platformName } from "#schema/Platform.ts"
import type { Report } from "#schema/resources/Report.ts"
import { number } from "../Parts/Figures.ts"
import { Alert } from "../Parts/Form.tsx"
import { medianWords } from "./MedianWords.ts"
import { ReportFilters } from "./ReportFilters.tsx"
import { ByDay, HiddenFor, Standings } from "./ReportPlots.tsx"
import type { ReportProps } from "./ReportProps.ts"
import { Sold } from "./ReportSales.tsx"
import { surfaceNames } from "./ReportTables.ts"
import { ReportTabs } from "./ReportTabs.tsx"

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd class="number">{number(value)}</dd>
  </div>
)

const Figures = ({ report: { comments, replies } }: { readonly report: Report }) => (
  <dl class="figures">
    <Figure name="Received" value={comments.received} />
    <Figure name="Visible" value={comments.visible} />
    <Figure name="Hidden" value={comments.hidden} />
    <Figure name="Waiting" value={comments.waiting} />
    <Figure name="Deleted" value={comments.deleted} />
    <Figure name="Replies" value={replies.total} />
  </dl>
)

const Body = (view: ReportProps) => {
  const { report } = view
  return (
    <>
      <ReportTabs brand={view.brand} here="overview" />
      <Alert message={view.problem} />
      <ReportFilters {...view} />
      {report !== null && (
        <>
          <Figures report={report} />
          <p class="medians">{medianWords(report)}</p>
          <ByDay report={report} view={view} />
          <div class="plots">
            <HiddenFor report={report} view={view} />
            <Standings
              name="By platform"
              table="platforms"
              view={view}
              rows={report.by_platform.map((row) => [platformName(row.platform), row])}
            />
            <Standings
              name="Under posts and ads"
              table="surfaces"
              view={view}
              rows={report.by_surface.map((row) => [surfaceNames[row.surface], row])}
            />
          </div>
          <Sold report={report} view={view} />
          <p class="small soft">
            Days are those of {report.time_zone}. Comments are counted on the day they came in, and as they stand now.
          </p>
        </>
      )}
    </>
  )
}

export const reportsPage = (view: ReportProps) => ({
  title: "Reports",
  here: "reports" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
