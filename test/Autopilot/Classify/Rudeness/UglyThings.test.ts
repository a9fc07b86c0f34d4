import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("what is called ugly", () => {
  it.each([
    "hässliche Farbe, gibts das auch in blau",
    "boah das Sofa ist potthässlich",
    "die neue Verpackung ist so hässlich",
    "trop moche la couleur",
    "ces chaussures sont immondes mais j'adore",
    "le logo est laid",
    "que zapatos tan feos",
    "el diseño nuevo es horrible, feisimo",
    "essa estampa é horrorosa",
    "que sapato feio kkk",
    "scarpe orrende, ma chi le compra",
    "questo divano è bruttissimo",
    "die bank is spuuglelijk",
    "brzydki kolor",
    "ohydna ta sofa, kto to kupi",
    "rengi çok çirkin olmuş",
    "çanta iğrenç görünüyor",
    "色がダサすぎる",
    "このデザイン気持ち悪い",
    "색깔 진짜 못생겼다",
    "디자인 극혐",
    "اللون بشع",
    "شكل العلبة مقرف",
    "color kitna ganda hai",
    "डिज़ाइन बहुत बदसूरत है",
    "ugly ass shoes but i want em",
    "that sofa is fugly",
    "this packaging is disgusting, who approved it",
    "die schoenen zijn echt lelijk",
    "wat een lelijke jurk",
    "hässliche Lampe",
    "die Schuhe sind mega hässlich lol",
    "sac trop moche",
    "elle est moche cette lampe",
    "que camiseta mas fea",
    "que cor feia",
    "embalagem horrorosa",
    "colore orrendo",
    "che divano brutto",
    "brzydkie buty",
    "ohydne opakowanie",
    "çok çirkin ayakkabı",
    "شنطة قبيحة",
    "kitna ganda design hai",
    "ugly shoes",
    "what a hideous lamp"
  ])("is a thing, and left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each(["lelijke tas", "wat een lelijke kleur"])("is never hidden where it is a thing: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  )

  it.each([
    "elle est moche avec son sac moche",
    "her shoes are ugly and so is her face",
    "lelijk wijf met haar lelijke tas",
    "wat ben jij lelijk",
    "hässliche Frau in hässlichem Kleid",
    "du bist hässlich",
    "elle est moche cette fille",
    "t'es moche",
    "que mujer mas fea con ese vestido feo",
    "que fea eres",
    "que mulher feia",
    "jaka brzydka baba",
    "ne çirkin kadın",
    "وجهك قبيح",
    "kitni badsurat ladki hai",
    "ugly ass woman in ugly shoes"
  ])("is a person: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})
