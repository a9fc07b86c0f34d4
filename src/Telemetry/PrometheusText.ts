import { type MetricPair, MetricState, Option } from "effect"
import { unitLabel } from "./Instruments.ts"

export const prometheusContentType = "text/plain; version=0.0.4; charset=utf-8"

interface Family {
  readonly type: "counter" | "gauge" | "histogram"
  readonly help: string
  readonly samples: Array<string>
}

type Label = readonly [name: string, value: string]

/** How OpenTelemetry spells units in names for Prometheus; what is counted is not spelled. */
const suffixes: Readonly<Record<string, string>> = { s: "_seconds", By: "_bytes" }

const safe = (name: string) => name.replaceAll(/[^a-zA-Z0-9_]/g, "_")
const escaped = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")
const quoted = (value: string) => `"${escaped(value).replaceAll('"', '\\"')}"`

const shown = (value: number | bigint) => {
  if (value === Number.POSITIVE_INFINITY) return "+Inf"
  return value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value)
}

const sample = (name: string, labels: ReadonlyArray<Label>, value: number | bigint) => {
  const all = labels.map(([label, said]) => `${safe(label)}=${quoted(said)}`).join(",")
  return `${name}${all === "" ? "" : `{${all}}`} ${shown(value)}`
}

const histogramSamples = (name: string, labels: ReadonlyArray<Label>, state: MetricState.MetricState.Histogram) => {
  const buckets = Array.from(state.buckets).filter(([boundary]) => Number.isFinite(boundary))
  return [
    ...buckets.map(([boundary, count]) => sample(`${name}_bucket`, [...labels, ["le", shown(boundary)]], count)),
    sample(`${name}_bucket`, [...labels, ["le", "+Inf"]], state.count),
    sample(`${name}_sum`, labels, state.sum),
    sample(`${name}_count`, labels, state.count)
  ]
}

/** What a metric is in Prometheus; null for the kinds that Steward has none of. */
const familyOf = (
  name: string,
  labels: ReadonlyArray<Label>,
  { metricKey, metricState }: MetricPair.MetricPair.Untyped
) => {
  const help = Option.getOrElse(metricKey.description, () => "")
  if (MetricState.isCounterState(metricState)) {
    const total = `${name}_total`
    return { name: total, type: "counter", help, samples: [sample(total, labels, metricState.count)] } as const
  }
  if (MetricState.isGaugeState(metricState)) {
    return { name, type: "gauge", help, samples: [sample(name, labels, metricState.value)] } as const
  }
  return MetricState.isHistogramState(metricState)
    ? ({ name, type: "histogram", help, samples: histogramSamples(name, labels, metricState) } as const)
    : null
}

/** Metrics in the text format of Prometheus 0.0.4, under the names that OpenTelemetry gives them there. */
export const prometheusText = (metrics: ReadonlyArray<MetricPair.MetricPair.Untyped>): string => {
  const families = new Map<string, Family>()
  for (const pair of metrics) {
    const { name, tags } = pair.metricKey
    const unit = tags.find(({ key }) => key === unitLabel)?.value ?? ""
    const labels = tags.flatMap(({ key, value }): ReadonlyArray<Label> => (key === unitLabel ? [] : [[key, value]]))
    const found = familyOf(`${safe(name)}${suffixes[unit] ?? ""}`, labels, pair)
    if (found === null) continue
    const family = families.get(found.name)
    if (family === undefined) families.set(found.name, { ...found, samples: [...found.samples] })
    else if (family.type === found.type) family.samples.push(...found.samples)
  }
  return Array.from(families, ([name, { help, samples, type }]) =>
    // Some readers refuse a HELP line that says nothing.
    [...(help === "" ? [] : [`# HELP ${name} ${escaped(help)}`]), `# TYPE ${name} ${type}`, ...samples, ""].join("\n")
  ).join("")
}
