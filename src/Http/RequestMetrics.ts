import { Metric, MetricBoundaries, MetricKey, MetricLabel } from "effect"

const requests = MetricKey.counter("steward_http_requests", {
  description: "Requests that were answered",
  incremental: true
})
const durations = MetricKey.histogram(
  "steward_http_request_seconds",
  MetricBoundaries.fromIterable([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]),
  "Seconds until a request was answered"
)

/** Every other method counts as one: a caller may send any word. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

const metrics = (method: string, status: number) => {
  const labels = [MetricLabel.make("method", method), MetricLabel.make("status", String(status))]
  return {
    // tagged keys, not `Metric.tagged`, which looks for the metric anew with every value
    count: Metric.fromMetricKey(MetricKey.taggedWithLabels(requests, labels)),
    duration: Metric.fromMetricKey(MetricKey.taggedWithLabels(durations, labels))
  }
}

const known = new Map<string, ReturnType<typeof metrics>>()

/** The pair of a method and a status, made once: there are only so many. */
const metricsOf = (method: string, status: number) => {
  const name = methods.includes(method) ? method : "other"
  const key = `${name} ${status}`
  const found = known.get(key) ?? metrics(name, status)
  known.set(key, found)
  return found
}

/** To be called where effects run. */
export const countRequest = (method: string, status: number, milliseconds: number) => {
  const { count, duration } = metricsOf(method, status)
  count.unsafeUpdate(1, [])
  duration.unsafeUpdate(milliseconds / 1000, [])
}
