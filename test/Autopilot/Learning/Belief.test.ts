import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { beliefsFrom, fromIn, type OpinionVerdict } from "#src/Autopilot/Learning/Belief.ts"
import { add, blank } from "#src/Autopilot/Learning/FeedbackState.ts"
import { defaultThresholds, middleOf } from "#src/Autopilot/Learning/Trust.ts"
import { taughtBy } from "#src/Autopilot/Status/Taught.ts"
import { noScores, quiet } from "../Deciding.ts"

const verdicts = (agreed: number, others: number): ReadonlyArray<OpinionVerdict> => [
  ...Array.from({ length: agreed }, () => ({ area: "spam" as const, agreed: true })),
  ...Array.from({ length: others }, () => ({ area: "spam" as const, agreed: false }))
]

describe("how far second opinions are believed", () => {
  it("is moved by nothing before five answers, and by those of its own area alone", () => {
    assert.deepStrictEqual(beliefsFrom(verdicts(0, 4)), [])
    assert.deepStrictEqual(beliefsFrom(verdicts(2, 4)), [{ area: "spam", from: null, answers: 6, agreed: 2 }])
    assert.strictEqual(fromIn(beliefsFrom(verdicts(2, 4)), "scams"), 0.8)
  })

  it("grows where people agree, shrinks where they do not, and comes back", () => {
    assert.strictEqual(fromIn(beliefsFrom(verdicts(20, 0)), "spam"), 0.7)
    assert.strictEqual(fromIn(beliefsFrom(verdicts(10, 0)), "spam"), 0.8)
    assert.strictEqual(fromIn(beliefsFrom(verdicts(7, 3)), "spam"), 0.9)
    assert.strictEqual(fromIn(beliefsFrom([...verdicts(0, 10), ...verdicts(50, 0)]), "spam"), 0.7)
  })

  it("stays within bounds, whatever was answered", () => {
    const any = FastCheck.array(
      FastCheck.record({ area: FastCheck.constantFrom("spam" as const, "hate" as const), agreed: FastCheck.boolean() }),
      { maxLength: 200 }
    )
    FastCheck.assert(
      FastCheck.property(any, (all) =>
        beliefsFrom(all).every(({ from }) => from === null || (from >= 0.7 && from <= 0.9))
      )
    )
  })

  it("counts what one author wrote once each way", () => {
    const opinion = { comment_id: CommentId.make("com_0"), area: "spam", leaning: "hide" } as const
    const lessons = (author: (index: number) => string) =>
      Array.from({ length: 6 }, (_, index) => ({
        comment_id: CommentId.make(`com_${index}`),
        text: `look at my page ${index}`,
        verdict: "keep" as const,
        category: "spam" as const,
        agreed: false,
        asked: true,
        author: author(index),
        at: new Date(index),
        opinion
      }))
    assert.deepStrictEqual(
      add(
        trainedClassifier,
        blank,
        lessons(() => "one")
      ).beliefs,
      []
    )
    const { beliefs } = add(trainedClassifier, blank, lessons(String))
    assert.deepStrictEqual(beliefs, [{ area: "spam", from: null, answers: 6, agreed: 0 }])
  })

  it("decides whether an opinion hides, and never keeps anything", () => {
    const asked = { ...quiet, scores: { ...noScores, spam: middleOf(defaultThresholds.spam) } }
    const outcome = (confidence: number, from: number | null, leaning: "hide" | "keep" = "hide") =>
      decide({
        ...asked,
        opinion: { leaning, area: "spam", confidence, why: "it sells watches" },
        belief: [{ area: "spam", from }]
      }).outcome
    assert.strictEqual(decide(asked).outcome, "ask")
    assert.strictEqual(outcome(0.75, 0.7), "hide")
    assert.strictEqual(outcome(0.85, 0.9), "ask")
    assert.strictEqual(outcome(1, null), "ask")
    assert.strictEqual(outcome(1, 0.7, "keep"), "ask")
  })

  it("is told in words", () => {
    const told = (all: ReadonlyArray<OpinionVerdict>) =>
      taughtBy({ ...blank, beliefs: beliefsFrom(all), exercised: { hidden: 0, kept: 0 } })
    assert.deepStrictEqual(told(verdicts(2, 6)), [
      "Two of eight second opinions about spam were what people answered: they hide nothing any more, and people are asked."
    ])
    assert.deepStrictEqual(told(verdicts(20, 0)), [
      "20 of 20 second opinions about spam were what people answered: they hide when 70% sure, where they did when 80% sure."
    ])
  })
})
