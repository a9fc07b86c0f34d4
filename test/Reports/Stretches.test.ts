import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { daysOf } from "#src/Reports/DayRange.ts"
import { type Stretch, stretchesOf } from "#src/Reports/Stretches.ts"

const midday = FastCheck.integer({ min: Date.UTC(2023, 0, 1, 12), max: Date.UTC(2026, 11, 31, 12) })
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Every day of a stretch, the days of its last month included. */
const daysIn = ({ first, last, span }: Stretch) => {
  if (span === "day") return daysOf({ from: first, to: last })
  const [year = 0, month = 0] = last.split("-").map(Number)
  return daysOf({ from: first, to: dayOf(Date.UTC(year, month, 0)) })
}

describe("stretchesOf", () => {
  it.prop(
    "has every day of the range once, and whole months wherever there are",
    [midday, FastCheck.nat(400)],
    (given) => {
      const [first, more] = given
      const range = { from: dayOf(first), to: dayOf(first + more * 86_400_000) }
      const stretches = stretchesOf(range)
      assert.deepStrictEqual(stretches.flatMap(daysIn), [...daysOf(range)])
      assert.isAtMost(stretches.length, 3)
      const single = stretches.filter(({ span }) => span === "day").flatMap(daysIn)
      assert.isAtMost(single.length, 60)
      for (const { first, span } of stretches) if (span === "month") assert.match(first, /-01$/)
    }
  )

  it("takes a month for what it is, a day less for days", () => {
    assert.deepStrictEqual(stretchesOf({ from: "2024-02-01", to: "2024-02-29" }), [
      { span: "month", first: "2024-02-01", last: "2024-02-01" }
    ])
    assert.deepStrictEqual(stretchesOf({ from: "2024-02-01", to: "2024-02-28" }), [
      { span: "day", first: "2024-02-01", last: "2024-02-28" }
    ])
    assert.deepStrictEqual(stretchesOf({ from: "2025-12-31", to: "2027-01-01" }), [
      { span: "day", first: "2025-12-31", last: "2025-12-31" },
      { span: "month", first: "2026-01-01", last: "2026-12-01" },
      { span: "day", first: "2027-01-01", last: "2027-01-01" }
    ])
  })
})
