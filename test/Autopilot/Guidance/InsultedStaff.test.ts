import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { insultedStaff } from "./InsultedStaff.ts"

const effectsOn = (text: string, guidance: string) =>
  assess(
    trainedClassifier,
    { text, hasMedia: false, platform: "instagram", surface: "organic" },
    compile(guidance)
  ).rules.map(({ effect }) => effect)

describe("insults at those who work for a brand", () => {
  for (const [language, { guidance, insults, others }] of Object.entries(insultedStaff)) {
    const [first = ""] = guidance
    it(`are read of in ${language}`, () => {
      for (const sentence of guidance) {
        const { rules, unclear } = compile(sentence)
        assert.deepStrictEqual(unclear, [], sentence)
        assert.deepStrictEqual(
          rules.map(({ effect, terms, topics }) => [effect, ...topics, ...terms]),
          [["hide", "insult"]],
          sentence
        )
      }
    })
    it(`are found in ${language}`, () => {
      for (const text of insults) assert.deepStrictEqual(effectsOn(text, first), ["hide"], text)
    })
    it(`and complaints about them are none in ${language}`, () => {
      for (const text of others) assert.deepStrictEqual(effectsOn(text, first), [], text)
    })
  }
})
