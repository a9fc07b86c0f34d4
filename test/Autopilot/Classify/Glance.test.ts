import { describe, expect, it } from "@effect/vitest"
import { partsJudgedBy, trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { sentencesOf } from "#src/Autopilot/Features/Parts.ts"
import { read, readPart } from "#src/Autopilot/Features/Reading.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"

const judge = partsJudgedBy(trainedModel)

/** What hurts, names groups, frightens, sells and has pictures, beside what does not. */
const said = [
  ...ownComments.map(({ text }) => text),
  "All women are stupid cows. I will find you and kill you. What a lovely day.",
  "You are such an idiot, honestly. My queer friend loves it. The black one is ugly 🖕",
  "Shut up you fat pig! Gay people should all die. Click bit.ly/win and send $50 on WhatsApp +1 555 010 0199"
]

const parts = said.flatMap((text) => {
  const reading = read(text)
  return sentencesOf(reading.text).map(({ from, to }) => readPart(reading, from, to))
})

describe("a glance at a part of a comment", () => {
  it("bounds what comes of judging it, and tells just what it sells", () => {
    const bounded = parts.flatMap((part) => {
      const most = judge.glance(part, "en").most()
      return most === null ? [] : [{ most, plain: part.text.written.plain, scores: judge.judge(part, "en").scores }]
    })
    expect(bounded.length).toBeGreaterThan(parts.length / 2)
    expect(bounded.some(({ plain }) => !plain)).toBe(true)
    for (const { most, scores } of bounded) {
      expect(scores.hate).toBeLessThanOrEqual(most.hate)
      expect(scores.profanity).toBeLessThanOrEqual(most.profanity)
      expect([scores.scams, scores.spam]).toEqual([most.scams, most.spam])
    }
  })

  it("bounds nothing that threatens or shows people", () => {
    const mostOf = (text: string) => judge.glance(read(text), "en").most()
    expect(mostOf("I will come to your house and kill you")).toBeNull()
    expect(mostOf("Look at these people 👩🏽 ❤")).toBeNull()
    expect(mostOf("Look at these people 🎉")).not.toBeNull()
  })
})
