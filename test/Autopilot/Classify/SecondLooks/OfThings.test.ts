import { assert, describe, it } from "@effect/vitest"
import { asOfOneself, asOfThings } from "#src/Autopilot/Classify/SecondLooks/OfThings.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { operatingPoints } from "#src/Autopilot/Model/OperatingPoints.ts"

const hateOf = (text: string) => trainedClassifier.classify(read(text)).scores.hate

describe("what is said of things", () => {
  for (const text of [
    "Can I use normal detergent",
    "Can I wash it with normal soap?",
    "Is it normal that it smells?",
    "a NORMAL coat would do",
    "Normal washing or delicate?",
    "Back to normal prices please",
    "normal fit or slim fit?",
    "Does it come in normal sizes"
  ]) {
    it(JSON.stringify(text), () => assert.isBelow(hateOf(text), operatingPoints.hate.ask))
  }

  for (const text of [
    "gay people should be normal",
    "you should be normal",
    "why can they never be normal",
    "that is not normal",
    "normal women only",
    "be normal you idiot",
    "n0rmal fit"
  ]) {
    it(`is not what ${JSON.stringify(text)} is`, () => assert.isNull(asOfThings(read(text))))
  }
})

describe("what somebody says of dying", () => {
  it.each([
    "I am going to die of laughter",
    "I could die for one of these",
    "I'm gonna die of boredom",
    "We almost died laughing"
  ])("is a figure of speech: %s", (text) => assert.isBelow(hateOf(text), operatingPoints.hate.ask))

  it.each([
    "I hope you die of laughter",
    "I am going to die",
    "I would die for Muslims to leave",
    "I could die for a gun",
    "die of hunger, all of you"
  ])("is left as it is: %s", (text) => assert.isNull(asOfOneself(read(text))))
})
