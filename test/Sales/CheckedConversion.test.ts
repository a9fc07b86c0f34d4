import { assert, describe, it } from "@effect/vitest"
import { Either } from "effect"
import { checkConversion } from "#src/Sales/CheckedConversion.ts"

const now = new Date("2026-01-01T00:00:00.000Z")

const issuesOf = (value: number, currency?: string) =>
  Either.match(checkConversion({ click_id: "clk_1", value, ...(currency === undefined ? {} : { currency }) }, now), {
    onLeft: (issues) => issues.map(({ message, path }) => `${path} ${message}`),
    onRight: () => []
  })

describe("the value of a sale", () => {
  it("that is too large for a number is called so, as one below nothing is", () => {
    assert.deepStrictEqual(issuesOf(JSON.parse("1e400")), ["value is too large"])
    assert.deepStrictEqual(issuesOf(-1), ["value must be 0 or more"])
    assert.deepStrictEqual(issuesOf(JSON.parse("-1e400")), ["value must be 0 or more"])
  })

  it("and its currency are both told, where both are wrong", () => {
    assert.deepStrictEqual(issuesOf(-1, "usdx"), [
      'currency must be a currency code of ISO 4217 such as USD, not "usdx"',
      "value must be 0 or more"
    ])
  })
})
