import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"

const policy = compile("Our competitors are Nivara and Granite Peak. Hide mentions of competitors.")
const outcomeOf = (text: string) => decide(inputFor(text, { policy })).outcome

describe("a competitor of two words", () => {
  it("is known with what its language writes on to it, where the language is not", () => {
    for (const text of [
      "Granite Peak'e geçtim",
      "Granite Peak'ten aldım çok memnunum",
      "Granite Peakの方が安いです",
      "GranitePeakのほうが好き",
      "Granite Peak가 더 좋아요",
      "Granite Peak에서 샀어요"
    ]) {
      assert.strictEqual(outcomeOf(text), "hide", text)
    }
  })

  it("is no other word", () => {
    for (const text of ["granite peaks are steep, aren't they", "Granit'e baktım", "피크가 좋아요"]) {
      assert.strictEqual(decide(inputFor(text, { policy: compile("Our competitor is Granite Park.") })).outcome, "keep")
    }
  })
})

describe("nothing better than a competitor", () => {
  it("is praise of the competitor", () => {
    for (const text of [
      "Better than Nivara is impossible",
      "Better than Nivara doesn't exist",
      "You can't get better than Nivara",
      "Better than Nivara is hard to find"
    ]) {
      assert.strictEqual(outcomeOf(text), "hide", text)
    }
  })

  it("is praise of the brand where it is", () => {
    for (const text of ["This is better than Nivara", "I can't believe how much better than Nivara this is"]) {
      assert.strictEqual(outcomeOf(text), "keep", text)
    }
  })
})
