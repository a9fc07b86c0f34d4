import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("who gets in touch", () => {
  for (const guidance of [
    "Ask me when a journalist gets in touch.",
    "Let me know if a reporter reaches out to us",
    "ask us whenever somebody from the press shows up here"
  ])
    it(`says who they are: ${guidance}`, () => {
      assert.deepStrictEqual(effectsOf(guidance, "I'm a journalist with the Gazette, may we use this video?"), ["ask"])
      assert.deepStrictEqual(effectsOf(guidance, "Read about you in the paper, when do you open?"), [])
    })

  it("is looked for by that alone", () => {
    assert.deepStrictEqual(effectsOf("Tell me when a solicitor writes to us", "You should sue them"), [])
    assert.deepStrictEqual(effectsOf("Tell me when a solicitor writes to us", "I act as a solicitor for Ms Hale"), [
      "ask"
    ])
  })

  for (const guidance of [
    "Ask me when a customer writes",
    "Tell me if a patient gets in touch",
    "Ask me if a player leaves",
    "Hide links when a journalist gets in touch"
  ])
    it(`may be anybody: ${guidance}`, () => assert.isNull(understood(guidance)))
})
