import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck, Option } from "effect"
import { parseGraphTime } from "#src/Platforms/Graph/GraphTime.ts"

const iso = (value: string | number) => Option.map(parseGraphTime(value), DateTime.formatIso)

describe("parseGraphTime", () => {
  it.each([
    ["2026-10-02T09:15:04+0000", "2026-10-02T09:15:04.000Z"],
    ["2026-10-02T09:15:04+0530", "2026-10-02T03:45:04.000Z"],
    ["2026-10-02T09:15:04-07:00", "2026-10-02T16:15:04.000Z"],
    ["2026-10-02T09:15:04.250Z", "2026-10-02T09:15:04.250Z"],
    [1790932504, "2026-10-02T09:15:04.000Z"],
    ["1790932504", "2026-10-02T09:15:04.000Z"],
    [1790932504123, "2026-10-02T09:15:04.123Z"]
  ])("%s", (value, expected) => {
    assert.deepStrictEqual(iso(value), Option.some(expected))
  })

  it.each([
    "",
    "yesterday",
    "2026-10-02",
    "2026-10-02T09:15:04",
    "2026-13-45T99:15:04+0000",
    "-5",
    "1e9",
    -1,
    Number.NaN,
    253402300800000,
    8640000000000000,
    "0000-01-01T00:00:00+0000",
    "1969-12-31T23:59:59+0000"
  ])("%s is no time", (value) => {
    assert.deepStrictEqual(iso(value), Option.none())
  })

  const date = FastCheck.date({ min: new Date(0), max: new Date("2500-01-01T00:00:00Z"), noInvalidDate: true })

  it.prop("reads back what Meta writes, in either form", [date], ([date]) => {
    const seconds = Math.floor(date.getTime() / 1_000)
    const expected = Option.some(new Date(seconds * 1_000).toISOString())
    assert.deepStrictEqual(iso(seconds), expected)
    assert.deepStrictEqual(iso(new Date(seconds * 1_000).toISOString().replace(".000Z", "+0000")), expected)
  })

  it.prop("never throws", [FastCheck.oneof(FastCheck.string(), FastCheck.double(), FastCheck.integer())], ([value]) => {
    assert.isTrue(Option.isOption(parseGraphTime(value)))
  })
})
