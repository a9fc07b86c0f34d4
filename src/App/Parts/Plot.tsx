import type { ComponentChildren } from "preact"
import { number } from "./Figures.ts"
import { Scroll } from "./Scroll.tsx"

interface PlotProps {
  readonly title: string
  /** What the table behind it is called, when it is closed. */
  readonly summary: string
  readonly table: ComponentChildren
  /** Where else the figures can be had. */
  readonly more?: ComponentChildren
  readonly children: ComponentChildren
}

/** A plot, with the table of its figures behind it. */
export const Plot = ({ children, more, summary, table, title }: PlotProps) => (
  <figure class="plot">
    <figcaption>{title}</figcaption>
    {children}
    <details>
      <summary>{summary}</summary>
      <Scroll label={`${title}, as a table`}>{table}</Scroll>
    </details>
    {more}
  </figure>
)

/** What a colour stands for. */
export interface Kind {
  readonly name: string
  /** `first` to `fourth`, or `pale`: the colours of plots. */
  readonly colour: string
}

export const Legend = ({ kinds }: { readonly kinds: ReadonlyArray<Kind> }) => (
  <ul class="legend">
    {kinds.map(({ colour, name }) => (
      <li key={name}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <rect class={colour} width="10" height="10" rx="2" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

/** A round number at or above a count, for the top of an axis. */
export const roundTop = (most: number): number => {
  if (most <= 4) return 4
  const size = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 10].map((step) => step * size).find((top) => top >= most) ?? most
}

const width = 720
const height = 180
const left = 40
const bottom = 22

interface Column {
  readonly name: string
  /** Each drawn in front of the one before, from the axis up. */
  readonly values: ReadonlyArray<number>
}

interface ColumnsProps {
  readonly label: string
  readonly kinds: ReadonlyArray<Kind>
  readonly columns: ReadonlyArray<Column>
}

/** Columns side by side, such as one a day. What each holds is told when it is pointed at. */
export const Columns = ({ columns, kinds, label }: ColumnsProps) => {
  const top = roundTop(Math.max(0, ...columns.flatMap(({ values }) => values)))
  const step = (width - left) / Math.max(1, columns.length)
  const gap = step > 6 ? 2 : step > 3 ? 0.75 : 0
  const y = (value: number) => (height - bottom) * (1 - value / top) + 6
  const shown = Math.max(1, Math.ceil(columns.length / 8))
  return (
    <svg class="columns" viewBox={`0 0 ${width} ${height + 8}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line class="axis" x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} text-anchor="end">
            {number(value)}
          </text>
        </g>
      ))}
      {columns.map(({ name, values }, index) => (
        <g key={name}>
          <title>{`${name}: ${kinds.map((kind, at) => `${number(values[at] ?? 0)} ${kind.name.toLowerCase()}`).join(", ")}`}</title>
          <rect class="ground" x={left + index * step} y={6} width={step} height={height - bottom} />
          {values.map((value, at) =>
            value === 0 ? null : (
              <rect
                key={kinds[at]?.name}
                class={kinds[at]?.colour}
                x={(left + index * step + gap / 2).toFixed(2)}
                y={y(value).toFixed(2)}
                width={(step - gap).toFixed(2)}
                height={(y(0) - y(value)).toFixed(2)}
              />
            )
          )}
          {index % shown === 0 && index + shown / 2 <= columns.length && (
            <text x={left + (index + 0.5) * step} y={height + 4} text-anchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

interface Bar {
  readonly name: string
  /** Laid end to end. */
  readonly values: ReadonlyArray<number>
}

const barWidth = 400

/** Bars below each other, all on one scale, with their names and sums. */
export const Bars = ({ bars, kinds }: { readonly bars: ReadonlyArray<Bar>; readonly kinds: ReadonlyArray<Kind> }) => {
  const sum = (values: ReadonlyArray<number>) => values.reduce((total, value) => total + value, 0)
  const most = Math.max(1, ...bars.map(({ values }) => sum(values)))
  return (
    <ul class="bars">
      {bars.map(({ name, values }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox={`0 0 ${barWidth} 12`} preserveAspectRatio="none" aria-hidden="true">
            {values.map((value, at) => (
              <rect
                key={kinds[at]?.name}
                class={kinds[at]?.colour}
                x={((sum(values.slice(0, at)) / most) * barWidth).toFixed(2)}
                width={((value / most) * barWidth).toFixed(2)}
                height="12"
              />
            ))}
          </svg>
          <span class="number">{number(sum(values))}</span>
        </li>
      ))}
    </ul>
  )
}
