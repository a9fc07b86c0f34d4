import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const insults = "Hide comments that insult somebody"

describe("rude remarks", () => {
  for (const [guidance, rules] of [
    ["Hide disgusting comments towards our nurses", insults],
    ["hide nasty messages to the vicar", insults],
    ["Hide cruel remarks on the singer or the dancers", insults],
    ["hide vile stuff about the keeper on TikTok", `${insults} on TikTok`],
    ["Mean-spirited posts about our volunteers should go", insults]
  ] as const)
    it(`of somebody are insults: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))

  for (const guidance of [
    "hide horrible things about the food",
    "hide disgusting comments about the toilets",
    "Hide nasty surprises",
    "Hide “cruel remarks about the singer”"
  ])
    it(`of anything else are none: ${guidance}`, () => assert.notInclude(understood(guidance) ?? "", "insult"))
})

describe("flirting", () => {
  for (const guidance of [
    "Hide flirting with our hosts and waitresses",
    "no dating requests to the players",
    "Hide pick-up lines aimed at the presenter"
  ])
    it(`is the same whoever it is with: ${guidance}`, () => {
      assert.strictEqual(understood(guidance), understood("Hide flirting"))
      assert.isTrue(hiddenByRules(guidance, "hey handsome are you single?"))
      assert.isFalse(hiddenByRules(guidance, "The waitresses were lovely. What is your number, to book a table?"))
    })

  it("is something else beside a thing", () =>
    assert.notStrictEqual(understood("Hide flirting with bankruptcy"), understood("Hide flirting")))
})

describe("everyday words", () => {
  it("do not haggle where they only ask for a price", () => {
    const guidance = "No haggling in the comments, thank you!"
    assert.isTrue(hiddenByRules(guidance, "what's your lowest price?"))
    assert.isFalse(hiddenByRules(guidance, "How much is it? We do it for our mum"))
  })

  it("strike nowhere", () => {
    const guidance = "Nothing about the strike please"
    assert.isTrue(hiddenByRules(guidance, "The unions will win this"))
    assert.isFalse(hiddenByRules(guidance, "Love the Union Jack cake"))
  })

  it("lay nobody off", () => {
    const guidance = "Hide comments about layoffs"
    assert.isTrue(hiddenByRules(guidance, "400 people were let go"))
    assert.isFalse(hiddenByRules(guidance, "Lay off the sauce haha, I can't let go of this bag"))
  })
})
