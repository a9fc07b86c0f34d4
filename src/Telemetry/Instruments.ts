import { Metric, MetricBoundaries, MetricKey, MetricLabel } from "effect"

/** A metric as it is declared. */
export interface DeclaredMetric<Name extends string> {
  readonly name: string
  /** By UCUM, as OpenTelemetry has it: `s`, or what is counted, as in `{delivery}`. */
  readonly unit: string
  readonly description: string
  /** Each has only so many values: none is an id, an address or anything else that a customer chose. */
  readonly attributes: ReadonlyArray<Name>
}

/** A value for each attribute; undefined where the attribute does not apply. */
type Attributes<Name extends string> = Readonly<Record<Name, string | undefined>>

/** The library knows no unit, and takes this label for it. */
export const unitLabel = "unit"

/** What OpenTelemetry advises for durations in seconds. */
const seconds = MetricBoundaries.fromIterable([
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10
])

/** Each series is made once: to look for it anew with every value costs more than to count it. */
const seriesOf = <Name extends string, Series>(
  { attributes: names, unit }: DeclaredMetric<Name>,
  make: (labels: ReadonlyArray<MetricLabel.MetricLabel>) => Series
) => {
  const known = new Map<string, Series>()
  return (attributes: Attributes<Name>): Series => {
    let id = ""
    for (const name of names) id += `${attributes[name] ?? ""}\n`
    const found = known.get(id)
    if (found !== undefined) return found
    const labels = names.flatMap((name) => {
      const value = attributes[name]
      return value === undefined ? [] : [MetricLabel.make(name, value)]
    })
    const made = make([MetricLabel.make(unitLabel, unit), ...labels])
    known.set(id, made)
    return made
  }
}

/** How long things take, in seconds, which also tells how many there were. */
export const histogram = <Name extends string>(declared: DeclaredMetric<Name>) => {
  const key = MetricKey.histogram(declared.name, seconds, declared.description)
  const series = seriesOf(declared, (labels) => Metric.fromMetricKey(MetricKey.taggedWithLabels(key, labels)))
  return {
    /** To be called where effects run. */
    record: (value: number, attributes: Attributes<Name>): void => series(attributes).unsafeUpdate(value, [])
  }
}

/** How many there have been. */
export const counter = <Name extends string>(declared: DeclaredMetric<Name>) => {
  const key = MetricKey.counter(declared.name, { description: declared.description, incremental: true })
  const series = seriesOf(declared, (labels) => Metric.fromMetricKey(MetricKey.taggedWithLabels(key, labels)))
  return {
    /** To be called where effects run. */
    add: (count: number, attributes: Attributes<Name>): void => series(attributes).unsafeUpdate(count, [])
  }
}

/** How many there are, or how much there is, just now. */
export const gauge = <Name extends string>(declared: DeclaredMetric<Name>) => {
  const key = MetricKey.gauge(declared.name, { description: declared.description })
  const series = seriesOf(declared, (labels) => Metric.fromMetricKey(MetricKey.taggedWithLabels(key, labels)))
  return {
    /** To be called where effects run. */
    set: (value: number, attributes: Attributes<Name>): void => series(attributes).unsafeUpdate(value, [])
  }
}
