import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, FastCheck } from "effect"
import { highestUsage, throttleWait } from "#src/Platforms/Graph/GraphUsage.ts"

const now = DateTime.unsafeMake("2026-10-02T09:15:04Z")
const answer = (headers: Record<string, string>) => ({ status: 400, headers, body: "" })
const minutes = (headers: Record<string, string>) => Duration.toMinutes(throttleWait(answer(headers), now))

const app = '{"call_count":28,"total_time":25,"total_cputime":25}'
const business =
  '{"123450001":[{"type":"pages","call_count":96,"total_cputime":20,"total_time":20,"estimated_time_to_regain_access":12}]}'

describe("GraphUsage", () => {
  it("finds the fullest counter", () => {
    assert.strictEqual(highestUsage(answer({})), 0)
    assert.strictEqual(highestUsage(answer({ "x-app-usage": app })), 28)
    assert.strictEqual(highestUsage(answer({ "x-app-usage": app, "x-business-use-case-usage": business })), 96)
  })

  it("waits as long as Meta estimates, else as Retry-After says, else a minute", () => {
    assert.strictEqual(minutes({ "x-business-use-case-usage": business, "retry-after": "60" }), 12)
    assert.strictEqual(minutes({ "retry-after": "180" }), 3)
    assert.strictEqual(minutes({}), 1)
    const endless = business.replace(":12}", ":99999999}")
    assert.strictEqual(minutes({ "x-business-use-case-usage": endless }), 24 * 60)
  })

  it.prop("takes any headers", [FastCheck.string(), FastCheck.jsonValue()], ([text, json]) => {
    for (const value of [text, JSON.stringify(json)]) {
      const headers = { "x-app-usage": value, "x-business-use-case-usage": value }
      assert.isAtLeast(highestUsage(answer(headers)), 0)
      assert.isAtLeast(minutes(headers), 0)
    }
  })
})
