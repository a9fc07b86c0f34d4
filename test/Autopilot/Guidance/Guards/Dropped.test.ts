import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"

describe("a part of a sentence that no rule would hold", () => {
  it.each([
    "Hide insults aimed at our staff only.",
    "Only hide insults aimed at our staff.",
    "Hide swearing at our players only.",
    "Hide threats against our drivers only.",
    "Hide insults only when aimed at staff.",
    "Our competitors are Gap and Next, but Gap is fine.",
    "Our rivals are Vela and Kelda, but you may leave Kelda.",
    "Our competitors are Kelda and Vela, and hide Vela."
  ])("%s: all of it is reported back", (guidance) => {
    const { competitors, rules, unclear } = compile(guidance)
    assert.deepStrictEqual({ competitors, rules }, { competitors: [], rules: [] })
    assert.isAbove(unclear.length, 0)
  })

  it.each(["Hide insults aimed at our staff.", "Hide insults.", "Our competitors are Kelda and Vela, hide them."])(
    "%s: it is read",
    (guidance) => assert.deepStrictEqual(compile(guidance).unclear, [])
  )
})

describe("who calls the brand a scam", () => {
  for (const guidance of [
    "Hide people calling us a scam.",
    "Hide anyone who says we are a scam",
    "Hide comments calling us scammers"
  ]) {
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "You are scammers, give me my money"))
      assert.isTrue(hiddenByRules(guidance, "This company is a scam"))
      for (const said of [
        "is this email a scam or you?",
        "I got a scam call using your name, careful",
        "thanks for the scam warning",
        "there is a scam going around with your logo"
      ])
        assert.isFalse(hiddenByRules(guidance, said), said)
    })
  }
})
