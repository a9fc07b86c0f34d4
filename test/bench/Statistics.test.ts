import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { compared, mean, median, ratio, rounded } from "./Statistics.ts"

const figures = fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 })

describe("median", () => {
  it.prop("has as many figures above it as below it, in any order", [figures], ([some]) => {
    const middle = median(some)
    assert.isAtLeast(some.filter((figure) => figure <= middle).length * 2, some.length)
    assert.isAtLeast(some.filter((figure) => figure >= middle).length * 2, some.length)
    assert.strictEqual(median(some.toReversed()), middle)
  })

  it("is the middle, or halfway between two", () => {
    assert.strictEqual(median([9, 1, 5]), 5)
    assert.strictEqual(median([4, 1, 2, 100]), 3)
    assert.isNaN(median([]))
  })
})

describe("compared", () => {
  it("says between which ratios the rounds lay", () => {
    assert.strictEqual(compared([20, 3, 10], [10, 1, 10]), "2 (1 to 3)")
  })
})

describe("ratio", () => {
  it.prop(
    "of figures to their multiples is the factor",
    [figures, fc.integer({ min: 1, max: 64 })],
    ([some, times]) => {
      assert.closeTo(
        ratio(
          some.map((figure) => figure * times),
          some
        ),
        times,
        1e-9
      )
    }
  )

  it("compares round by round, and one slow round does not move it", () => {
    assert.strictEqual(ratio([20, 2, 30], [10, 1, 10]), 2)
    assert.strictEqual(ratio([8, 8, 1, 8, 8], [10, 10, 10, 10, 10]), 0.8)
  })
})

describe("mean", () => {
  it("adds up and divides", () => {
    assert.strictEqual(mean([1, 2, 6]), 3)
  })
})

describe("rounded", () => {
  it("keeps three digits", () => {
    assert.strictEqual(rounded(0.8042), "0.804")
    assert.strictEqual(rounded(12.345), "12.3")
    assert.strictEqual(rounded(4321.9), "4,322")
    assert.strictEqual(rounded(0), "0")
    assert.strictEqual(rounded(Number.NaN), "–")
  })
})
