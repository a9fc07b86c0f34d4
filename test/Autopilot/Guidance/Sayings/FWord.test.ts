import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor, onByDefault } from "../../Deciding.ts"

const on = onByDefault.filter((area) => area !== "profanity")

describe("a word that guidance does not spell out", () => {
  it.each(["Hide the f word", "No f-bombs please", "Remove anything with the F-word in it"])(
    "is meant alone: %s",
    (guidance) => {
      const policy = compile(guidance)
      const outcome = (text: string) => decide(inputFor(text, { policy, on })).outcome
      assert.deepStrictEqual(policy.unclear, [])
      for (const text of ["what the fuck", "this is fucking great"]) assert.strictEqual(outcome(text), "hide", text)
      for (const text of ["damn that's good", "cazzo che buono", "what a crap day"])
        assert.strictEqual(outcome(text), "keep", text)
    }
  )
})

describe("what is told of words", () => {
  it.each([
    "We sell knives so cut, stab, blade, kill are product words",
    "We're a bar so drunk and wasted are product words.",
    "We sell guns, so shoot and kill are normal words here"
  ])("is no fact, and is reported back: %s", (guidance) => {
    const { facts, rules, unclear } = compile(guidance)
    assert.deepStrictEqual([facts, rules], [[], []])
    assert.lengthOf(unclear, 1)
  })
})

describe("no medical advice", () => {
  it.each([
    "can i take ibuprofen with this?",
    "can I use paracetamol while breastfeeding?",
    "should I take aspirin with it?"
  ])("hides nobody who asks for themselves: %s", (text) => {
    const policy = compile("No medical advice from strangers, we're a pharmacy")
    assert.strictEqual(decide(inputFor(text, { policy })).outcome, "keep")
    assert.strictEqual(decide(inputFor("you should take ibuprofen for that", { policy })).outcome, "hide")
  })
})
