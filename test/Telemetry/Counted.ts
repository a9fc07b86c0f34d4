import { Metric, MetricState } from "effect"

/** What a counter has come to in this process, whose metrics outlive a test. */
export const counted = (name: string, attributes: Readonly<Record<string, string>>): number => {
  for (const { metricKey, metricState } of Metric.unsafeSnapshot()) {
    const isIt = Object.entries(attributes).every(([name, said]) =>
      metricKey.tags.some(({ key, value }) => key === name && value === said)
    )
    if (metricKey.name === name && isIt && MetricState.isCounterState(metricState)) return Number(metricState.count)
  }
  return 0
}
