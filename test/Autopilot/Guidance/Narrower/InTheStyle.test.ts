import { assert, describe, it } from "@effect/vitest"
import { keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what is only like something", () => {
  it("is what greetings say", () => {
    const guidance = "Keep Merry Christmas and Eid Mubarak type greetings"
    assert.isTrue(keptByRules(guidance, "Eid Mubarak to you all"))
    assert.strictEqual(understood("Keep Happy Diwali style wishes"), "Keep comments that contain “Happy Diwali”")
  })

  for (const guidance of ["Hide Andrew Tate type comments", "hide MLM-style posts", "Hide Piers Morgan style remarks"])
    it(`stands in no comment: ${guidance}`, () => assert.isNull(understood(guidance)))

  for (const [guidance, rules] of [
    ["Hide “gm” type posts", "Hide comments that contain “gm”"],
    ["hide flat earth type comments", "Hide comments that speak of conspiracies"],
    ["Hide the word “Blood Type”", "Hide comments that contain “Blood Type”"],
    ["Hide comments about the house style", "Hide comments that contain “house” and “style” near each other"]
  ] as const)
    it(`is told otherwise: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))
})
