import { assert, describe, it } from "@effect/vitest"
import { DateTime, FastCheck, Option } from "effect"
import { parseTime } from "#src/Cli/Console/TimeOption.ts"

const now = Date.parse("2026-03-08T12:00:00Z")
const read = (text: string) => Option.getOrNull(Option.map(parseTime(text, now), DateTime.formatIso))

describe("parseTime", () => {
  it("reads how long ago something is, and moments with an offset", () => {
    assert.strictEqual(read("30m"), "2026-03-08T11:30:00.000Z")
    assert.strictEqual(read("12h"), "2026-03-08T00:00:00.000Z")
    assert.strictEqual(read(" 7D "), "2026-03-01T12:00:00.000Z")
    assert.strictEqual(read("2w"), "2026-02-22T12:00:00.000Z")
    assert.strictEqual(read("2026-03-01T09:00:00+01:00"), "2026-03-01T08:00:00.000Z")
    for (const text of ["", "7", "d", "7y", "-7d", "7.5d", "yesterday", "2026-03-01", "9999999d"]) {
      assert.isNull(read(text), text)
    }
  })

  it.prop(
    "is never later than now",
    [FastCheck.nat(999_999), FastCheck.constantFrom("m", "h", "d", "w")],
    ([n, unit]) => {
      const time = parseTime(`${n}${unit}`, now)
      if (Option.isSome(time)) assert.isAtMost(DateTime.toEpochMillis(time.value), now)
    }
  )
})
