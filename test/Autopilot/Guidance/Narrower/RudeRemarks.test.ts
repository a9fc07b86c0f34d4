import { assert, describe, it } from "@effect/vitest"
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
