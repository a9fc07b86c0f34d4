import type { Report } from "#schema/resources/Report.ts"
import { number } from "../Parts/Figures.ts"
import { Bars, Columns, Legend, Plot } from "../Parts/Plot.tsx"
import { Download } from "./ReportDownload.tsx"
import type { ReportProps } from "./ReportProps.ts"

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

const dayKinds = [
  { name: "Received", colour: "pale" },
  { name: "Hidden", colour: "second" }
]
const askedKinds = [{ name: "Asked about", colour: "third" }]

const dayName = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T12:00Z`)
  )

/** What came in on each day. */
export const ByDay = ({ report, view }: { readonly report: Report; readonly view: ReportProps }) => (
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

/** How comments stand, by where they are. */
export const Standings = ({
  name,
  rows,
  table,
  view
}: {
  readonly name: string
  readonly rows: ReadonlyArray<readonly [string, Standing]>
  readonly table: "platforms" | "surfaces"
  readonly view: ReportProps
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

/** What was hidden, by why. */
export const HiddenFor = ({ report, view }: { readonly report: Report; readonly view: ReportProps }) =>
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
