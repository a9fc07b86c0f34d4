import { assert, describe, it } from "@effect/vitest"
import { DateTime, Duration, Effect, Either, FastCheck, TestClock } from "effect"
import { nextPacificMidnight, pacificDay, spendQuota } from "#src/Platforms/YouTube/Quota/Quota.ts"
import { QuotaMeter } from "#src/Platforms/YouTube/Quota/QuotaMeter.ts"

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

describe("spendQuota", () => {
  const now = time("2026-10-02T09:15:04Z")

  it("takes whole amounts or nothing, and starts anew each day", () => {
    const used = { day: "2026-10-02", used: 60 }
    assert.deepStrictEqual(spendQuota(used, 40, 100, now), Either.right({ day: "2026-10-02", used: 100 }))
    assert.deepStrictEqual(
      spendQuota({ ...used, day: "2026-10-01" }, 50, 100, now),
      Either.right({ day: "2026-10-02", used: 50 })
    )
    assert.isTrue(Either.isLeft(spendQuota(used, 21, 100, now, 0.2)))
    assert.isTrue(Either.isRight(spendQuota(used, 20, 100, now, 0.2)))
    const refused = spendQuota(used, 41, 100, now)
    assert(Either.isLeft(refused))
    assert.strictEqual(refused.left.scope, "app")
    assert.strictEqual(Duration.format(refused.left.retryAfter), "21h 44m 56s")
  })
})

describe("QuotaMeter.memory", () => {
  it.effect("never spends more than the limit in a day", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-10-02T09:15:04Z"))
      const { exhausted, spend } = yield* QuotaMeter
      const results = yield* Effect.all(
        Array.from({ length: 9 }, () => Effect.either(spend(50))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(results.filter(Either.isRight).length, 4)
      yield* spend(30)
      assert.strictEqual((yield* Effect.flip(spend(1)))._tag, "RateLimited")
      yield* TestClock.setTime(Date.parse("2026-10-03T07:00:00Z"))
      yield* spend(200)
      yield* TestClock.setTime(Date.parse("2026-10-04T07:00:00Z"))
      yield* exhausted
      assert.strictEqual((yield* Effect.flip(spend(1)))._tag, "RateLimited")
    }).pipe(Effect.provide(QuotaMeter.memory(230)))
  )
})
