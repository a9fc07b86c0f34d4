import { platformName } from "#schema/Platform.ts"
import type { Report } from "#schema/resources/Report.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { duration, money, number } from "../Parts/Figures.ts"
import { FilterChoice, Filters } from "../Parts/Filters.tsx"
import { Alert } from "../Parts/Form.tsx"
import { Bars, Columns, Legend, Plot } from "../Parts/Plot.tsx"
import { Scroll } from "../Parts/Scroll.tsx"
import { Moment, saidIn } from "../Parts/Words.tsx"
import { type Choice, platformChoices } from "../Visitor/Choices.ts"
import { type ReportTable, type SoldBy, surfaceNames } from "./ReportTables.ts"
import { ReportTabs } from "./ReportTabs.tsx"

export interface ReportView {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly accounts: ReadonlyArray<Choice>
  /** What was asked for, by name, as it was sent. */
  readonly asked: Readonly<Record<string, string>>
  /** Null where the question cannot be answered; `problem` says why. */
  readonly report: Report | null
  readonly problem: string | null
  readonly sales: ReadonlyArray<SoldBy>
  /** Days that can be chosen with one click, each as a query. */
  readonly presets: ReadonlyArray<{ readonly name: string; readonly from: string; readonly to: string }>
}

const kept = ["platform", "surface", "account_id"] as const

const queryOf = ({ asked, brand, report }: ReportView, changed: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    workspace: brand.workspaceId,
    ...Object.fromEntries(kept.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]]))),
    ...(report === null ? {} : { from: report.from, to: report.to }),
    ...changed
  }).toString()

