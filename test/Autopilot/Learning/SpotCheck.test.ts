import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { decide } from "#src/Autopilot/Decide.ts"
import { isDrawn } from "#src/Autopilot/Learning/SpotCheck.ts"
import { blank, withStood } from "#src/Autopilot/Notebook.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"
import { noScores, quiet } from "#test/Autopilot/Deciding.ts"

describe("spot checks", () => {
  it("are of about one text in twenty", () => {
    const drawn = Array.from({ length: 20_000 }, (_, index) => `what a lovely cup number ${index}`).filter(isDrawn)
    assert.isAtLeast(drawn.length, 800)
    assert.isAtMost(drawn.length, 1200)
  })

  const spam = (score: number) => ({ ...quiet, scores: { ...noScores, spam: score } })

  it("ask about what would have been hidden, with that leaning", () => {
    const nearly = defaultThresholds.spam.hide + 0.005
    assert.strictEqual(decide(spam(nearly)).outcome, "hide")
    const checked = decide({ ...spam(nearly), drawn: true })
    assert.deepInclude(checked, { outcome: "ask", leaning: "hide", category: "spam" })
    assert.match(checked.reason, /I would have hidden it; one in twenty is checked\.$/)
  })

  it.prop(
    "never leave up what is clear, nor ask about what is kept",
    [fc.double({ min: 0, max: 1, noNaN: true })],
    ([score]) => {
      const [alone, checked] = [decide(spam(score)), decide({ ...spam(score), drawn: true })]
      if (score > 0.98 || alone.outcome !== "hide") assert.deepStrictEqual(checked, alone)
    }
  )
})

describe("decisions that stood", () => {
  it("earn an area trust, and lose it with what they are replaced by", () => {
    const stood = Array.from({ length: 100 }, (_, index) => ({
      area: "spam" as const,
      agreed: true,
      at: new Date(index).toISOString()
    }))
    assert.deepStrictEqual(withStood(blank, stood).trust.handlesOnItsOwn, ["spam"])
    assert.isEmpty(withStood(withStood(blank, stood), []).trust.handlesOnItsOwn)
  })
})
