import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { comparedWeeks } from "#src/App/Autopilot/WeekWords.ts"
import { summaryOf, weekOf } from "#src/Autopilot/Status/WeekFigures.ts"

const week = (decided: number, handled_alone: number, corrections = 0) =>
  weekOf({ decided, handled_alone, corrections }, 0)

describe("the week in figures", () => {
  it("rounds a share as the sentence beside it does", () => {
    // 95.495 %, which is 95.5 % where it was rounded once already
    const odd = week(20_000, 19_099)
    assert.include(summaryOf(odd, 0), "19,099 (95%) on its own")
    assert.deepInclude(comparedWeeks(odd, odd).rows, {
      name: "On its own",
      now: "19,099 (95%)",
      before: "19,099 (95%)"
    })
  })

  it.prop("are those of the sentence", [fc.nat(2000), fc.nat(2000)], ([one, other]) => {
    const [alone = 0, decided = 0] = [one, other].toSorted((first, second) => first - second)
    fc.pre(alone > 0 && alone < decided)
    const found = week(decided, alone)
    const shown = comparedWeeks(found, found).rows.find(({ name }) => name === "On its own")?.now ?? "nothing"
    assert.include(summaryOf(found, 0), `${shown} on its own`)
  })

  it("says in words what moved", () => {
    assert.isNull(comparedWeeks(week(0, 0), week(3, 3)).words)
    assert.strictEqual(
      comparedWeeks(week(100, 90, 1), week(100, 80)).words,
      "It handled 90% on its own, up from 80% the week before, and was corrected more often: once, after 0."
    )
    assert.strictEqual(
      comparedWeeks(week(200, 181), week(300, 270)).words,
      "It handled 91% on its own, up from 90% the week before."
    )
    assert.strictEqual(
      comparedWeeks(week(100, 90), week(100, 90)).words,
      "As in the week before, it handled 90% on its own."
    )
  })
})
