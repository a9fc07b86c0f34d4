import { assert, describe, it } from "@effect/vitest"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { commentWords } from "#src/Autopilot/Language/CommentWords/CommentWords.ts"
import { guessLanguage } from "#src/Autopilot/Language/Language.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { languages, stopWords } from "#src/Autopilot/Text/StopWords.ts"

const short: Readonly<Record<string, ReadonlyArray<string>>> = {
  en: ["so pretty", "never buying again", "worst customer service ever", "please restock", "not worth it"],
  de: ["schade", "wie schoen", "viel zu teuer", "ganz toll gemacht", "hammer teil", "mein hund liebt das"],
  fr: ["arnaque totale", "jamais reçu ma commande", "ca a l air bon", "quel est le prix", "gros coup de coeur"],
  es: ["qué asco", "cuanto vale", "no me llegó mi pedido", "hay descuento?", "se me rompió enseguida"],
  pt: ["nunca mais compro", "cadê meu pedido", "lindo demais", "alguém já testou?", "meu cachorro ama"],
  it: ["mai più", "siete dei ladri", "si puo avere il prezzo", "che delusione", "che taglia devo prendere"],
  nl: ["prachtige kleuren", "slechte kwaliteit", "mijn pakket is kwijt", "kapot na twee dagen", "wat een grap"],
  pl: ["ale glupota", "gdzie moja paczka", "nie dziala aplikacja", "smacznego", "zamknij się"],
  tr: ["rezalet", "beden var mı", "cok begendim", "iki günde bozuldu", "emeginize saglik"],
  id: ["mahal banget", "penipu", "enak banget nih", "pengen beli", "ga pernah dibales", "paket saya belum sampai"],
  sv: ["var kan man köpa", "alldeles för dyrt", "god morgon", "mitt paket har försvunnit", "håll käften", "så gulligt"],
  vi: [
    "đẹp quá",
    "thằng chủ shop mất dạy",
    "hang chua toi",
    "bao giờ có lại vậy ạ",
    "inbox mà shop chưa rep",
    "shop ơi check inbox em với",
    "link đặt hàng đâu shop",
    "livestream hôm nay mấy giờ shop"
  ],
  hi: ["kitne ka hai", "mera paisa wapas karo", "bohot mehnga hai", "bilkul bakwas", "galat product aaya"],
  ja: ["最悪", "いくらですか", "高すぎる"]
}

describe("the language guess of short texts", () => {
  for (const [language, texts] of Object.entries(short)) {
    for (const text of texts) {
      it(`${language}: ${text}`, () =>
        assert.strictEqual(guessLanguage(normalise(text), trainedModel.lexicon), language))
    }
  }

  it("says nothing of a word that two languages write alike", () => {
    for (const text of ["lindo", "barato", "fin"]) {
      assert.isNull(guessLanguage(normalise(text), trainedModel.lexicon), text)
    }
  })

  it("is not misled by letters of Vietnamese in words of others", () => {
    for (const text of [
      "yọu are ạn idiot and evẹrybody knows",
      "đ1e you stupid clowns",
      "ínbox mé ón tẻlẻgrám",
      "chẻck my shóp for frẻẻ gift"
    ]) {
      assert.notStrictEqual(guessLanguage(normalise(text), trainedModel.lexicon), "vi", text)
    }
  })

  it("goes by the whole of a longer text, not by one word that another language has", () => {
    const longer = "İndirimleri kaçırmayın diye telegram kanalı açtım, adı Sepette Bitti, 6 bin kişi olduk"
    assert.strictEqual(guessLanguage(normalise(longer), trainedModel.lexicon), "tr")
  })
})

describe("the words of short comments", () => {
  const words = Object.entries(commentWords).flatMap(([language, list]) =>
    list.split(/\s+/).map((word) => ({ language, word }))
  )

  it("are written as normalised texts hold them", () => {
    assert.deepStrictEqual(
      words.filter(({ word }) => normalise(word).canonical !== word),
      []
    )
  })

  it("stand with languages there are, once, and are not stop words of the same", () => {
    const stops = new Map(languages.map((language) => [language, new Set(stopWords[language]?.split(/\s+/))]))
    assert.deepStrictEqual(
      words.filter(({ language, word }) => stops.get(language)?.has(word) ?? true),
      []
    )
    assert.lengthOf(new Set(words.map(({ language, word }) => `${language} ${word}`)), words.length)
  })
})
