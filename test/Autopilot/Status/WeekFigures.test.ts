import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { summaryOf, weekOf } from "#src/Autopilot/Status/WeekFigures.ts"

const counts = fc
  .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
  .map((parts) => parts.toSorted((one, other) => one - other))
  .map(([corrections = 0, handled_alone = 0, decided = 0]) => ({ corrections, decided, handled_alone }))

describe("a week", () => {
  it("of nothing has rates of nothing, and no agreement", () => {
    assert.deepStrictEqual(weekOf({ decided: 0, handled_alone: 0, corrections: 0 }, 3), {
      decided: 0,
      handled_alone: 0,
      asked_you: 0,
      handled_alone_rate: 0,
      asked_you_rate: 0,
      agreement: null,
      corrections: 0,
      answered_by_campaigns: 3
    })
  })

  it("in figures", () => {
    const week = weekOf({ decided: 12, handled_alone: 9, corrections: 2 }, 0)
    assert.deepInclude(week, { asked_you: 3, handled_alone_rate: 0.75, asked_you_rate: 0.25, agreement: 0.7778 })
  })

  it.prop("rates are shares that add up, to four places", [counts], ([given]) => {
    const week = weekOf(given, 0)
    assert.strictEqual(week.asked_you + week.handled_alone, week.decided)
    if (week.decided > 0) assert.closeTo(week.handled_alone_rate + week.asked_you_rate, 1, 0.00011)
    for (const rate of [week.handled_alone_rate, week.asked_you_rate, week.agreement ?? 0]) {
      assert.isTrue(rate >= 0 && rate <= 1)
      assert.strictEqual(rate, Number(rate.toFixed(4)))
    }
    assert.strictEqual(week.agreement === null, week.corrections === 0)
  })
})

const summary = (decided: number, handled_alone: number, corrections: number, waiting: number) =>
  summaryOf(weekOf({ decided, handled_alone, corrections }, 0), waiting)

describe("the summary", () => {
  it("says it in a sentence or two", () => {
    assert.strictEqual(summary(0, 0, 0, 0), "No comments were decided in the last 7 days. Nothing is waiting for you.")
    assert.strictEqual(
      summary(12, 9, 2, 1),
      "In the last 7 days the autopilot decided 12 comments: 9 (75%) on its own, and it asked you about the other 3. " +
        "Your team corrected 2 of the 9 that it decided on its own. 1 comment is waiting for you."
    )
    assert.strictEqual(
      summary(1, 1, 1, 4),
      "In the last 7 days the autopilot decided 1 comment, on its own. Your team corrected what it did on its own. " +
        "4 comments are waiting for you. They were asked about earlier, or a platform refused to change them."
    )
    assert.strictEqual(
      summary(12_345, 12_345, 0, 1_000),
      "In the last 7 days the autopilot decided 12,345 comments, all of them on its own. " +
        "1,000 comments are waiting for you. They were asked about earlier, or a platform refused to change them."
    )
    assert.strictEqual(
      summary(3, 0, 0, 3),
      "In the last 7 days the autopilot asked you about all 3 comments that it looked at. 3 comments are waiting for you."
    )
    assert.include(
      summary(100, 85, 0, 18),
      "asked you about the other 15. 18 comments are waiting for you. Some were asked about earlier, or a platform refused to change them."
    )
  })

  it("does not say all where it was nearly all, nor none where it was nearly none", () => {
    assert.include(summary(1000, 999, 0, 1), "999 (99%) on its own, and it asked you about the other 1.")
    assert.include(summary(1000, 1, 0, 0), "1 (1%) on its own, and it asked you about the other 999.")
  })

  it.prop("names every figure that it is about, and no other", [counts, fc.nat(500)], ([given, waiting]) => {
    const said = summaryOf(weekOf(given, 0), waiting)
    const numbers = Array.from(said.matchAll(/\d+/g), ([number]) => Number(number))
    const share = Math.min(99, Math.max(1, Math.round((100 * given.handled_alone) / Math.max(1, given.decided))))
    const known = [
      7,
      given.decided,
      given.handled_alone,
      given.decided - given.handled_alone,
      given.corrections,
      waiting,
      share
    ]
    for (const number of numbers) assert.include(known, number)
    for (const number of [given.decided, waiting]) if (number > 0) assert.include(numbers, number)
    if (given.corrections > 0 && given.handled_alone > 1) assert.include(numbers, given.corrections)
  })
})
