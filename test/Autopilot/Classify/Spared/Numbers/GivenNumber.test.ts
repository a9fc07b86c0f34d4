import { assert, describe, it } from "@effect/vitest"
import { tellsOfGivenNumber } from "#src/Autopilot/Classify/Spared/Numbers/GivenNumber.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("a customer who used the number that the shop gave", () => {
  it.each([
    "I sent the receipt to the number you gave me, 0161 555 0134, did you get it?",
    "hab den Beleg an die Nummer geschickt die ihr mir gegeben habt, 030 5550134",
    "j'ai envoyé le reçu au 01 55 50 13 40 que vous m'avez donné",
    "mandé el recibo al 55 5013 4000 que me dieron, ¿llegó?",
    "mandei o recibo no número 31 3333-0000 que vocês passaram",
    "ho mandato lo scontrino al numero 02 5550134 che mi avete dato",
    "heb de bon naar 020 5550134 gestuurd, het nummer dat jullie gaven",
    "wysłałem paragon na numer 22 555 01 34 który podaliście",
    "fişi verdiğiniz 0212 555 01 34 numarasına gönderdim",
    "教えてもらった番号 03-5555-0123 にレシートを送りました",
    "알려주신 번호 02-555-0123로 영수증 보냈어요",
    "ارسلت الفاتورة على الرقم اللي عطيتوني 011 555 0123",
    "aapne jo number diya 011 5555 0123 us pe bill bheja hai"
  ])("is left up: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "I sent 200 to the number you gave me 0161 555 0134 and made a profit of 900",
    "you gave me his number 0161 555 0134, message him, he recovered everything",
    "the expert you told us about called me 0161 555 0134",
    "I called the number you gave me 0161 555 0134, thanks to the trader I won",
    "text me on 0161 555 0134 as you said",
    "llamé al 55 5013 4000 que me dieron y gané con la inversión",
    "mandei pro 31 3333-0000 que vocês passaram e ganhei 2 mil investindo",
    "ho chiamato il 02 5550134 che mi avete dato, prestiti subito",
    "wysłałam na numer 22 555 01 34 który podaliście, wygrałam nagrodę",
    "verdiğiniz 0212 555 01 34 numarasını aradım, ödül kazandım",
    "教えてもらった番号 03-5555-0123 に電話して当選しました",
    "알려주신 번호 02-555-0123로 연락했더니 투자 수익 났어요",
    "اتصلت على الرقم اللي عطيتوني 011 555 0123 وربح كبير"
  ])("is no longer one who speaks of money or has others write: %s", (text) =>
    assert.isFalse(tellsOfGivenNumber(read(text)))
  )
})
