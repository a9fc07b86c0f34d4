import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"

const decided = (text: string, guidance: string) => decide(inputFor(text, { policy: compile(guidance) }))

describe("the reason of a decision", () => {
  const hateful = [
    "Les juifs contrôlent tout",
    "Todos os ciganos são ladrões",
    "Kanaken raus",
    "Frauen gehören an den Herd",
    "Women belong in the kitchen"
  ]
  it("is hate where no swear word was found, whatever the guidance hides", () => {
    for (const guidance of ["hide swearing", "Hide insults", "Keine Schimpfwörter"])
      for (const text of hateful) {
        const { category, outcome, reason } = decided(text, guidance)
        assert.deepStrictEqual([outcome, category], ["hide", "hate"], `${guidance}: ${text}`)
        assert.notInclude(reason, "profanity", text)
      }
  })

  it("is the swear word where there is one", () => {
    for (const text of ["this is fucking great", "scheiße ist das geil", "what the fuck"]) {
      const { category, reason } = decided(text, "hide swearing")
      assert.strictEqual(category, "profanity", text)
      assert.include(reason, "contains profanity", text)
    }
  })

  it("says nothing of the mood of praise, questions and chatter", () => {
    for (const text of [
      "This bike is killer, absolutely sick ride 🔥🔥",
      "Killing it with this drop!",
      "¿Hacen envíos a Canarias?",
      "Anyone knows a discount code?",
      "Can you send me the password reset link again?",
      "insane colours 😍 I'm dead",
      "Bis wann kann ich bestellen?",
      "Est-ce que la taille 38 revient ?"
    ]) {
      const { outcome, reason } = decided(text, "Keep complaints")
      assert.strictEqual(outcome, "keep", text)
      assert.notInclude(reason, "negative", text)
    }
  })

  it("says that a complaint sounds like one", () => {
    for (const text of [
      "Terrible service, I am so disappointed",
      "Worst purchase ever, it broke after a day and nobody answers"
    ]) {
      const { outcome, reason } = decided(text, "Keep complaints")
      assert.strictEqual(outcome, "keep", text)
      assert.include(reason, "sounds negative", text)
    }
  })
})
