import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { summaryOf, weekOf } from "#src/Autopilot/WeekFigures.ts"

const counts = fc
  .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
  .map((parts) => parts.toSorted((one, other) => one - other))
  .map(([corrections = 0, handled_alone = 0, decided = 0]) => ({ corrections, decided, handled_alone }))

describe("a week", () => {
  it("of nothing has rates of nothing, and no agreement", () => {
    assert.deepStrictEqual(weekOf({ decided: 0, handled_alone: 0, corrections: 0 }), {
      decided: 0,
      handled_alone: 0,
      asked_you: 0,
      handled_alone_rate: 0,
      asked_you_rate: 0,
      agreement: null,
      corrections: 0,
      answered_by_campaigns: 0
    })
  })

  it("in figures", () => {
    const week = weekOf({ decided: 12, handled_alone: 9, corrections: 2 })
    assert.deepInclude(week, { asked_you: 3, handled_alone_rate: 0.75, asked_you_rate: 0.25, agreement: 0.7778 })
  })

  it.prop("rates are shares that add up, to four places", [counts], ([given]) => {
    const week = weekOf(given)
    assert.strictEqual(week.asked_you + week.handled_alone, week.decided)
    if (week.decided > 0) assert.closeTo(week.handled_alone_rate + week.asked_you_rate, 1, 0.00011)
    for (const rate of [week.handled_alone_rate, week.asked_you_rate, week.agreement ?? 0]) {
      assert.isTrue(rate >= 0 && rate <= 1)
      assert.strictEqual(rate, Number(rate.toFixed(4)))
    }
    assert.strictEqual(week.agreement === null, week.corrections === 0)
  })
})

describe("the summary", () => {
  it("says it in a sentence", () => {
    assert.strictEqual(
      summaryOf(weekOf({ decided: 0, handled_alone: 0, corrections: 0 }), 0),
      "No comments were decided in the last 7 days. Nothing is waiting for you."
    )
    assert.strictEqual(
      summaryOf(weekOf({ decided: 12, handled_alone: 9, corrections: 2 }), 1),
      "In the last 7 days the autopilot decided 12 comments: it handled 9 (75 %) alone and asked about 3. " +
        "People corrected 2 of these. 1 comment is waiting for you."
    )
    assert.strictEqual(
      summaryOf(weekOf({ decided: 1, handled_alone: 1, corrections: 0 }), 4),
      "In the last 7 days the autopilot decided 1 comment: it handled 1 (100 %) alone and asked about none. " +
        "4 comments are waiting for you."
    )
  })
})
