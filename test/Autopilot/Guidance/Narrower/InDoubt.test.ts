import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what to do in doubt", () => {
  for (const sentence of [
    "Ask if unsure",
    "Ask me if unsure",
    "ask when unclear",
    "Ask me when it is unclear",
    "ask in case of doubt",
    "Ask if not sure",
    "If unclear ask"
  ])
    it(`${sentence}: is no word of comments`, () => {
      const { rules, unclear } = compile(sentence)
      assert.deepStrictEqual(rules, [])
      assert.include(unclear[0]?.why, "about the rest it asks")
    })

  for (const guidance of ["Hide spam, ask if unsure", "Hide spam and ask me if unclear"])
    it(guidance, () => assert.strictEqual(understood(guidance), "Hide comments that look like spam"))
})

describe("preaching", () => {
  for (const guidance of ["Preaching is not welcome", "No preaching", "Hide people preaching"])
    it(`${guidance}: is not all that is about religion`, () => {
      assert.strictEqual(understood(guidance), null)
      for (const text of ["We bought this for our church bake sale", "Do you deliver to the mosque on Mill Road?"])
        assert.isFalse(hiddenByRules(guidance, text), text)
    })
})

describe("the weight of somebody", () => {
  const meaning = "Hide comments that speak of how somebody looks, their body or their weight"
  for (const guidance of [
    "Masquez les commentaires qui parlent du poids ou du physique des mannequins",
    "Kommentare über Gewicht oder Aussehen der Models ausblenden",
    "Verberg reacties over het gewicht of uiterlijk van modellen",
    "Modellerin kilosu veya görünüşü hakkındaki yorumları gizle"
  ])
    it(`${guidance}: is not that of things`, () => assert.strictEqual(understood(guidance), meaning))
  it("is asked of a bottle", () =>
    assert.isFalse(
      hiddenByRules(
        "Masquez les commentaires qui parlent du poids ou du physique des mannequins",
        "Quel est le poids du flacon ?"
      )
    ))
})
