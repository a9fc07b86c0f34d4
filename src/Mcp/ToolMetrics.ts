import { Metric, MetricBoundaries, MetricKey, MetricLabel } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import type { ToolName } from "#schema/Tools.ts"

/** How a call went. */
export type Outcome = "ok" | ApiError["code"]

const calls = MetricKey.counter("steward_tool_calls", {
  description: "Tool calls that were answered",
  incremental: true
})
const durations = MetricKey.histogram(
  "steward_tool_call_seconds",
  MetricBoundaries.fromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]),
  "Seconds until a tool call was answered"
)

const metrics = (tool: ToolName, outcome: Outcome) => {
  const labels = [MetricLabel.make("tool", tool), MetricLabel.make("outcome", outcome)]
  return {
    // tagged keys, not `Metric.tagged`, which looks for the metric anew with every value
    count: Metric.fromMetricKey(MetricKey.taggedWithLabels(calls, labels)),
    duration: Metric.fromMetricKey(MetricKey.taggedWithLabels(durations, labels))
  }
}

/** The pair of a tool and an outcome, made once: there are only so many. */
const known = new Map<string, ReturnType<typeof metrics>>()

const metricsOf = (tool: ToolName, outcome: Outcome) => {
  const name = `${tool} ${outcome}`
  const found = known.get(name) ?? metrics(tool, outcome)
  known.set(name, found)
  return found
}

/** To be called where effects run. */
export const countCall = (tool: ToolName, outcome: Outcome, milliseconds: number): void => {
  const { count, duration } = metricsOf(tool, outcome)
  count.unsafeUpdate(1, [])
  duration.unsafeUpdate(milliseconds / 1000, [])
}
