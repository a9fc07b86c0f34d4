import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import type { DecideInput } from "#src/Autopilot/Decide/Decision.ts"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"
import { input } from "./AnyInput.ts"

const all = compile("Never hide anything without asking me.").rules
const complaints = compile("Don't hide complaints automatically.").rules
const holding = FastCheck.constantFrom(all, complaints)

const withRules = (given: DecideInput, rules: ReadonlyArray<Rule>): DecideInput => ({
  ...given,
  drawn: false,
  policy: { ...given.policy, rules: [...given.policy.rules, ...rules] }
})

describe("guidance that only holds hiding back", () => {
  it.prop("changes nothing of what is not hidden", [input, holding], ([given, rules]) => {
    const without = decide(withRules(given, []))
    if (without.outcome !== "hide") assert.deepStrictEqual(decide(withRules(given, rules)), without)
  })

  it.prop("keeps nothing, and asks about what would be hidden", [input, holding], ([given, rules]) => {
    const { leaning, outcome } = decide(withRules(given, rules))
    const without = decide(withRules(given, []))
    if (without.outcome === "hide") assert.notStrictEqual(outcome, "keep")
    if (without.outcome === "hide" && outcome === "ask") assert.strictEqual(leaning, "hide")
  })

  it.prop("leaves nothing up that looks like a scam, spam or hate", [input, holding], ([given, rules]) => {
    const without = decide(withRules(given, []))
    if (without.outcome !== "hide" || !["scams", "spam", "hate"].includes(without.category ?? "")) return
    const { hides, outcome } = decide(withRules(given, rules))
    assert.isTrue(outcome === "hide" || hides)
  })

  it.prop("hides nothing unasked where it is about anything", [input], ([given]) => {
    const { outcome } = decide(withRules({ ...given, recall: null }, all))
    assert.notStrictEqual(outcome, "hide")
  })

  it.prop("speaks about no area that it does not name", [input], ([given]) => {
    const without = decide(withRules(given, []))
    if (without.outcome !== "hide" || without.category === "negative") return
    assert.strictEqual(decide(withRules(given, complaints)).outcome, "hide")
  })
})

describe("in words", () => {
  const decided = (guidance: string, text: string) =>
    decide(inputFor(text, { policy: compile(guidance), on: ["links", "profanity", "scams"] }))

  it("says what would be hidden, and that it asks first", () => {
    const { hides, outcome, reason } = decided("Never hide anything without asking me.", "see bit.ly/x")
    assert.deepStrictEqual([outcome, hides], ["ask", false])
    assert.strictEqual(
      reason,
      "It contains a link to bit.ly/…, and your settings hide links. Your guidance says: “Never hide anything without asking me”, so I ask first."
    )
  })
  it("asks about links on the network that it names alone", () => {
    assert.strictEqual(decided("Never hide anything on Facebook without asking me.", "see bit.ly/x").outcome, "hide")
    assert.strictEqual(decided("Never hide anything on Instagram without asking me.", "see bit.ly/x").outcome, "ask")
  })
  it("holds a rule to hide back as well", () =>
    assert.strictEqual(
      decided('Hide "parrot". Never hide anything without asking me.', "a parrot in the shop").outcome,
      "ask"
    ))
  it("promises no more", () => {
    assert.deepStrictEqual(doneBy(compile("Never hide anything without asking me.")), [
      "Asks before hiding comments. It asks about no others, and what looks like a scam, spam or hate stays hidden until somebody answers."
    ])
    assert.deepStrictEqual(doneBy(compile("Don't hide swearing automatically.")), [
      "Asks before hiding comments that contain profanity. It asks about no others. It does not change what is hidden for scams, spam, hate, mentions of competitors, links, contact details, images or complaints."
    ])
  })
})
