import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck, Option } from "effect"
import { parse } from "#src/Webhooks/Attempt/RetryAfter.ts"

const now = Date.UTC(2026, 0, 1)
const millis = (header: string) => Option.getOrNull(Option.map(parse(header, now), Duration.toMillis))

describe("RetryAfter", () => {
  it.prop("waits the seconds asked for, at most 15", [FastCheck.nat()], ([seconds]) => {
    assert.strictEqual(millis(String(seconds)), Math.min(seconds, 15) * 1000)
  })

  it.prop(
    "waits until the date asked for, in each of the three forms of HTTP, at most 15 seconds",
    [FastCheck.integer({ min: 1, max: 1e6 })],
    ([seconds]) => {
      const date = new Date(now + seconds * 1000).toUTCString()
      const [, day, month, year, time] = /^..., (..) (...) (....) (........) GMT$/.exec(date) ?? []
      const asctime = `${date.slice(0, 3)} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`
      for (const text of [date, `Wednesday, ${day}-${month}-${year?.slice(2)} ${time} GMT`, asctime]) {
        assert.strictEqual(millis(text), Math.min(seconds, 15) * 1000, text)
      }
    }
  )

  it.prop("asks for nothing when the date has passed", [FastCheck.nat()], ([seconds]) => {
    assert.isNull(millis(new Date(now - seconds * 1000).toUTCString()))
  })

  it.prop("never waits longer than 15 seconds, whatever the text", [FastCheck.fullUnicodeString()], ([text]) => {
    const wait = millis(text) ?? 0
    assert.isTrue(wait >= 0 && wait <= 15_000)
  })

  it("knows nonsense from seconds", () => {
    assert.strictEqual(millis(" 7 "), 7000)
    assert.strictEqual(millis("0"), 0)
    assert.strictEqual(millis("1.5"), 1500)
    assert.strictEqual(millis("9".repeat(400)), 15_000)
    for (const text of [
      "",
      "-1",
      "+1",
      "1e3",
      "0x10",
      "1,2",
      "soon",
      "NaN",
      "Infinity",
      "٣",
      "2027-01-01T00:00:00Z",
      "Fri, 01 Jan 2027 00:00:00 CET"
    ]) {
      assert.isNull(millis(text), text)
    }
  })
})
