import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "../HiddenByRules.ts"

const termsOf = (guidance: string) => compile(guidance).rules.flatMap(({ terms }) => terms)

describe("a name with a particle", () => {
  for (const guidance of [
    "Hide comments about Van Dorpel",
    "Hide comments that mention van Dorpel",
    "Verberg vermeldingen van Van Dorpel",
    "Verberg reacties over Van Dorpel",
    "Verberg reacties over van Dorpel",
    "Verstecke Kommentare über Van Dorpel",
    "Masquez les commentaires sur Van Dorpel",
    "Oculta los comentarios sobre Van Dorpel",
    "Oculte menções a Van Dorpel",
    "Nascondi i commenti su Van Dorpel",
    "Ukryj wzmianki o Van Dorpel",
    "Van Dorpel adını geçen yorumları gizle",
    "Van Dorpelについてのコメントは非表示にして",
    "Van Dorpel에 대한 댓글은 숨겨 주세요",
    "أخف التعليقات التي تذكر Van Dorpel",
    "Van Dorpel का ज़िक्र करने वाले कमेंट छुपाओ"
  ])
    it(guidance, () => {
      assert.include(
        termsOf(guidance).map((term) => term.toLowerCase()),
        "van dorpel"
      )
      assert.isTrue(hiddenByRules(guidance, "Van Dorpel heeft betere deuren"))
      assert.isFalse(hiddenByRules(guidance, "De dorpel van mijn deur is kapot"))
    })

  it("is whole in its language", () => {
    for (const [guidance, name] of [
      ["Oculta las menciones de El Corte", "El Corte"],
      ["Masquez les mentions de Le Pain", "Le Pain"],
      ["Masquez les mentions de La Mer", "La Mer"],
      ["Nascondi i commenti su La Stampa", "La Stampa"],
      ["Verstecke Kommentare über Von Stein", "Von Stein"],
      ["Verberg reacties over De Bakkerij", "De Bakkerij"],
      ["Verberg reacties over Van der Berg", "Van der Berg"],
      ["Hide mentions of O'Neill", "O'Neill"],
      ["Hide mentions of Mc Leod", "Mc Leod"]
    ] as const)
      assert.deepStrictEqual(termsOf(guidance), [name], guidance)
  })

  it("is no other word of it", () => {
    assert.isFalse(hiddenByRules("Hide mentions of The Bakery", "which bakery did you go to"))
    assert.isTrue(hiddenByRules("Hide mentions of The Bakery", "The Bakery does it better"))
    assert.isTrue(hiddenByRules("Hide mentions of The Rolling Stones", "saw Rolling Stones last night"))
  })

  it("is no word that begins a sentence, or stands in small letters", () => {
    assert.deepStrictEqual(termsOf("Le spam, on le masque"), [])
    assert.deepStrictEqual(compile("Masquez les insultes").rules[0]?.topics, ["insult"])
    assert.deepStrictEqual(compile("Verberg de links").rules[0]?.topics, ["links"])
  })
})
