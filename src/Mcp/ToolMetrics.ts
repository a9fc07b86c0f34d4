import { Metric, MetricBoundaries } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import type { ToolName } from "#schema/Tools.ts"

/** How a call went. */
export type Outcome = "ok" | ApiError["code"]

const calls = Metric.counter("steward_tool_calls", { description: "Tool calls that were answered", incremental: true })
const durations = Metric.histogram(
  "steward_tool_call_seconds",
  MetricBoundaries.fromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]),
  "Seconds until a tool call was answered"
)

const made = (tool: ToolName, outcome: Outcome) => {
  const tagged = <M extends Metric.Metric<A, B, C>, A, B, C>(metric: M & Metric.Metric<A, B, C>) =>
    Metric.tagged(Metric.tagged(metric, "tool", tool), "outcome", outcome)
  return { count: tagged(calls), duration: tagged(durations) }
}

/** The pair of a tool and an outcome, made once: there are only so many. */
const known = new Map<string, ReturnType<typeof made>>()

const metricsOf = (tool: ToolName, outcome: Outcome) => {
  const name = `${tool} ${outcome}`
  const found = known.get(name) ?? made(tool, outcome)
  known.set(name, found)
  return found
}

/** `milliseconds` until it was answered. */
export const countCall = (tool: ToolName, outcome: Outcome, milliseconds: number): void => {
  const { count, duration } = metricsOf(tool, outcome)
  count.unsafeUpdate(1, [])
  duration.unsafeUpdate(milliseconds / 1000, [])
}
