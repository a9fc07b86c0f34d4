import { assert, it } from "@effect/vitest"
import { Duration, Effect, Metric, MetricState, TestClock } from "effect"
import { measuredCall } from "#src/Platforms/Adapters/MeasuredCalls.ts"
import { NotAllowed, RateLimited, Transient } from "#src/Platforms/Port/PlatformError.ts"

/** How many calls were measured, and how many seconds they took, by how they went. */
const measured = () => {
  const found: Record<string, readonly [count: number, seconds: number]> = {}
  for (const { metricKey, metricState } of Metric.unsafeSnapshot()) {
    const value = (name: string) => metricKey.tags.find(({ key }) => key === name)?.value
    if (metricKey.name !== "steward.platform.call.duration") continue
    if (value("platform") !== "threads" || value("action") !== "block") continue
    if (MetricState.isHistogramState(metricState)) found[value("result") ?? ""] = [metricState.count, metricState.sum]
  }
  return found
}

it.effect("calls to platforms are measured by how they went", () =>
  Effect.gen(function* () {
    const call = measuredCall("threads", "block")
    const late = yield* Effect.fork(call(Effect.sleep("2 seconds")))
    yield* TestClock.adjust("2 seconds")
    yield* late
    yield* call(Effect.void)
    const limited = new RateLimited({ reason: "Slow down", retryAfter: Duration.zero, scope: "app" })
    for (const error of [new NotAllowed({ reason: "No" }), new Transient({ reason: "Broke" }), limited]) {
      assert.strictEqual((yield* Effect.flip(call(Effect.fail(error)))).reason, error.reason)
    }
    yield* Effect.exit(call(Effect.die("surprise")))
    yield* Effect.exit(Effect.timeout(call(Effect.interrupt), "1 second"))
    assert.deepStrictEqual(measured(), {
      ok: [2, 2],
      not_allowed: [1, 0],
      transient: [1, 0],
      rate_limited: [1, 0],
      defect: [1, 0],
      interrupted: [1, 0]
    })
  })
)
