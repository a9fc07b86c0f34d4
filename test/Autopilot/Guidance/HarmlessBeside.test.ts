import { expect, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const applies = (guidance: string, text: string): boolean =>
  assess(
    trainedClassifier,
    { text, hasMedia: false, platform: "instagram", surface: "organic" },
    compile(guidance)
  ).rules.some(({ effect }) => effect === "hide")

it.each([
  ["Hide loan sharks", "I offer loans at 2%, write to me"],
  ["Hide comments that recommend loan sharks or private lenders", "Mrs Anna is a legit lender, she helped me"],
  ["Hide ticket touts", "I have 2 tickets for Saturday, dm me"],
  ["Hide ticket touts", "selling my spare ticket at face value"],
  ["Hide illegal stream links", "watch it free on soap2day"],
  ["Hide illegal stream links", "full episodes free here"]
])("%s: hides “%s”", (guidance, text) => {
  expect(applies(guidance, text)).toBe(true)
})

it.each([
  ["Hide loan sharks", "When will my loan be approved?"],
  ["Hide comments that recommend loan sharks or private lenders", "I have had a loan with you for ten years"],
  ["Hide loan offers", "Do you give loans to students?"],
  ["Hide ticket touts", "Do you still have tickets for Saturday?"],
  ["Hide ticket touts", "Are tickets available at the gate?"],
  ["Hide ticket touts", "What was the face value of these?"],
  ["Hide illegal stream links", "That header cracked me up"],
  ["Hide illegal stream links", "The pirate flag was amazing"],
  ["Hide illegal stream links", "When do all episodes come out?"]
])("%s: leaves “%s” alone", (guidance, text) => {
  expect(applies(guidance, text)).toBe(false)
})
