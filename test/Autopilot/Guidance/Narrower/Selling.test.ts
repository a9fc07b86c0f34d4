import { assert, describe, it } from "@effect/vitest"
import { effectsOf, hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("who sells something of their own", () => {
  for (const [guidance, theirs, asked] of [
    ["Hide people selling bikes", "bike for sale, collection only", "Do you still sell bikes?"],
    ["Hide anyone selling puppies", "selling puppies, vaccinated, message me", "are you selling puppies?"],
    ["Hide people selling used cars", "used car for sale, low miles, dm me", "Why did you stop selling used cars?"],
    ["No comments selling sofas or beds", "selling my sofa, dm me", "So you stopped selling sofas? Shame"]
  ] as const)
    it(`${guidance}: nobody who asks the brand for it is meant`, () => {
      assert.isTrue(hiddenByRules(guidance, theirs))
      assert.isFalse(hiddenByRules(guidance, asked))
    })

  it("may be asked about", () =>
    assert.deepStrictEqual(effectsOf("ask me about people selling their own soap", "I sell soap too, dm me"), ["ask"]))

  for (const [guidance, rules] of [
    ["Hide “selling bikes”", "Hide comments that contain “selling bikes”"],
    [
      "Hide people who say we are selling their data",
      "Hide comments that contain “selling” and “data” near each other, except those that ask a question"
    ],
    [
      "Hide anyone selling counterfeit handbags",
      "Hide comments that contain “selling”, “counterfeit” and “handbags” near each other"
    ]
  ] as const)
    it(`means what it says otherwise: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))
})
