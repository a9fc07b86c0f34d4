import { Effect, Metric, MetricBoundaries } from "effect"

const requests = Metric.counter("steward_http_requests", {
  description: "Requests that were answered",
  incremental: true
})
const durations = Metric.histogram(
  "steward_http_request_seconds",
  MetricBoundaries.fromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]),
  "Seconds until a request was answered"
)

/** Every other method counts as one: a caller may send any word. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

const tagged = new Map<string, { readonly count: typeof requests; readonly duration: typeof durations }>()

/** The pair of a method and a status, made once: there are only so many. */
const metricsOf = (method: string, status: number) => {
  const name = methods.includes(method) ? method : "other"
  const key = `${name} ${status}`
  const known = tagged.get(key)
  if (known !== undefined) return known
  const tag = <M extends Metric.Metric<A, B, C>, A, B, C>(metric: M & Metric.Metric<A, B, C>) =>
    Metric.tagged(Metric.tagged(metric, "method", name), "status", String(status))
  const made = { count: tag(requests), duration: tag(durations) }
  tagged.set(key, made)
  return made
}

export const countRequest = (method: string, status: number, milliseconds: number) => {
  const { count, duration } = metricsOf(method, status)
  return Effect.zipRight(Metric.increment(count), Metric.update(duration, milliseconds / 1000))
}