const Presets = (view: ReportView) => (
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

const ReportFilters = (view: ReportView) => {
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

const standingKinds = [
  { name: "Visible", colour: "first" },
  { name: "Hidden", colour: "second" },
  { name: "Waiting", colour: "third" },
  { name: "Deleted", colour: "fourth" }
]

type Standing = Pick<Report["comments"], "received" | "visible" | "hidden" | "waiting" | "deleted">

const StandingTable = ({
  name,
  rows
}: {
  readonly name: string
  readonly rows: ReadonlyArray<readonly [string, Standing]>
}) => (
  <table class="figured">
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col">Received</th>
        {standingKinds.map((kind) => (
          <th key={kind.name} scope="col">
            {kind.name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([row, { deleted, hidden, received, visible, waiting }]) => (
        <tr key={row}>
          <th scope="row">{row}</th>
          {[received, visible, hidden, waiting, deleted].map((count, index) => (
            <td key={index}>{number(count)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Download = ({ table, view }: { readonly table: ReportTable; readonly view: ReportView }) => (
  <p class="small">
    <a href={`/reports.csv?${queryOf(view, { table })}`} download>
      Download as CSV
    </a>
  </p>
)

const dayKinds = [
  { name: "Received", colour: "pale" },
  { name: "Hidden", colour: "second" }
]
const askedKinds = [{ name: "Asked about", colour: "third" }]

const dayName = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T12:00Z`)
  )

const ByDay = ({ report, view }: { readonly report: Report; readonly view: ReportView }) => (
  <Plot
    title="Comments by day"
    summary="The figures of each day"
    more={<Download table="days" view={view} />}
    table={
      <table class="figured">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Received</th>
            <th scope="col">Hidden</th>
            <th scope="col">Asked about</th>
          </tr>
        </thead>
        <tbody>
          {report.by_day.map(({ asked, date, hidden, received }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{date}</time>
              </th>
              <td>{number(received)}</td>
              <td>{number(hidden)}</td>
              <td>{number(asked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    }
  >
    <Legend kinds={[...dayKinds, ...askedKinds]} />
    <Columns
      label={`Comments received and hidden, from ${report.from} to ${report.to}`}
      kinds={dayKinds}
      columns={report.by_day.map(({ date, hidden, received }) => ({ name: dayName(date), values: [received, hidden] }))}
    />
    {report.by_day.some(({ asked }) => asked > 0) && (
      <Columns
        label={`Comments that people were asked about, from ${report.from} to ${report.to}`}
        kinds={askedKinds}
        columns={report.by_day.map(({ asked, date }) => ({ name: dayName(date), values: [asked] }))}
      />
    )}
  </Plot>
)

const Standings = ({
  name,
  rows,
  table,
  view
}: {
  readonly name: string
  readonly rows: ReadonlyArray<readonly [string, Standing]>
  readonly table: "platforms" | "surfaces"
  readonly view: ReportView
}) =>
  rows.length === 0 ? null : (
    <Plot
      title={name}
      summary="The figures"
      more={<Download table={table} view={view} />}
      table={<StandingTable name={table === "platforms" ? "Platform" : "Under"} rows={rows} />}
    >
      <Legend kinds={standingKinds} />
      <Bars
        kinds={standingKinds}
        bars={rows.map(([row, { deleted, hidden, visible, waiting }]) => ({
          name: row,
          values: [visible, hidden, waiting, deleted]
        }))}
      />
    </Plot>
  )

const HiddenFor = ({ report, view }: { readonly report: Report; readonly view: ReportView }) =>
  report.hidden_by_category.length === 0 ? null : (
    <Plot
      title="Hidden, by area"
      summary="The figures"
      more={<Download table="categories" view={view} />}
      table={
        <table class="figured">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Hidden</th>
            </tr>
          </thead>
          <tbody>
            {report.hidden_by_category.map(({ count, label }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Bars
        kinds={[{ name: "Hidden", colour: "second" }]}
        bars={report.hidden_by_category.map(({ count, label }) => ({ name: label, values: [count] }))}
      />
    </Plot>
  )

const SaleRow = ({ brand, sold: { comment, sale } }: { readonly brand: Brand; readonly sold: SoldBy }) => (
  <tr>
    <th scope="row">
      <Moment at={sale.occurred_at} timeZone={brand.timeZone} />
    </th>
    <td class="number">{money(sale.value, sale.currency)}</td>
    <td>
      {comment === null ? (
        <span class="soft">No comment</span>
      ) : (
        <>
          <a class="comment clipped" href={`/inbox/${comment.id}`} dir="auto">
            {saidIn(comment)}
          </a>
          <span class="small soft">
            <bdi>{comment.author.name}</bdi> on {platformName(comment.platform)}
          </span>
        </>
      )}
    </td>
    <td>{sale.contact_id !== null && <a href={`/contacts/${sale.contact_id}`}>Contact</a>}</td>
    <td>{sale.campaign !== null && <bdi class="clipped">{sale.campaign}</bdi>}</td>
  </tr>
)

const Sold = ({ report, view }: { readonly report: Report; readonly view: ReportView }) => (
  <section class="sold">
    <h2>Sales by tracked links</h2>
    {report.sales.length === 0 ? (
      <p class="soft">
        No sale was recorded in these days.{" "}
        <a href={`/reports/links?${new URLSearchParams({ workspace: view.brand.workspaceId })}`}>Make a tracked link</a>
      </p>
    ) : (
      <>
        <p>
          {report.sales.map(({ count, currency, value }) => (
            <span key={currency} class="amount">
              <strong class="number">{money(value, currency)}</strong> from {number(count)}{" "}
              {count === 1 ? "sale" : "sales"}
            </span>
          ))}
        </p>
        <Scroll label="The newest sales">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col" class="number">
                  Value
                </th>
                <th scope="col">Comment that led to it</th>
                <th scope="col">Who</th>
                <th scope="col">Campaign</th>
              </tr>
            </thead>
            <tbody>
              {view.sales.map((sold) => (
                <SaleRow key={sold.sale.click_id} brand={view.brand} sold={sold} />
              ))}
            </tbody>
          </table>
        </Scroll>
        <Download table="sales" view={view} />
      </>
    )}
  </section>
)

const Body = (view: ReportView) => {
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

export const reportsPage = (view: ReportView) => ({
  title: "Reports",
  here: "reports" as const,
  brand: view.brand,
  brands: view.brands,
  body: <Body {...view} />
})
