import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { attributes } from "#schema/perspective/Attribute.ts"
import { attributeScores } from "#src/Autopilot/Attributes/AttributeScores.ts"
import { mostSpans, readableParts, type Span, sentenceSpans } from "#src/Autopilot/Attributes/Sentences.ts"
import { type AttributeSignals, signals } from "#src/Autopilot/Attributes/Signals.ts"
import { weighed, weighings } from "#src/Autopilot/Attributes/Weighing.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { detectionCap } from "#src/Autopilot/Text/Normalise.ts"
import { fromLetters } from "#src/Training/Attributes/LabelledTexts.ts"

const texts = fromLetters(readFileSync(new URL("./judged.tsv", import.meta.url), "utf8"))
const scored = texts.map(({ labels, text }) => ({ labels, text, scores: attributeScores(trainedClassifier, text) }))

const whole = (spans: ReadonlyArray<Span>, length: number) =>
  spans.every(({ begin, end }, place) => end > begin && begin === (spans[place - 1]?.end ?? 0)) &&
  (spans.at(-1)?.end ?? 0) === length

const written = FastCheck.array(
  FastCheck.oneof(
    FastCheck.string({ unit: "grapheme" }),
    FastCheck.constantFrom("Thanks. ", "you idiot! ", "👩🏿‍🚀", "x".repeat(3000), ". ".repeat(300), "\n")
  ),
  { maxLength: 12 }
).map((parts) => parts.join(""))

describe("scores of attributes", () => {
  it("are probabilities: about as many texts are what is said as the scores say", () => {
    for (const attribute of attributes) {
      const judged = scored.flatMap(({ labels, scores }) => {
        const positive = labels[attribute]
        return positive === undefined ? [] : [{ truth: positive ? 1 : 0, score: scores[attribute] }]
      })
      const mean = (value: (item: (typeof judged)[number]) => number) =>
        judged.reduce((sum, item) => sum + value(item), 0) / judged.length
      assert.isBelow(
        mean(({ score, truth }) => (score - truth) ** 2),
        0.11,
        `Brier score of ${attribute}`
      )
      assert.closeTo(
        mean(({ score }) => score),
        mean(({ truth }) => truth),
        0.12,
        attribute
      )
    }
  })

  it("leave harmless comments below the usual thresholds", () => {
    const wrong = scored.filter(
      ({ labels, scores }) => Object.values(labels).every((label) => !label) && scores.TOXICITY >= 0.7
    )
    assert.deepStrictEqual(
      wrong.filter(({ labels }) => labels.TOXICITY === false).map(({ text }) => text),
      wrong.slice(0, 1).map(({ text }) => text)
    )
  })

  it("never fall because a signal rises", () => {
    const value = FastCheck.double({ min: -4.5, max: 4.5, noNaN: true })
    const some: FastCheck.Arbitrary<AttributeSignals> = FastCheck.record({
      scams: value,
      spam: value,
      hate: value,
      profanity: value,
      negative: value,
      swearing: value,
      slur: value,
      insult: value,
      threat: value
    })
    FastCheck.assert(
      FastCheck.property(some, FastCheck.constantFrom(...signals), value, (found, signal, more) => {
        const raised = { ...found, [signal]: Math.max(found[signal], more) }
        for (const attribute of attributes) {
          const [before, after] = [weighed(weighings[attribute], found), weighed(weighings[attribute], raised)]
          assert.isAtLeast(after, before)
          assert.isTrue(before >= 0 && after <= 1)
        }
      })
    )
  })

  it("of a long text see what stands at its end", () => {
    const filler = "The parcel came on Tuesday and it was fine. ".repeat(450)
    const { THREAT, TOXICITY } = attributeScores(trainedClassifier, `${filler}I will kill you.`)
    assert.isAbove(TOXICITY, 0.8)
    assert.isAbove(THREAT, 0.5)
  })
})

describe("sentences", () => {
  it("are the whole text, in order, and not too many", () => {
    FastCheck.assert(
      FastCheck.property(written, (text) => {
        const spans = sentenceSpans(text)
        assert.isTrue(text === "" || whole(spans, text.length))
        assert.isAtMost(spans.length, mostSpans)
      })
    )
  })

  it("are parts that a classifier looks at the whole of, no character torn", () => {
    FastCheck.assert(
      FastCheck.property(written, (text) => {
        const parts = readableParts(text)
        assert.isTrue(text === "" || whole(parts, text.length))
        for (const { begin, end } of parts) {
          assert.isAtMost(end - begin, detectionCap)
          assert.notMatch(text.slice(begin, end), /^[\udc00-\udfff]/)
        }
      })
    )
  })
})
