import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "./HiddenByRules.ts"
import { insultedStaff } from "./InsultedStaff.ts"

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
      for (const text of insults) assert.deepStrictEqual(effectsOf(first, text), ["hide"], text)
    })
    it(`and complaints about them are none in ${language}`, () => {
      for (const text of others) assert.deepStrictEqual(effectsOf(first, text), [], text)
    })
  }
})
