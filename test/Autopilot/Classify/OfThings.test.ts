import { assert, describe, it } from "@effect/vitest"
import { asOfThings } from "#src/Autopilot/Classify/OfThings.ts"
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
