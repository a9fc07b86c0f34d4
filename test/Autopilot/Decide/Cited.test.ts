import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"

const decided = (text: string, guidance: string) => decide(inputFor(text, { policy: compile(guidance) }))

describe("a threat", () => {
  const threats = ["I'll come to your store and smash your windows", "I'll burn your shop down tonight"]

  it("is asked about where guidance hides racism, and hidden where it hides threats", () => {
    for (const text of threats) {
      for (const guidance of ["Los insultos racistas, fuera", "Hide racism", "Rassismus ausblenden"]) {
        const { outcome, ruleMatched } = decided(text, guidance)
        assert.deepStrictEqual([outcome, ruleMatched], ["ask", null], `${guidance}: ${text}`)
      }
      assert.strictEqual(decided(text, "Hide threats").outcome, "hide", text)
    }
  })

  it("takes nothing away from what is racist", () => {
    const { outcome, ruleMatched } = decided("Kanaken raus", "Los insultos racistas, fuera")
    assert.strictEqual(outcome, "hide")
    assert.strictEqual(ruleMatched?.source, "Los insultos racistas, fuera")
  })
})

describe("of several sentences of the guidance", () => {
  const cited: ReadonlyArray<readonly [guidance: string, text: string, source: string]> = [
    [
      "Keep complaints. Keep questions about delivery.",
      "When will the cargo bike be delivered?",
      "Keep questions about delivery"
    ],
    [
      "Kritik stehen lassen. Fragen zur Lieferung stehen lassen.",
      "Wann kommt die Lieferung vom Cargo?",
      "Fragen zur Lieferung stehen lassen"
    ],
    ["Keep complaints. Keep questions about delivery.", "delivery was late, so disappointed", "Keep complaints"],
    [
      'Hide complaints. Hide comments that contain "class action".',
      "Worst company ever, terrible service, join the class action",
      'Hide comments that contain "class action"'
    ]
  ]
  for (const [guidance, text, source] of cited)
    it(`the one that says most of it is cited: ${text}`, () =>
      assert.strictEqual(decided(text, guidance).ruleMatched?.source, source))
})
