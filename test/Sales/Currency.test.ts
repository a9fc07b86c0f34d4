import { assert, describe, it } from "@effect/vitest"
import { currencyOf } from "#src/Sales/Currency.ts"

describe("currencyOf", () => {
  it("knows the digits of each, whatever its case", () => {
    assert.deepStrictEqual(currencyOf("usd"), { code: "USD", digits: 2 })
    assert.deepStrictEqual(currencyOf("Jpy"), { code: "JPY", digits: 0 })
    assert.deepStrictEqual(currencyOf("TND"), { code: "TND", digits: 3 })
    // Unicode CLDR writes these without their cents
    assert.deepStrictEqual(currencyOf("RSD"), { code: "RSD", digits: 2 })
    assert.deepStrictEqual(currencyOf("IQD"), { code: "IQD", digits: 3 })
  })

  it("knows no other", () => {
    for (const text of ["", "US", "USDD", "ZZZ", "XXX", "XAU", "€", " USD", "ıqd"])
      assert.isNull(currencyOf(text), text)
  })
})
