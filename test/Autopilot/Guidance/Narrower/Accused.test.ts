import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("accusations", () => {
  for (const guidance of [
    "Hide accusations about the chefs",
    "Hide allegations against our coach or the players",
    "Hide false accusations about councillors",
    "Hide accusations of racism",
    "Hide people accusing us of sexism"
  ])
    it(`${guidance}: no words tell them`, () => assert.isNull(understood(guidance)))

  for (const [guidance, rules] of [
    ["Hide comments about the chefs", "Hide comments that contain “chefs”"],
    ["Hide racism", "Hide comments that look hateful"],
    ["Hide “accusations about chefs”", "Hide comments that contain “accusations about chefs”"]
  ] as const)
    it(`${guidance} is none`, () => assert.strictEqual(understood(guidance), rules))

  it("of match fixing are no tips", () => {
    const guidance = "Hide accusations of match fixing"
    assert.isTrue(hiddenByRules(guidance, "this was match fixing, plain and simple"))
    assert.isFalse(hiddenByRules(guidance, "Any free tips for the weekend?"))
    assert.isFalse(hiddenByRules(guidance, "You fixed the game, thank you!"))
    assert.isTrue(hiddenByRules("Hide fixed match sellers", "fixed matches, 100 win"))
  })
})
