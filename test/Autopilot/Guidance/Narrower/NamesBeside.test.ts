import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("names with what they are", () => {
  for (const guidance of [
    "hide comments abt our ex-player Dario Venn",
    "Hide comments about our former coach Dario Venn",
    "Hide comments about former player Dario Venn",
    "Hide comments about our coach Dario Venn",
    "Hide mentions of the YouTuber Dario Venn",
    "Hide comments mentioning TikToker Dario Venn",
    "Oculta comentarios sobre nuestro exjugador Dario Venn",
    "Masquez les commentaires sur l'ex-joueur Dario Venn",
    "Kommentare über den Ex-Spieler Dario Venn ausblenden",
    "Verberg reacties over onze oud-speler Dario Venn"
  ])
    it(guidance, () => {
      assert.strictEqual(understood(guidance), "Hide comments that contain “Dario Venn”")
      assert.isTrue(hiddenByRules(guidance, "Dario Venn should come back"))
      assert.isFalse(hiddenByRules(guidance, "The coach was great today"))
      assert.deepStrictEqual(compile(guidance).competitors, [])
    })

  it("are asked about by the whole name", () =>
    assert.strictEqual(
      understood("Ask about our former manager Dario Venn"),
      "Ask about comments that contain “Dario Venn”"
    ))
  it("are each of several", () =>
    assert.strictEqual(
      understood("Hide comments about our ex-players Dario Venn and Luka Horn"),
      "Hide comments that contain “Dario Venn” or “Luka Horn”"
    ))
  it("are left out as they were", () =>
    assert.strictEqual(
      understood("Hide spam except Dario Venn"),
      "Hide comments that look like spam, except those that contain “Dario Venn”"
    ))

  for (const where of ["across the road", "next door", "opposite", "round the corner", "in the High Street"])
    it(`stand ${where}`, () => {
      const guidance = `Hide comments about Bäckerei Lohmann ${where}`
      assert.strictEqual(understood(guidance), "Hide comments that contain “Bäckerei Lohmann”")
    })
  it("of streets are names", () =>
    assert.strictEqual(understood("Hide comments about the High Street"), "Hide comments that contain “High Street”"))
})

describe("names with a title", () => {
  const guidance = "Mentions of the CEO, Mr. Hallgren, should be hidden"
  it("stand without it", () => {
    assert.strictEqual(understood(guidance), "Hide comments that contain “Mr. Hallgren” or “Hallgren”")
    for (const text of [
      "Of course Hallgren earns 4 million",
      "Nice interview by Mr. Hallgren on TV",
      "mr hallgren lies"
    ])
      assert.isTrue(hiddenByRules(guidance, text), text)
  })
  it("are asked about where they may be words", () => {
    const { rules } = compile("Ask about comments that mention Mr. Hallgren")
    assert.deepStrictEqual(
      rules.map(({ effect, terms }) => [effect, terms]),
      [["ask", ["Mr. Hallgren", "Hallgren"]]]
    )
    for (const text of ["what a beast", "Beast mode on"])
      assert.isFalse(hiddenByRules("Hide comments about Mr Beast", text), text)
  })
  it("that are words stand with it", () => {
    assert.isFalse(hiddenByRules("Hide comments about Mr. Brown", "I like the brown one"))
    assert.isTrue(hiddenByRules("Hide comments about Mr. Brown", "Mr Brown lies"))
  })
})
