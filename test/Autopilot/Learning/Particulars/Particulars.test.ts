import { assert, describe, it } from "@effect/vitest"
import { blank, type Learned, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { decidedAfter } from "../../Deciding.ts"
import { type Answer, afterAnswers } from "../AfterAnswers.ts"
import { pairsBy } from "./Filling.ts"

const answered = (verdict: Answer["verdict"], ...texts: ReadonlyArray<string>): Learned =>
  afterAnswers(...texts.map((text) => ({ text, verdict })))

const untaught = learnedFrom(blank)

/** How little of a comment others see, and whether somebody is asked. */
const stand = (learned: Learned, text: string) => {
  const { hides, outcome, reason } = decidedAfter(learned, text)
  return { isHidden: outcome === "hide" || hides, isKept: outcome === "keep", outcome, reason }
}

const some = { fastCheck: { seed: 20260503, numRuns: 120 } }

describe("an answer to one customer", () => {
  it.prop(
    "hides nobody else's order, size, child, date or friends, and is not said to be about the same text",
    [pairsBy("harmless")],
    ([{ one, other }]) => {
      const { isHidden, reason } = stand(answered("hide", one, `${one}!`), other)
      assert.isFalse(isHidden, other)
      assert.notInclude(reason, "the same as")
    },
    some
  )

  it.prop(
    "shows no threat at somebody else, nor another's number, that it would not show without the answer",
    [pairsBy("harmful")],
    ([{ one, other }]) => {
      const before = stand(untaught, other)
      const after = stand(answered("keep", one), other)
      assert.deepStrictEqual([before.isKept, after.isKept], [false, false], other)
      assert.strictEqual(after.isHidden, before.isHidden, other)
    },
    some
  )

  it.prop(
    "keeps the very text that was kept",
    [pairsBy("harmful")],
    ([{ one }]) => assert.strictEqual(stand(answered("keep", one), one).outcome, "keep", one),
    { fastCheck: { seed: 20260503, numRuns: 40 } }
  )

  it.prop(
    "hides a campaign with whatever numbers and handles it comes back",
    [pairsBy("campaigns")],
    ([{ one, other }]) => {
      const learned = answered("hide", one)
      for (const text of [one, other]) assert.strictEqual(stand(learned, text).outcome, "hide", text)
    },
    some
  )
})
