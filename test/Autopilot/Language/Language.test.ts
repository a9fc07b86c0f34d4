import { assert, describe, it } from "@effect/vitest"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { guessLanguage } from "#src/Autopilot/Language/Language.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { inputFor } from "../Deciding.ts"

const guess = (text: string) => guessLanguage(normalise(text), trainedModel.lexicon)

const pinned: ReadonlyArray<readonly [text: string, language: string | null]> = [
  ["The delivery was late and nobody told me why", "en"],
  ["Die Lieferung kam zu spät und niemand hat mir etwas gesagt", "de"],
  ["La livraison était en retard et personne ne m'a prévenu", "fr"],
  ["El pedido llegó tarde y nadie me dijo nada", "es"],
  ["A encomenda chegou atrasada e ninguém me disse nada", "pt"],
  ["Il pacco è arrivato in ritardo e nessuno mi ha detto niente", "it"],
  ["Het pakket was te laat en niemand heeft iets gezegd", "nl"],
  ["Paczka przyszła za późno i nikt mi nic nie powiedział", "pl"],
  ["Paketet kom för sent och ingen sa något till mig", "sv"],
  ["Kargo çok geç geldi ve kimse bana bir şey söylemedi", "tr"],
  ["Посылка пришла поздно, и никто мне ничего не сказал", "ru"],
  ["Посилка прийшла пізно, і ніхто мені нічого не сказав", "uk"],
  ["وصل الطرد متأخرا ولم يخبرني أحد", "ar"],
  ["荷物が遅れて届きました", "ja"],
  ["包裹来得太晚了", "zh"],
  ["택배가 늦게 왔어요", "ko"],
  ["पार्सल देर से आया", "hi"],
  ["พัสดุมาช้า", "th"],
  ["Το δέμα άργησε", "el"],
  ["החבילה הגיעה באיחור", "he"],
  ["bhai ye dress kitne ka hai, size milega kya", "hi"],
  ["wallah el montag da 7elw awi bas ghali", "ar"],
  ["тrаding wіth соасh Мirіаm іs тhе bеsт dесіsіоn", "en"],
  ["yοu wοn τhe ρrize, wriτe τo τhe desκ", "en"],
  ["ѕenԁ her a dм tο inveѕt іn bітсoin anԁ eаrn daіly", "en"],
  ["А он у нас не был, а она там", "ru"],
  ["και τι να κάνω", "el"],
  ["👍👍", null],
  ["12.50 €", null],
  ["https://www.example.com/las-ofertas-de-la-semana", null]
]

describe("the language guess", () => {
  for (const [text, language] of pinned) it(text, () => assert.strictEqual(guess(text), language))
})

describe("outside English", () => {
  const foreign = [
    "Rakastan tätä kahvilaa, vaimoni myös, kiitos",
    "Miluju tuhle kavárnu a moje žena taky, díky moc",
    "Очень красиво, спасибо большое"
  ]
  for (const text of foreign) {
    it(`keeps, and says what it cannot read: ${text}`, () => {
      const { outcome, reason } = decide(inputFor(text))
      assert.strictEqual(outcome, "keep")
      assert.match(reason, /It is in (Finnish|Czech|Russian), a language in which I only look for known words/)
    })
  }

  it("keeps in a language it has learnt, and has nothing to excuse", () => {
    for (const text of [
      "Ich liebe diese Firma, meine Frau auch",
      "Mi esposa y yo amamos estos zapatos negros",
      "Jag älskar det här företaget, min fru också",
      "Cửa hàng này rất tốt, cảm ơn bạn nhiều"
    ]) {
      assert.strictEqual(decide(inputFor(text)).reason, "I found nothing in it to hide.")
    }
  })

  it("swear words of the language are seen", () => {
    assert.strictEqual(decide(inputFor("du bist so ein arschloch und ein wichser")).category, "profanity")
    assert.strictEqual(decide(inputFor("eres una mierda, hijo de puta, vete ya")).outcome, "hide")
    assert.strictEqual(decide(inputFor("ты просто сука и больше никто")).category, "profanity")
  })

  it("a word that is only bad elsewhere is not", () => {
    assert.isBelow(inputFor("I took a bite of the pizza and it was great").scores.profanity, 0.2)
  })

  it("links and contact details are seen in any language", () => {
    const { scores } = inputFor("Напишите мне в WhatsApp +7 912 555 01 77 или на сайт prize.example/win")
    assert.isAtLeast(scores.contact, 0.8)
    assert.isAtLeast(scores.links, 0.8)
  })
})
