import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"

const claimed: ReadonlyArray<readonly [guidance: string, claim: string, question: string]> = [
  ["Hide comments that say our product is fake or a scam", "your product is fake", "is your product fake?"],
  ["hide anyone saying we test on animals", "you test on animals", "do you test on animals?"],
  ["Hide anyone claiming the festival is cancelled", "festival is cancelled", "is the festival cancelled?"],
  ["Verstecke Kommentare, die sagen, dass unser Produkt Fake ist.", "Das ist Fake", "Ist das Fake?"],
  ["Masquez les commentaires qui disent que c'est une arnaque.", "C'est une arnaque", "C'est une arnaque ?"],
  ["Oculta los comentarios que dicen que somos una estafa.", "esto es una estafa", "¿es una estafa?"],
  ["Verberg reacties die zeggen dat ons product nep is.", "dit is nep", "is dit nep?"],
  ["Ukryj komentarze, które mówią, że nasz produkt to podróbka.", "to podróbka", "czy to podróbka?"],
  ["أخف التعليقات التي تقول إن منتجنا مزيف", "هذا المنتج مزيف", "هل هذا المنتج مزيف؟"]
]

describe("what comments claim", () => {
  for (const [guidance, claim, question] of claimed)
    it(`${guidance}: is claimed, and not asked`, () => {
      assert.isTrue(hiddenByRules(guidance, claim))
      assert.isFalse(hiddenByRules(guidance, question))
    })

  it("is claimed by who asks why it is so", () => {
    const guidance = "Hide comments saying our coffee is overpriced."
    assert.isTrue(hiddenByRules(guidance, "Why is your coffee so overpriced?"))
    assert.isFalse(
      hiddenByRules(
        "Hide comments saying our coffee is overpriced, except questions.",
        "Why is your coffee so overpriced?"
      )
    )
  })

  it("is asked as well where guidance speaks of asking, of words, or of what is mentioned", () => {
    assert.isTrue(hiddenByRules("Hide comments asking if it's fake", "is it fake?"))
    assert.isTrue(hiddenByRules('Hide anyone saying "fake"', "is it fake?"))
    assert.isTrue(hiddenByRules("Hide mentions of Fjellvik", "do you know Fjellvik?"))
    assert.isTrue(
      hiddenByRules("Hide comments saying our food is bad and hide mentions of Kelda", "do you know Kelda?")
    )
  })
})
