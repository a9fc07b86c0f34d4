import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { parse } from "#src/Webhooks/Attempt/HttpDate.ts"

/** Whole seconds of this century. */
const moment = FastCheck.integer({ min: 946_684_800, max: 4_102_444_799 }).map((seconds) => new Date(seconds * 1000))

describe("HttpDate", () => {
  it.prop("reads what it writes, in all three forms", [moment], ([moment]) => {
    const today = moment.toUTCString()
    const [, day, month, year, time] = /^..., (..) (...) (....) (........) GMT$/.exec(today) ?? []
    const asctime = `${today.slice(0, 3)} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`
    for (const text of [today, `Wednesday, ${day}-${month}-${year?.slice(2)} ${time} GMT`, asctime]) {
      assert.deepEqual(parse(text), Option.some(moment.getTime()), text)
    }
  })

  it("reads the example of RFC 9110", () => {
    assert.deepEqual(parse("Sun, 06 Nov 1994 08:49:37 GMT"), Option.some(784_111_777_000))
    assert.deepEqual(parse("Sun Nov  6 08:49:37 1994"), Option.some(784_111_777_000))
  })

  it("reads nothing else", () => {
    const texts = [
      "",
      "tomorrow",
      "2026-01-01T00:00:00Z",
      "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 6 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:60:00 GMT",
      "Sun, 31 Feb 2026 08:49:37 GMT",
      "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 06 Foo 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 08:49:37 GMT and more"
    ]
    for (const text of texts) assert.deepEqual(parse(text), Option.none(), text)
  })
})
