import { assert, describe, it } from "@effect/vitest"
import { DateTime, Either, FastCheck, Schema } from "effect"
import { FilterTime } from "#schema/FilterTime.ts"

const read = (value: string) => Either.map(Schema.decodeEither(FilterTime)(value), DateTime.formatIso)

/** Unix milliseconds of the years 1970 to 2100. */
const moment = FastCheck.integer({ min: 0, max: 4_102_444_799_999 })
/** Minutes; every offset in use. */
const offset = FastCheck.integer({ min: -12 * 60, max: 14 * 60 })

const pad = (value: number) => String(value).padStart(2, "0")
const written = (minutes: number) =>
  `${minutes < 0 ? "-" : "+"}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
const local = (milliseconds: number, minutes: number) =>
  new Date(milliseconds + minutes * 60_000).toISOString().slice(0, -1)

describe("FilterTime", () => {
  it.each([
    ["2026-10-02T09:15:04Z", "2026-10-02T09:15:04.000Z"],
    ["2026-10-02t09:15:04z", "2026-10-02T09:15:04.000Z"],
    ["2026-10-02T09:15Z", "2026-10-02T09:15:00.000Z"],
    ["2026-10-02T09:15 02:00", "2026-10-02T07:15:00.000Z"],
    ["2026-10-02T09:15:04 02:00", "2026-10-02T07:15:04.000Z"],
    ["2026-10-02T05:15:04-04:00", "2026-10-02T09:15:04.000Z"],
    ["2026-10-02T09:15:04+14:00", "2026-10-01T19:15:04.000Z"],
    ["2026-10-02T09:15:04-12:00", "2026-10-02T21:15:04.000Z"],
    ["2026-10-02T09:15:04-00:00", "2026-10-02T09:15:04.000Z"],
    ["2026-10-02T09:15:04.1Z", "2026-10-02T09:15:04.100Z"],
    ["2026-10-02T09:15:04.9999999Z", "2026-10-02T09:15:05.000Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
    ["2026-10-02T24:00:00Z", "2026-10-03T00:00:00.000Z"]
  ])("%s is %s", (value, expected) => {
    assert.deepStrictEqual(read(value), Either.right(expected))
  })

  it.each([
    "",
    "yesterday",
    "1790932504",
    "2026-10-02",
    "2026-10-02T09Z",
    "2026-10-02T09:15:04",
    "2026-10-02 09:15:04Z",
    "2026-10-02T09:15:04,5Z",
    "2026-10-02T09:15:04+0200",
    "2026-10-02T09:15:04%2B02:00",
    "2026-10-02T09:15:04+02:00[Europe/Oslo]",
    "2026-10-02T09:15:04Z\n"
  ])("%j is refused, and the message shows what would be right", (value) => {
    const refusal = Either.mapLeft(read(value), (error) => error.message)
    assert.include(Either.getOrElse(Either.flip(refusal), String), "must be a time with an offset, such as 2026-")
  })

  it.each([
    ["2026-10-02T24:00:01Z", "24:00:01"],
    ["2026-10-02T23:60:00Z", "23:60:00"],
    ["2026-10-02T23:59:60Z", "23:59:60"],
    ["2026-10-02T09:15:04+24:00", "offset +24:00"],
    ["2026-10-02T09:15:04 02:60", "offset +02:60"],
    ["2026-10-02T09:15:04-99:00", "offset -99:00"],
    ["2026-02-29T00:00:00Z", "2026-02-29"],
    ["2026-02-30T00:00:00Z", "2026-02-30"],
    ["2026-04-31T00:00:00Z", "2026-04-31"],
    ["2026-00-10T00:00:00Z", "2026-00-10"],
    ["2026-13-01T00:00:00Z", "2026-13-01"],
    ["2026-01-00T00:00:00Z", "2026-01-00"]
  ])("%j is refused, and the message says that there is no %s", (value, missing) => {
    const refusal = Either.mapLeft(read(value), (error) => error.message)
    assert.include(Either.getOrElse(Either.flip(refusal), String), `must be a time that exists: there is no ${missing}`)
  })

  it.prop("is the same moment whatever offset it is written with", [moment, offset], ([milliseconds, minutes]) => {
    const expected = Either.right(new Date(milliseconds).toISOString())
    const text = local(milliseconds, minutes) + written(minutes)
    assert.deepStrictEqual(read(text), expected)
    assert.deepStrictEqual(read(text.replace("+", " ")), expected)
  })

  it.prop(
    "is the next millisecond when it lies between two, and may be without seconds or fraction",
    [moment, FastCheck.stringMatching(/^\d{1,16}$/)],
    ([milliseconds, digits]) => {
      const [day = "", rest = ""] = local(milliseconds, 0).split("T")
      const whole = (unit: number) => Either.right(new Date(milliseconds - (milliseconds % unit)).toISOString())
      const next = milliseconds + (/[1-9]/.test(digits) ? 1 : 0)
      assert.deepStrictEqual(read(`${day}T${rest}${digits}Z`), Either.right(new Date(next).toISOString()))
      assert.deepStrictEqual(read(`${day}T${rest.slice(0, 8)}Z`), whole(1_000))
      assert.deepStrictEqual(read(`${day}T${rest.slice(0, 5)}Z`), whole(60_000))
    }
  )

  it.prop("is refused without an offset", [moment], ([milliseconds]) => {
    assert.isTrue(Either.isLeft(read(local(milliseconds, 0))))
  })

  it.prop(
    "takes a day exactly when the calendar has it",
    [
      FastCheck.integer({ min: 1, max: 9999 }),
      FastCheck.integer({ min: 1, max: 12 }),
      FastCheck.integer({ min: 1, max: 31 })
    ],
    ([year, month, day]) => {
      const text = `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}T12:00:00Z`
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
      assert.strictEqual(Either.isRight(read(text)), day <= days)
    },
    {
      fastCheck: {
        numRuns: 500,
        examples: [
          [2000, 2, 29],
          [1900, 2, 29],
          [2026, 2, 30],
          [2026, 2, 31]
        ]
      }
    }
  )

  it.prop("reads what it writes", [moment], ([milliseconds]) => {
    const time = DateTime.unsafeMake(milliseconds)
    assert.deepStrictEqual(
      Either.map(Schema.decodeEither(FilterTime)(Schema.encodeSync(FilterTime)(time)), DateTime.toEpochMillis),
      Either.right(milliseconds)
    )
  })
})
