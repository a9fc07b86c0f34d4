import { assert, describe, it } from "@effect/vitest"
import { effectsOf, keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what people ask about", () => {
  for (const guidance of [
    "Keep what customers ask about raincoats",
    "Leave up whatever our guests ask us about raincoats",
    "Never hide anything that fans ask about raincoats"
  ])
    it(guidance, () => {
      assert.strictEqual(understood(guidance), "Keep comments that ask a question and contain “raincoats”")
      assert.isTrue(keptByRules(guidance, "Are the raincoats back in stock?"))
    })

  it("is asked by them, also where Steward knows words for it", () => {
    for (const guidance of ["Leave up what people ask about parking", "keep whatever buyers ask us about parking"])
      assert.deepStrictEqual(effectsOf(guidance, "Is there a car park nearby?"), ["keep"])
  })

  for (const [guidance, rules] of [
    ["Hide what people ask about raincoats", "Hide comments that ask a question and contain “raincoats”"],
    ["Ask me about raincoats", "Ask about comments that contain “raincoats”"],
    ["Keep what customers say about raincoats", "Keep comments that contain “raincoats”"],
    [
      "Keep complaints, ask about raincoats",
      "Keep comments that sound negative; Ask about comments that contain “raincoats”"
    ]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), rules))
})
