import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"
import { inputFor } from "../../Deciding.ts"

const outcomeOf = (guidance: string, text: string, caption: string) =>
  decide(inputFor(text, { policy: compile(guidance), caption })).outcome

const said = [
  ["Hide all comments on posts about the fire.", "hide", "This is fire", "After the fire at our Leeds site"],
  ["Hide everything on our charity posts.", "hide", "I gave to charity today", "Our charity run"],
  ["Delete every comment under the recall post.", "hide", "was recalled to work, no time", "Recall of batch 12"],
  ["Hide all comments on our Black Friday post.", "hide", "See you on Black Friday", "Black Friday is here"],
  ["Ask me about everything on posts about the strike.", "ask", "lucky strike!", "The strike at our depot"]
] as const

describe("all comments under posts that are named by what they are about", () => {
  it.each(said)("%s", (guidance, effect, text, caption) => {
    assert.strictEqual(outcomeOf(guidance, "lovely", caption), effect)
    assert.strictEqual(outcomeOf(guidance, text, "New in our shop"), "keep")
  })

  it("are told as they are meant", () => {
    assert.deepStrictEqual(compile("Hide all comments on posts about the fire.").rules.map(wordingOf), [
      "Hide comments under posts whose caption contains “fire”"
    ])
  })

  it.each(["Keep all comments on our charity posts.", "Keep comments on posts about the raffle."])(
    "cannot all be kept: %s",
    (guidance) => assert.deepStrictEqual(compile(guidance).rules, [])
  )
})
