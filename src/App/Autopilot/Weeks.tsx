import { number } from "../Parts/Figures.ts"
import { Columns, type Kind, Legend, Plot } from "../Parts/Plot.tsx"
import type { AutopilotProps } from "./AutopilotProps.ts"

/** This week beside the one before, in words and in figures. */
export const Weeks = ({ status: { summary }, weeks: { rows, words } }: AutopilotProps) => (
  <section class="weeks">
    <p class="lead">
      {summary} {words}
    </p>
    <table class="figured">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">What</span>
          </th>
          <th scope="col">Last 7 days</th>
          <th scope="col">The 7 before</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before, name, now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td class="soft">{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const dayKinds: ReadonlyArray<Kind> = [
  { name: "Received", colour: "pale" },
  { name: "Hidden", colour: "second" }
]
const askedKinds: ReadonlyArray<Kind> = [{ name: "Asked you", colour: "third" }]

const dayName = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`)
  )

export const DayPlot = ({ days }: Pick<AutopilotProps, "days">) => (
  <Plot
    title="Day by day"
    summary="The figures of each day"
    table={
      <table class="figured">
        <thead>
          <tr>
            {["Day", "Received", "Hidden", "Asked you"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ asked, date, hidden, received }) => (
            <tr key={date}>
              <th scope="row">{dayName(date)}</th>
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
      label="Comments received and hidden, day by day"
      kinds={dayKinds}
      columns={days.map(({ date, hidden, received }) => ({ name: dayName(date), values: [received, hidden] }))}
    />
    {days.some(({ asked }) => asked > 0) && (
      <Columns
        label="Comments that people were asked about, day by day"
        kinds={askedKinds}
        columns={days.map(({ asked, date }) => ({ name: dayName(date), values: [asked] }))}
      />
    )}
  </Plot>
)

const weekKinds: ReadonlyArray<Kind> = [
  { name: "Last 7 days", colour: "first" },
  { name: "The 7 before", colour: "pale" }
]

const pairWidth = 400

/** What was hidden for which area, in both weeks, all on one scale. */
export const AreaPlot = ({ areas }: Pick<AutopilotProps, "areas">) => {
  const most = Math.max(1, ...areas.flatMap(({ before, now }) => [before, now]))
  const wide = (count: number) => ((count / most) * pairWidth).toFixed(2)
  return (
    <Plot
      title="Hidden, by area"
      summary="The figures of each area"
      table={
        <table class="figured">
          <thead>
            <tr>
              {["Area", ...weekKinds.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map(({ before, label, now }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{number(now)}</td>
                <td>{number(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Legend kinds={weekKinds} />
      {areas.length === 0 ? (
        <p class="soft">Nothing was hidden in these two weeks.</p>
      ) : (
        <ul class="bars">
          {areas.map(({ before, label, now }) => (
            <li key={label}>
              <span>{label}</span>
              <svg viewBox={`0 0 ${pairWidth} 12`} preserveAspectRatio="none" aria-hidden="true">
                <rect class="first" width={wide(now)} height="6" />
                <rect class="pale" y="7" width={wide(before)} height="5" />
              </svg>
              <span class="number">{number(now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Plot>
  )
}
