import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { amountText } from "#src/Sales/Amount.ts"

const euro = { code: "EUR", digits: 2 }
const yen = { code: "JPY", digits: 0 }
const dinar = { code: "KWD", digits: 3 }

const digits = FastCheck.constantFrom(0, 2, 3, 4)
const minorUnits = FastCheck.integer({ min: 0, max: 10 ** 15 - 1 })

/** As a shop writes it, trailing zeros and all. */
const written = (minor: number, digits: number) => {
  const text = String(minor).padStart(digits + 1, "0")
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

describe("amountText", () => {
  it.prop("is the value as it was written, to the last minor unit", [minorUnits, digits], ([minor, digits]) => {
    const text = written(minor, digits)
    const amount = Either.getOrThrow(amountText(JSON.parse(text), { code: "XYZ", digits }))
    const [whole = "", fraction = ""] = amount.split(".")
    assert.strictEqual(Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0")), minor)
  })

  it("refuses more digits than the currency has", () => {
    const refused = [
      [0.305, euro, "must have at most 2 digits behind the point in EUR, not 0.305"],
      [0.0000001, euro, "must have at most 2 digits behind the point in EUR, not 1e-7"],
      [12.5, yen, "must be a whole number in JPY, not 12.5"],
      [1.2345, dinar, "must have at most 3 digits behind the point in KWD, not 1.2345"]
    ] as const
    for (const [value, currency, why] of refused) {
      assert.deepStrictEqual(amountText(value, currency), Either.left(why))
    }
  })

  it.prop(
    "is the sum that was meant, where the sender added up floats",
    [
      FastCheck.array(
        minorUnits.map((n) => n % 100_000_000),
        { maxLength: 20 }
      )
    ],
    ([minors]) => {
      const sum = minors.reduce((total, minor) => total + minor / 100, 0)
      const meant = minors.reduce((total, minor) => total + minor, 0)
      assert.strictEqual(Math.round(Number(Either.getOrThrow(amountText(sum, euro))) * 100), meant)
    }
  )

  it("leaves out what only a computer's sum has", () => {
    for (const [value, text] of [
      [0.1 + 0.2, "0.3"],
      [0.1 + 0.7, "0.8"],
      [19.99 * 3, "59.97"],
      [1.1 * 3, "3.3"]
    ] as const)
      assert.deepStrictEqual(amountText(value, euro), Either.right(text))
  })

  it("refuses what a JSON number no longer carries exactly", () => {
    assert.deepStrictEqual(amountText(1e21, euro), Either.left("must be less than 10000000000000 in EUR, not 1e+21"))
    assert.deepStrictEqual(amountText(9_999_999_999_999.99, euro), Either.right("9999999999999.99"))
    assert.isTrue(Either.isLeft(amountText(1e13, euro)))
    assert.deepStrictEqual(amountText(-0, euro), Either.right("0"))
  })
})
