import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Either, FastCheck, TestClock } from "effect"
import { keptForReading, nextPacificMidnight, pacificDay, quotaCost } from "#src/Platforms/YouTube/Quota/Quota.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"
import { type SharedDay, shareOf, spendShared } from "#src/Platforms/YouTube/Quota/Shares.ts"

const time = (iso: string) => DateTime.unsafeMake(iso)

describe("the Pacific day", () => {
  it.each([
    ["2026-10-02T09:15:04Z", "2026-10-02", "2026-10-03T07:00:00.000Z"],
    ["2026-10-02T06:59:59.999Z", "2026-10-01", "2026-10-02T07:00:00.000Z"],
    ["2026-10-02T07:00:00Z", "2026-10-02", "2026-10-03T07:00:00.000Z"],
    ["2026-01-15T12:00:00Z", "2026-01-15", "2026-01-16T08:00:00.000Z"],
    // Daylight saving begins on 8 March 2026 and ends on 1 November 2026.
    ["2026-03-08T08:00:00Z", "2026-03-08", "2026-03-09T07:00:00.000Z"],
    ["2026-11-01T07:00:00Z", "2026-11-01", "2026-11-02T08:00:00.000Z"],
    ["2026-12-31T23:00:00Z", "2026-12-31", "2027-01-01T08:00:00.000Z"]
  ])("%s is %s until %s", (now, day, end) => {
    assert.strictEqual(pacificDay(time(now)), day)
    assert.strictEqual(DateTime.formatIso(nextPacificMidnight(time(now))), end)
  })

  const moment = FastCheck.date({
    min: new Date("2007-06-01T00:00:00Z"),
    max: new Date("2100-01-01T00:00:00Z"),
    noInvalidDate: true
  }).map(DateTime.unsafeFromDate)

  it.prop("ends at the next midnight, when the next day begins", [moment], ([now]) => {
    const end = nextPacificMidnight(now)
    const left = Duration.toMillis(DateTime.distanceDuration(now, end))
    assert.isTrue(DateTime.greaterThan(end, now))
    assert.isAtMost(left, 25 * 3_600_000)
    assert.strictEqual(pacificDay(DateTime.subtract(end, { millis: 1 })), pacificDay(now))
    assert.isAbove(pacificDay(end).localeCompare(pacificDay(now)), 0)
  })
})

describe("the quota of a day", () => {
  const now = time("2026-10-02T09:15:04Z")
  const alone = (units: number, leaving = 0) => ({ account: "UC1", units, leaving })

  it("is taken in whole amounts or not at all, and starts anew each day", () => {
    const used = { day: "2026-10-02", used: 60, by: new Map([["UC1", 60]]) }
    const spent = (units: number) => Either.right({ day: "2026-10-02", used: units, by: new Map([["UC1", units]]) })
    assert.deepStrictEqual(spendShared(used, alone(40), 100, now), spent(100))
    assert.deepStrictEqual(spendShared({ ...used, day: "2026-10-01" }, alone(50), 100, now), spent(50))
    assert.isTrue(Either.isLeft(spendShared(used, alone(21, 0.2), 100, now)))
    assert.isTrue(Either.isRight(spendShared(used, alone(20, 0.2), 100, now)))
    const refused = spendShared(used, alone(41), 100, now)
    assert(Either.isLeft(refused))
    assert.strictEqual(refused.left.scope, "app")
    assert.strictEqual(Duration.format(refused.left.retryAfter), "21h 44m 56s")
  })

  it("is kept for who has a share for 18 hours, and is lent until midnight", () => {
    const busy = (hour: string) => {
      let use: SharedDay = { day: "2026-10-02", used: 0, by: new Map([["UC2", 0]]) }
      while (true) {
        const next = spendShared(use, alone(quotaCost.write, keptForReading), 10_000, time(hour))
        if (Either.isLeft(next)) return [use.used, next.left.scope] as const
        use = next.right
      }
    }
    assert.deepStrictEqual(busy("2026-10-02T09:00:00Z"), [4_000, "account"])
    assert.deepStrictEqual(busy("2026-10-03T01:00:00Z"), [4_000, "account"])
    assert.deepStrictEqual(busy("2026-10-03T04:00:00Z"), [7_000, "account"])
    assert.deepStrictEqual(busy("2026-10-03T06:59:59Z"), [8_000, "app"])
  })

  const start = Date.parse("2026-10-02T07:00:00Z")
  const call = FastCheck.record({
    account: FastCheck.nat({ max: 3 }),
    write: FastCheck.boolean(),
    times: FastCheck.integer({ min: 1, max: 30 }),
    later: FastCheck.integer({ min: 0, max: 4 * 3_600_000 })
  })

  it.prop(
    "is never used up beyond its limit, and a busy account never keeps another from its share",
    [
      FastCheck.array(call, { maxLength: 40 }),
      FastCheck.integer({ min: 50, max: 5_000 }),
      FastCheck.integer({ min: 1, max: 4 })
    ],
    ([calls, limit, accounts]) => {
      let use: SharedDay = {
        day: pacificDay(DateTime.unsafeMake(start)),
        used: 0,
        by: new Map(Array.from({ length: accounts }, (_, index) => [`UC${index}`, 0]))
      }
      let at = start
      for (const { account, later, times, write } of calls) {
        at = Math.min(at + later, start + 24 * 3_600_000 - 1)
        const [units, leaving] = write ? [quotaCost.write, keptForReading] : [quotaCost.list, 0]
        for (let n = 0; n < times; n++) {
          const who = `UC${account % accounts}`
          const after = spendShared(use, { account: who, units, leaving }, limit, DateTime.unsafeMake(at))
          const share = shareOf(limit, accounts, leaving, DateTime.unsafeMake(at))
          if ((use.by.get(who) ?? 0) + units <= share) assert.isTrue(Either.isRight(after))
          if (Either.isRight(after)) use = after.right
          assert.isAtMost(use.used, limit)
        }
      }
    }
  )
})

describe("QuotaMeter.memory", () => {
  it.effect("never spends more than the limit in a day", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-10-02T09:15:04Z"))
      const { exhausted, spend } = yield* QuotaMeter
      const results = yield* Effect.all(
        Array.from({ length: 9 }, () => Effect.either(spend("UC1", 50))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(results.filter(Either.isRight).length, 4)
      yield* spend("UC1", 30)
      assert.strictEqual((yield* Effect.flip(spend("UC1", 1)))._tag, "RateLimited")
      yield* TestClock.setTime(Date.parse("2026-10-03T07:00:00Z"))
      yield* spend("UC1", 200)
      yield* TestClock.setTime(Date.parse("2026-10-04T07:00:00Z"))
      yield* exhausted
      assert.strictEqual((yield* Effect.flip(spend("UC1", 1)))._tag, "RateLimited")
    }).pipe(Effect.provide(QuotaMeter.memory(230)))
  )
})
