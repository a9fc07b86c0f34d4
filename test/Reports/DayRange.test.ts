import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { dayRange, daysOf } from "#src/Reports/DayRange.ts"

const today = "2026-03-01"
const asked = (from?: string, to?: string) =>
  dayRange({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }, today)
const refusal = (from?: string, to?: string) => Either.getOrElse(Either.flip(asked(from, to)), () => null)

const midday = FastCheck.integer({ min: Date.UTC(1970, 0, 1, 12), max: Date.UTC(2199, 11, 31, 12) })
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

describe("dayRange", () => {
  it("is the last 30 days up to today where none are asked for", () => {
    assert.deepStrictEqual(asked(), Either.right({ from: "2026-01-31", to: today }))
    assert.lengthOf(daysOf({ from: "2026-01-31", to: today }), 30)
  })

  it("takes a whole leap year and no day more", () => {
    assert.isTrue(Either.isRight(asked("2024-01-01", "2024-12-31")))
    assert.deepStrictEqual(refusal("2024-01-01", "2025-01-01"), {
      path: "to",
      message: "must be at most 366 days from the first to the last, not 367"
    })
  })

  it("says what is missing, and what is the wrong way round", () => {
    assert.deepStrictEqual(refusal("2026-01-01"), { path: "to", message: "is required together with from" })
    assert.deepStrictEqual(refusal(undefined, "2026-01-01"), {
      path: "from",
      message: "is required together with to"
    })
    assert.deepStrictEqual(refusal("2026-01-02", "2026-01-01"), {
      path: "from",
      message: "must not be after the last day, which is 2026-01-01"
    })
    assert.isTrue(Either.isRight(asked("2026-01-01", "2026-01-01")))
  })

  it.prop("is every day once, in order, or more than 366", [midday, FastCheck.nat(500)], ([first, more]) => {
    const range = { from: dayOf(first), to: dayOf(first + more * 86_400_000) }
    const days = daysOf(range)
    assert.strictEqual(days.length, more + 1)
    assert.deepStrictEqual(days, [...new Set(days)].sort())
    assert.deepStrictEqual([days[0], days.at(-1)], [range.from, range.to])
    assert.strictEqual(Either.isRight(dayRange(range, today)), days.length <= 366)
  })
})
