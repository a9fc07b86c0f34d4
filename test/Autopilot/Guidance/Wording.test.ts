import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood, wordingOf } from "#src/Autopilot/Guidance/Wording.ts"

const wordings = (guidance: string) => compile(guidance).rules.map(wordingOf)

describe("what guidance was understood as", () => {
  it("is said in words", () => {
    assert.deepStrictEqual(wordings("Hide mentions of Nike and Puma on Facebook."), [
      "Hide comments that contain “Nike” or “Puma” on Facebook"
    ])
    assert.deepStrictEqual(wordings("Ask me about refunds."), ["Ask about comments that are about refunds"])
    assert.deepStrictEqual(wordings("Keep complaints under ads."), ["Keep comments that sound negative under ads"])
    assert.deepStrictEqual(wordings("Hide links except “fjord.example”."), [
      "Hide comments that contain links, except those that contain “fjord.example”"
    ])
  })

  it("names every sentence once, in order, and none that was not understood", () => {
    const policy = compile("Hide links. Be excellent. Keep complaints but hide profanity.")
    assert.deepStrictEqual(
      rulesUnderstood(policy).map(({ text }) => text),
      [...new Set(policy.rules.map(({ source }) => source))]
    )
    assert.lengthOf(policy.unclear, 1)
  })
})
