import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"

describe("slips in the words of kinds", () => {
  it.each([
    ["hdie coments asking for refnds, they shoud email us", "Hide comments asking for refunds"],
    ["ask me about refuds", "Ask me about refunds"],
    ["Keep complaits about delivry", "Keep complaints about delivery"],
    ["Hide rumurs", "Hide rumours"],
    ["Hide spoilrs", "Hide spoilers"],
    ["Hide gosip", "Hide gossip"],
    ["Hide policital comments", "Hide political comments"],
    ["keep prase", "Keep praise"],
    ["Keep positve feedback", "Keep positive feedback"],
    ["hide advertisments", "Hide advertisements"],
    ["Hide thretas", "Hide threats"],
    ["Hide bulying", "Hide bullying"],
    ["Hide compettors", "Hide competitors"]
  ])("%s", (typed, meant) => {
    assert.isNotNull(understood(meant))
    assert.strictEqual(understood(typed), understood(meant))
  })

  it.each([
    ["Hide averts", "averts"],
    ["Hide comments about treats for dogs", "treats"],
    ["Hide spoiled food", "spoiled"],
    ["ask me about the pay raise", "raise"],
    ["Hide comments about the treaty", "treaty"],
    ["Hide comments about the race", "race"]
  ])("%s: is a word of its own", (guidance, word) =>
    assert.isTrue(
      compile(guidance).rules.every(
        ({ terms, topics }) => topics.length === 0 && terms.some((term) => term.includes(word))
      ),
      guidance
    )
  )
})
