import { assert, describe, it } from "@effect/vitest"
import { tellsNumberOfShop } from "#src/Autopilot/Classify/Spared/Numbers/ShopNumber.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("a customer who tells others the number of a shop", () => {
  it.each([
    "@julie leur boutique de Nantes a encore du stock, le numéro c'est 02 40 55 12 34",
    "en magasin à Lille il y en a, tel 03 20 55 43 21, ils me l'ont réservé",
    "@sara al punto vendita di Bologna ce l'hanno, il numero è 051 5550134, gentilissimi",
    "chiamate il punto vendita di Torino 011 5559911, me lo hanno messo da parte",
    "bel het filiaal op de Dorpsstraat 040 555 2211, super aardig en ze leggen hem weg",
    "Dzwoniłam rano do sklepu (61 555 44 21), zostały im dwie sztuki",
    "@elif Ankara şubesinde hâlâ var, telefonu 0312 555 01 34, çok ilgililer",
    "お店は神田の駅前通りにあります。03-5555-0123に電話すれば取り置きしてくれますよ",
    "@현우 대구점 매장에 재고 있음 053-555-3344 물어봐",
    "المحل في شارع الزهور، اتصلوا على 011 555 0123 ويحجزونه لكم",
    "दुकान गांधी रोड पर है, 011 5555 0123 पर फोन करो, वो आपके लिए रख देंगे"
  ])("is left up: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "The store still has it, but I sell the same cheaper: 07700 900123",
    "The store refunded me after I called the recovery agent 0800 496 0123",
    "The shop put it aside, see shop.example or call 020 7946 0812",
    "they still have it in the store, only $20, 020 7946 0812",
    "the store has it in stock, write to @prize_desk or 020 7946 0812",
    "ma boutique a encore du stock, appelez-moi 06 55 20 10 99",
    "nuestra tienda lo tiene todavía, llama al 644 55 12 34",
    "na minha loja ainda tem, chama no zap 81 95555 7788",
    "bij onze winkel nog op voorraad, bel 06 55512999",
    "当店ならまだ在庫あり、電話 090-5555-8877",
    "저희 매장에 재고 있어요 010-5555-8877",
    "عندنا في المحل نفس القطعة أرخص 0555 889 900"
  ])("is nobody with business of their own: %s", (text) => assert.isFalse(tellsNumberOfShop(read(text))))

  it("is nobody who brings no number", () => {
    assert.isFalse(tellsNumberOfShop(read("the shop in Mill Lane still has it, ask them to put it aside")))
  })
})
