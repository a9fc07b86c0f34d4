import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { PartJudge } from "#src/Autopilot/Classify/InParts.ts"
import { judgedOnce } from "#src/Autopilot/Classify/JudgedOnce.ts"
import { partsJudgedBy, trainedClassifier, trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { KnownParts } from "#src/Autopilot/Features/KnownParts.ts"
import { sentencesOf, type WordSpan } from "#src/Autopilot/Features/Parts.ts"
import { read, type TextReading } from "#src/Autopilot/Features/Reading.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"

const sentence = fc.constantFrom(
  ...ownComments.map(({ text }) => text),
  "You are such an id10t, honestly",
  "Write to me on WhatsApp +1 555 010 0199",
  "We were at the lake all day with the dogs",
  "kiII yourself 🖕"
)
/** A comment that says some of it time and again, in two readings. */
const twice = fc
  .record({
    said: fc.array(sentence, { minLength: 8, maxLength: 20 }),
    again: fc.nat({ max: 7 }),
    other: fc.nat({ max: 7 })
  })
  .map(({ again, other, said }) => {
    const one = [...said, said[again]]
    return [one.join(". "), one.with(other, "I love the colour").join(". ")] as const
  })

const judge = partsJudgedBy(trainedModel)

/** What is asked of a judge, one line a part. */
const listening = (asked: Array<string>): PartJudge => ({
  ...judge,
  glance: (part, language) => {
    asked.push(`${part.text.written.whole} ${language}`)
    return judge.glance(part, language)
  }
})

const looked = (whole: TextReading, { from, to }: WordSpan, { glance, judge, read }: PartJudge) => {
  const part = read(whole, from, to)
  const { heat, most } = glance(part, "en")
  return { heat, most: most(), again: most(), judged: judge(part, "en"), elsewhere: judge(part, "de") }
}

describe("what was made of the parts of a comment", () => {
  it.prop(
    "changes nothing of what its readings say",
    [twice],
    ([texts]) => {
      const known = new KnownParts()
      for (const text of texts) {
        assert.deepStrictEqual(trainedClassifier.classify(read(text), known), trainedClassifier.classify(read(text)))
      }
    },
    { fastCheck: { numRuns: 40 } }
  )

  it.prop(
    "is what each says by itself",
    [twice],
    ([texts]) => {
      const remembering = judgedOnce(judge)(new KnownParts())
      for (const text of texts) {
        const whole = read(text)
        for (const part of sentencesOf(whole.text)) {
          assert.deepStrictEqual(looked(whole, part, remembering), looked(whole, part, judge))
        }
      }
    },
    { fastCheck: { numRuns: 20 } }
  )

  it("is found out once, in each language", () => {
    const asked: Array<string> = []
    const { glance, read: readOf } = judgedOnce(listening(asked))(new KnownParts())
    const whole = read("They sent it back. We love it. They sent it back. So it is")
    const [first, , last] = sentencesOf(whole.text).map(({ from, to }) => readOf(whole, from, to))
    assert.isDefined(first)
    assert.strictEqual(first, last)
    for (const language of ["en", "en", "de"]) if (first !== undefined) glance(first, language)
    assert.deepStrictEqual(asked, ["They sent it back.  en", "They sent it back.  de"])
  })
})
