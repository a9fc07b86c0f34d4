import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { classifiedAreas } from "#src/Autopilot/WordLists/Lists.ts"
import { inputFor } from "../Deciding.ts"
import { fraudulent, genuine, promotional } from "../Examples.ts"

const outcomes = (texts: ReadonlyArray<string>) => texts.map((text) => ({ text, ...decide(inputFor(text)) }))
const where = (texts: ReadonlyArray<string>, outcome: string) =>
  outcomes(texts)
    .filter((decision) => decision.outcome === outcome)
    .map(({ reason, text }) => `${text} (${reason})`)

describe("with the switches of a new workspace", () => {
  it("what customers write stays, complaints included", () => {
    assert.isAtLeast(genuine.length, 60)
    assert.deepStrictEqual(where(genuine, "hide"), [])
    assert.isAtMost(where(genuine, "ask").length, 1)
  })

  it("nobody is hidden for hate who names no group and says no word against people", () => {
    assert.deepStrictEqual(
      where(["keep them off the road, those scooters", "send those chairs back where they came from"], "hide"),
      []
    )
  })

  it("scams are hidden, or else put to a person", () => {
    assert.isAtLeast(fraudulent.length + promotional.length, 60)
    assert.deepStrictEqual(where(fraudulent, "keep"), [])
    assert.isAtLeast(where(fraudulent, "hide").length, 28)
  })

  it("spam is hidden, or else put to a person", () => {
    assert.deepStrictEqual(where(promotional, "keep"), [])
    assert.isAtLeast(where(promotional, "hide").length, 20)
  })
})

const classify = (text: string) => trainedClassifier.classify(read(text))

describe("everyday words of other languages", () => {
  it.each([
    "Sauerteig 1A",
    "blackheads gone",
    "Lula",
    "Lula grelhada",
    "Wat een pot gisteren",
    "even de hond uitlaten",
    "frango assado e cerveja gelada",
    "un pisello e una quaglia",
    "jajko na twardo",
    "女の子が可愛い",
    "ㅋㅋ",
    "ㅋㅋㅋㅋㅋㅋ",
    "ㅇㅇ"
  ])("are kept: %s", (text) => assert.strictEqual(decide(inputFor(text)).outcome, "keep"))
})

describe("the classifier", () => {
  const hateful = [
    "go back to where you came from",
    "all immigrants are criminals",
    "we should deport all muslims",
    "women belong in the kitchen",
    "k!ll yourself"
  ]
  for (const text of hateful) it(`hate: ${text}`, () => assert.isAtLeast(classify(text).scores.hate, 0.55))

  const harmless = [
    "as a gay man I love this",
    "my jewish grandmother made this",
    "I hate mondays",
    "women are amazing",
    "go back to sleep"
  ]
  for (const text of harmless) it(`no hate: ${text}`, () => assert.isBelow(classify(text).scores.hate, 0.55))

  const swearing: ReadonlyArray<readonly [text: string, least: number, most: number]> = [
    ["damn that looks good", 0.1, 0.5],
    ["what a load of bullshit", 0.5, 0.8],
    ["go fuck yourself", 0.8, 1],
    ["f**k off", 0.8, 1],
    ["you b!tch", 0.8, 1],
    ["Scunthorpe class assessment cocktail", 0, 0.2]
  ]
  for (const [text, least, most] of swearing) {
    it(`profanity: ${text}`, () => {
      const score = classify(text).scores.profanity
      assert.isTrue(score >= least && score < most, `${score}`)
    })
  }

  it("praise takes away from dissatisfaction", () => {
    assert.isAbove(
      classify("terrible quality").scores.negative,
      classify("terrible quality, but I love the colour, thanks").scores.negative
    )
  })

  it.prop(
    "scores are 0 to 1, the same each time, with evidence from the text",
    [
      FastCheck.oneof(
        FastCheck.constantFrom(...genuine, ...fraudulent, ...promotional),
        FastCheck.string({ unit: "grapheme", maxLength: 200 })
      )
    ],
    ([text]) => {
      const { evidence, language, scores } = classify(text)
      assert.deepStrictEqual(classify(text), { evidence, language, scores })
      for (const area of classifiedAreas) assert.isTrue(scores[area] >= 0 && scores[area] < 1)
      const shown = normalise(text).written.whole.replaceAll(/\s+/g, " ")
      for (const { seen } of evidence) assert.include(shown, seen.replace(/…$/, ""))
    }
  )
})
