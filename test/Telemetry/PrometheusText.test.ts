import { assert, it } from "@effect/vitest"
import { FastCheck, Metric } from "effect"
import { counter, gauge, histogram } from "#src/Telemetry/Instruments.ts"
import { prometheusText } from "#src/Telemetry/PrometheusText.ts"
import { parseExposition } from "./Exposition.ts"

/** What is shown of the metrics with such a name. */
const shown = (name: string) =>
  parseExposition(prometheusText(Metric.unsafeSnapshot().filter(({ metricKey }) => metricKey.name === name)))

it("a counter says in its name that it is one, and a duration that it is in seconds", () => {
  const calls = counter({ name: "test.calls", unit: "{call}", description: "How many\ncalls \\", attributes: ["of"] })
  calls.add(2, { of: "one" })
  calls.add(3, { of: "another" })
  calls.add(1, { of: "one" })
  const family = shown("test.calls").get("test_calls_total")
  assert.deepInclude(family, { type: "counter", help: "How many\ncalls \\" })
  assert.sameDeepMembers(
    [...(family?.samples ?? [])],
    [
      { name: "test_calls_total", labels: { of: "one" }, value: 3 },
      { name: "test_calls_total", labels: { of: "another" }, value: 3 }
    ]
  )
  const wait = histogram({ name: "test.wait", unit: "s", description: "Waiting", attributes: ["of"] })
  for (const seconds of [0.004, 0.3, 12]) wait.record(seconds, { of: undefined })
  const samples = shown("test.wait").get("test_wait_seconds")?.samples ?? []
  const bucket = (le: string) => samples.find(({ labels }) => labels["le"] === le)?.value
  assert.deepStrictEqual([bucket("0.005"), bucket("0.5"), bucket("10"), bucket("+Inf")], [1, 2, 2, 3])
  assert.deepInclude(samples.at(-2), { name: "test_wait_seconds_sum", labels: {}, value: 12.304 })
})

it("any value can be told, and any label", () => {
  const level = gauge({ name: "test.level", unit: "{any}", description: "Any level", attributes: ["strange label"] })
  const value = FastCheck.oneof(FastCheck.double({ noNaN: true }), FastCheck.constant(Number.POSITIVE_INFINITY))
  const label = FastCheck.oneof(FastCheck.string({ minLength: 1 }), FastCheck.constantFrom('"', "\\", "\n", '\\"}'))
  FastCheck.assert(
    FastCheck.property(value, label, (value, label) => {
      level.set(value, { "strange label": label })
      const samples = shown("test.level").get("test_level")?.samples ?? []
      assert.strictEqual(samples.find(({ labels }) => labels["strange_label"] === label)?.value, value)
    }),
    { numRuns: 50 }
  )
})

it("a metric without a description has no line of help", () => {
  const mute = Metric.counter("test.mute")
  mute.unsafeUpdate(1, [])
  assert.deepInclude(shown("test.mute").get("test_mute_total"), { type: "counter", help: "" })
})
