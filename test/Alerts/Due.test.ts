import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { AlertChoice } from "#schema/settings/Alert.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { isDue, nextLook } from "#src/Alerts/Due.ts"

const oslo = TimeZone.make("Europe/Oslo")
const at = (text: string) => Date.parse(text)
const told = (toldUntil: string, sentAt: string | null = null) => ({
  toldUntil: at(toldUntil),
  sentAt: sentAt === null ? null : at(sentAt)
})
const zones = ["Europe/Oslo", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "UTC"].map((zone) =>
  TimeZone.make(zone)
)
const hour = 3_600_000

describe("when a letter is due", () => {
  it.each([
    // 08:00 in Oslo is 07:00 UTC in winter and 06:00 in summer; clocks go on at 2026-03-29 and back at 2026-10-25
    ["daily", "2026-01-10T06:59:59Z", false],
    ["daily", "2026-01-10T07:00:00Z", true],
    ["daily", "2026-01-10T16:00:00Z", true],
    ["hourly", "2026-01-09T07:59:59Z", false],
    ["hourly", "2026-01-09T08:00:00Z", true],
    ["on", "2026-01-09T07:01:00Z", true],
    ["off", "2026-01-20T12:00:00Z", false]
  ] as const)("%s, told at 08:00 of the 9th, at %s: %s", (choice, now, expected) => {
    assert.strictEqual(isDue(choice, told("2026-01-09T07:00:00Z"), oslo, at(now)), expected)
  })

  it.each([
    ["2026-03-28T12:00:00Z", "2026-03-29T06:00:00Z"],
    ["2026-03-29T06:00:00Z", "2026-03-30T06:00:00Z"],
    ["2026-10-24T12:00:00Z", "2026-10-25T07:00:00Z"],
    ["2026-10-25T06:30:00Z", "2026-10-25T07:00:00Z"]
  ])("looks after %s at 08:00 of Oslo, %s, when clocks are put on and back", (now, next) => {
    assert.strictEqual(nextLook("daily", null, oslo, at(now)), at(next))
  })

  it.prop(
    "is never within an hour of the last letter, and comes within a day and a half where there is one",
    [
      FastCheck.constantFrom(...AlertChoice.literals),
      FastCheck.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2027-01-01T00:00:00Z") }),
      FastCheck.constantFrom(...zones)
    ],
    ([choice, now, zone]) => {
      const next = nextLook(choice, now, zone, now)
      assert.isAbove(next, now)
      assert.isFalse(isDue(choice, { toldUntil: now, sentAt: now }, zone, now + hour - 1))
      if (choice === "off") return
      assert.isAtMost(next - now, 36 * hour)
      assert.isTrue(isDue(choice, { toldUntil: now, sentAt: now }, zone, next), new Date(next).toISOString())
    }
  )
})
