import { FilterChoice, Filters } from "../Parts/Filters.tsx"
import { platformChoices } from "../Visitor/Choices.ts"
import { queryOf, type ReportProps } from "./ReportProps.ts"
import { surfaceNames } from "./ReportTables.ts"

const Presets = (view: ReportProps) => (
  <p class="small presets">
    {view.presets.map(({ from, name, to }) => (
      <a
        key={name}
        href={`/reports?${queryOf(view, { from, to })}`}
        aria-current={view.report?.from === from && view.report.to === to ? "true" : undefined}
      >
        {name}
      </a>
    ))}
  </p>
)

/** Which comments of which days are counted. */
export const ReportFilters = (view: ReportProps) => {
  const { accounts, asked, brand, report } = view
  return (
    <Filters action="/reports" workspaceId={brand.workspaceId} more={<Presets {...view} />}>
      <label>
        From
        <input type="date" name="from" value={report?.from ?? asked["from"] ?? ""} />
      </label>
      <label>
        To
        <input type="date" name="to" value={report?.to ?? asked["to"] ?? ""} />
      </label>
      <FilterChoice name="platform" words="Platform" all="All" asked={asked} options={platformChoices} />
      <FilterChoice
        name="surface"
        words="Under"
        all="Posts and ads"
        asked={asked}
        options={Object.entries(surfaceNames)}
      />
      <FilterChoice name="account_id" words="Account" all="All accounts" asked={asked} options={accounts} />
    </Filters>
  )
}
