import { platformName } from "#schema/Platform.ts"
import type { Report } from "#schema/resources/Report.ts"
import { duration, number } from "../Parts/Figures.ts"
import { Alert } from "../Parts/Form.tsx"
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

const Medians = ({ report }: { readonly report: Report }) => {
  const { median_seconds_to_hide: toHide, median_seconds_to_reply: toReply, replies } = report
  return (
    <p class="medians">
      {toHide === null
        ? "Nothing that came in these days was hidden through Steward. "
        : `Half of what was hidden was hidden within ${duration(toHide)}. `}
      {toReply === null
        ? "Nothing was replied to."
        : `Half of what was replied to had its first reply within ${duration(toReply)}.`}
      {replies.total > 0 &&
        ` Of the replies, people wrote ${number(replies.person)}, the autopilot ${number(replies.autopilot)} and campaigns ${number(replies.campaign)}.`}
    </p>
  )
}

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
          <Medians report={report} />
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
