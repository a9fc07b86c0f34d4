import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules, keptByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("a word that would be lost", () => {
  it("leaves what says more than “only” reported back", () => {
    assert.isNull(understood('Hide comments that just say "hi".'))
    assert.strictEqual(understood("Hide comments that are only emoji"), "Hide comments that are nothing but emoji")
    assert.strictEqual(understood("Hide comments that tag a friend"), "Hide comments that tag somebody")
  })

  it("is looked for beside what it says more of", () => {
    for (const [guidance, rule] of [
      ["Hide comments about our old logo", "Hide comments that contain “old” and “logo” near each other"],
      [
        "It would be great if comments about our old logo were hidden.",
        "Hide comments that contain “old” and “logo” near each other"
      ],
      ["Hide comments about our old prices.", "Hide comments that contain “old” and “prices” near each other"],
      ["Hide comments about the old app", "Hide comments that contain “old” and “app” near each other"]
    ] as const)
      assert.strictEqual(understood(guidance), rule)
    assert.isFalse(hiddenByRules("Hide comments about our old logo", "I love the new logo!"))
  })

  it("is the post where it names one", () => {
    assert.strictEqual(
      understood("Hide comments about animals on the leather posts (#leather)."),
      "Hide comments that contain “animals” under posts whose caption contains “#leather”"
    )
    assert.isNull(understood("Ask me about comments on #launch posts."))
  })

  it("says who asks, and not who thanks", () => {
    const thanked: ReadonlyArray<readonly [guidance: string, asked: string, thanks: string]> = [
      [
        "Oculten los comentarios que piden descuentos",
        "¿me dan un descuento?",
        "gracias por el descuento, llegó todo perfecto"
      ],
      ["Oculte comentários que pedem desconto", "tem desconto?", "obrigada pelo desconto, chegou tudo certo"],
      ["İndirim isteyen yorumları gizle", "indirim var mı?", "indirim için teşekkürler, harika"],
      ["割引を求めるコメントは非表示にして", "割引はありますか？", "割引ありがとうございました、最高です"],
      ["hide comments asking for the sale code", "what is the sale code?", "The sale code worked, thank you"]
    ]
    for (const [guidance, asked, thanks] of thanked) {
      assert.isTrue(hiddenByRules(guidance, asked), asked)
      assert.isFalse(hiddenByRules(guidance, thanks), thanks)
    }
  })

  it("is what is claimed", () => {
    assert.isNull(understood("Hide comments claiming our prices went up."))
    assert.isFalse(
      hiddenByRules("Hide comments that accuse us of greenwashing.", "love that it is made of recycled plastic")
    )
    assert.isFalse(hiddenByRules("Hide comments that say we test on animals.", "so happy you don't test on animals"))
  })

  it("is what is done to a name", () => {
    for (const guidance of [
      "Hide comments deadnaming Alex",
      "Hide comments stalking Alex Morgan",
      "Hide comments glorifying Stalin",
      "Hide comments that thank Kelda"
    ])
      assert.isNull(understood(guidance), guidance)
    assert.strictEqual(understood("Hide comments about Alex Morgan"), "Hide comments that contain “Alex Morgan”")
    assert.strictEqual(understood("Hide comments featuring Kelda"), "Hide comments that contain “Kelda”")
  })

  it("is what is advertised, and what is asked about", () => {
    assert.isNull(understood("Delete ads for fake designer bags"))
    assert.strictEqual(understood("Hide ads for other shops"), "Hide comments that look like spam")
    assert.isFalse(hiddenByRules("hide comments asking about the age of our models", "the models are my age, love it"))
  })

  it("is the other half of a name", () => {
    assert.isNull(understood("Hide all mentions of Fresh & Wild"))
    assert.strictEqual(understood('Hide all mentions of "Fresh & Wild"'), "Hide comments that contain “Fresh & Wild”")
  })

  it("is how somebody looks", () => {
    const guidance = "Get rid of comments that make fun of how our models look."
    assert.isTrue(hiddenByRules(guidance, "ew she is so fat and ugly"))
    assert.isFalse(hiddenByRules(guidance, "wow your models look amazing"))
  })

  it("is no rudeness that stays with complaints", () =>
    assert.isNull(understood("Ne masquez jamais les réclamations, même grossières.")))
})

describe("who lets people swear", () => {
  it("lets nobody insult others, in any language", () => {
    for (const [guidance, insult] of [
      ["Do not hide swearing, our crowd talks like that.", "fick dich du Hurensohn"],
      ["Do not hide swearing", "va te faire foutre connard"],
      ["Do not hide swearing", "vete a la mierda hijo de puta"],
      ["Do not hide swearing", "vai tomar no cu seu filho da puta"],
      ["Do not hide swearing", "siktir git orospu çocuğu"],
      ["Do not hide swearing", "spierdalaj kurwo"],
      ["Do not hide swearing", "お前ほんと頭悪いな、黙ってろブス"],
      ["Do not hide swearing", "너 진짜 멍청하다 입 좀 닥쳐 돼지년아"],
      ["Non nascondere le parolacce, il nostro pubblico parla così.", "vaffanculo Luca sei un coglione"]
    ] as const)
      assert.strictEqual(keptByRules(guidance, insult), false, insult)
  })
  it("and lets them swear", () => {
    for (const text of ["Scheiße ist das schön", "putain que c'est beau", "mierda qué bonito", "cazzo che bello"])
      assert.strictEqual(keptByRules("Do not hide swearing", text), true, text)
  })
})
