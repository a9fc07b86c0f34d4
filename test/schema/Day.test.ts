import { assert, it } from "@effect/vitest"
import { Either, FastCheck, Schema } from "effect"
import { Day, isCalendarDay } from "#schema/Day.ts"

const two = (number: number) => String(number).padStart(2, "0")

const lengths = (year: number) => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

it.prop(
  "a day exists where its month is as long as that",
  [
    FastCheck.integer({ min: 1, max: 9999 }),
    FastCheck.integer({ min: 0, max: 14 }),
    FastCheck.integer({ min: 0, max: 33 })
  ],
  ([year, month, day]) => {
    const written = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`
    const exists = day >= 1 && day <= (lengths(year)[month - 1] ?? 0)
    assert.strictEqual(isCalendarDay(written), exists)
    assert.strictEqual(Either.isRight(Schema.decodeUnknownEither(Day)(written)), exists)
  }
)

it.each([
  ["2026-02-30", "there is no 2026-02-30"],
  ["2025-02-29", "there is no 2025-02-29"],
  ["0000-01-01", "must be a day such as 2026-10-02"],
  ["2026-1-1", "must be a day such as 2026-10-02"],
  ["2026-10-02T00:00:00Z", "must be a day such as 2026-10-02"],
  ["", "must be a day such as 2026-10-02"]
])("%s is no day: %s", (value, why) => {
  const refused = Schema.decodeUnknownEither(Day)(value)
  assert(Either.isLeft(refused))
  assert.include(refused.left.message, why)
})
