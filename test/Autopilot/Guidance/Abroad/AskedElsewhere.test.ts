import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { asked, notAsked } from "./AskedElsewhere.ts"

describe("questions without a mark in other languages", () => {
  for (const [language, kinds] of Object.entries(asked)) {
    for (const [guidance, questions] of kinds) {
      it(`are asked in ${language}: ${guidance}`, () => {
        for (const text of questions.split("|")) assert.isTrue(hiddenByRules(guidance, text), text)
      })
    }
  }
  for (const [language, [guidance, questions, others]] of Object.entries(notAsked)) {
    it(`are told from what asks nothing in ${language}`, () => {
      for (const text of questions.split("|")) assert.isTrue(hiddenByRules(guidance, text), text)
      for (const text of others.split("|")) assert.isFalse(hiddenByRules(guidance, text), text)
    })
  }
})
