import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"

const outcomesOf = (file: string): ReadonlyArray<string> =>
  rowsIn(new URL(file, import.meta.url)).map(([, text = ""]) => decidedUntaught(text).outcome)

const shareOf = (outcomes: ReadonlyArray<string>, wanted: string): number =>
  outcomes.filter((outcome) => outcome === wanted).length / outcomes.length

describe("people who promote something of their own, in thirteen languages", () => {
  it("are found", () => {
    const outcomes = outcomesOf("./promoted.tsv")
    assert.isAtLeast(outcomes.length, 230)
    assert.isAtMost(shareOf(outcomes, "keep"), 0.02)
    assert.isAtLeast(shareOf(outcomes, "hide"), 0.3)
  })

  it("are told from customers who ask, bought or tell with much the same words", () => {
    const outcomes = outcomesOf("./asked.tsv")
    assert.isAtLeast(outcomes.length, 95)
    assert.strictEqual(shareOf(outcomes, "hide"), 0)
    assert.isAtMost(shareOf(outcomes, "ask"), 0.05)
  })
})
