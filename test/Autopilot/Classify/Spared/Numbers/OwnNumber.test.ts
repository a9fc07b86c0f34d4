import { assert, describe, it } from "@effect/vitest"
import { leavesOwnNumber } from "#src/Autopilot/Classify/Spared/Numbers/OwnNumber.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** Each language: what a customer asks with their number, and what whoever does business says besides. */
const asking = [
  ["order 40718, phone 020 7946 0812", "cheap loans"],
  ["Bestellung 40718, Handy 0171 3920011", "wir verkaufen, unser Angebot"],
  ["mon numéro 06 55 20 10 99, c'est pour un remboursement", "notre équipe"],
  ["mi número 644 55 12 34 por la devolución", "te presto, préstamos"],
  ["meu telefone 11 95555 8877, pedido 40718", "ganhe dinheiro"],
  ["il mio numero 347 5550134, ordine 40718", "prestiti veloci"],
  ["mijn nummer 06 55512999, bestelling 40718", "goedkope lening"],
  ["mój numer 601 555 442, zamówienie 40718", "pożyczki"],
  ["numaram 0532 555 01 34, sipariş no 40718", "ucuz kredi"],
  ["注文番号 40718 です、私の電話は 090-5555-8877", "副業で稼ぐ"],
  ["제 번호 010-5555-8877 입니다 주문번호 40718", "대출 상담"],
  ["رقمي 0555889900 رقم الطلب 40718", "قروض"],
  ["mera phone 98765 43210, order id 40718", "loan sasta"]
] as const

describe("a customer who leaves their number", () => {
  it.each(asking)("is left up: %s", (text) => {
    assert.isTrue(leavesOwnNumber(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each([
    "Zamówienie 118840, tel. 600 555 012, proszę o kontakt w sprawie zwrotu",
    "Nr zamówienia 118840, mój telefon 600 555 012, proszę oddzwonić",
    "Dzień dobry, zamówienie nr 22015, proszę o telefon: 600 555 012",
    "注文番号は88-20134です。080-5555-0123にお電話ください",
    "주문번호 2024-55120 이고 010-5555-0123으로 연락 부탁드려요",
    "주문번호 55120 배송 문의요 010-5555-0123 전화 주세요",
    "Commande 55210-FR, mon num c'est le 06 55 50 12 34, rappelez-moi svp",
    "commande n° 55210 toujours pas reçue, mon numéro 06 55 50 12 34 merci de me rappeler",
    "رقم الطلب 88213 ورقمي 0555501234 اتصلوا علي لو سمحتوا",
    "Bestellung 4711, meine Nummer ist 0171 5550198, bitte rufen Sie mich zurück",
    "Bestellnr. 4711 nicht angekommen, bitte um Rückruf: 0171 5550198",
    "Pedido 30221, mi tel es 612 555 012, llámenme por favor",
    "Pedido 30221 não chegou, meu zap é 11 95555-0123, me liguem por favor",
    "Ordine 55123, il mio cell è 333 5550123, mi richiamate per favore?",
    "Bestelling 99812 niet ontvangen, mijn nummer is 06 55501234, graag terugbellen",
    "Sipariş no 77123, tel 0532 555 01 23, lütfen beni arayın",
    "order no 55123 nahi aaya, mera number 98555 01234 hai please call kijiye",
    "ऑर्डर नंबर 55123, मेरा नंबर 98555 01234, कृपया कॉल करें",
    "Order 55123 never arrived, my number is 07700 900123, please call me back"
  ])("is left up with an order that has not come, or to be called back: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "Rezervasyon 44821, tel 0505 555 3344, bagajım kayıp",
    "예약번호 44821 입니다 010-5555-0155로 연락 부탁드려요",
    "Prenotazione 44821, tel 340 555 0344, chiamatemi per il rimborso",
    "ऑर्डर 5567, फोन 98555 50111, कृपया बात करें",
    "連絡先は03-5555-0123です。折り返しお願いします",
    "予約番号はA1234です。折り返し03-5555-0199までお願いします",
    "حجز رقم 44821 الشنطة ما وصلت جوالي 0505550133",
    "Reserva 44821, mi tel 612 555 012, no llegó mi maleta",
    "Reserva 44821, meu telefone 11 95555-0123, minha mala não chegou",
    "Réservation 44821, mon tel 06 55 50 12 34, ma valise est perdue",
    "Rezerwacja 44821, tel. 600 555 012, proszę o kontakt, zgubiony bagaż",
    "Buchung 44821, meine Nummer 0171 5550198, mein Koffer ist weg",
    "Reservering 44821, mijn nummer 06 55501234, mijn koffer is kwijt",
    "Booking 44821, my number is 07700 900123, my bag is lost",
    "注文番号 20134 の件です。090-5555-0123 まで連絡お願いします",
    "طلبي رقم 88213 ما وصل، رقمي 0555501234 تواصلوا معي",
    "注文番号 4471 の件でお電話ください 090-5555-8877"
  ])("with the number of an order or a booking is at most asked about: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  )

  it.each(["교환 문의드립니다 010-1212-3434", "제 번호로 연락 부탁드립니다 010-2020-3030"])(
    "is left up without an order where only customers are so polite: %s",
    (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "私の番号は090-5555-8877です。配達の件でお電話ください。",
    "제 번호는 010-5555-8877이에요. 배송 때문에 전화 주세요.",
    "मेरा नंबर 98555 01288 है, डिलीवरी के लिए फोन करें।",
    "Meine Handynummer: 0171 3920011. Bitte Rückruf wegen Bestellung 4471.",
    "私の電話番号は090-5555-8877です。折り返しお願いします。",
    "注文4471の件です。私の番号は090-5555-8877です。お電話ください。",
    "주문 4471 때문에 전화 주세요. 제 번호는 010-5555-8877입니다",
    "택배 기사님 010-5555-8877으로 전화 부탁드립니다.",
    "डिलीवरी वाले भैया, 98555 01288 पर कॉल करना।"
  ])("is left up who asks to be called about a delivery or an order: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "私の番号は090-5555-8877です。融資の件でお電話ください。",
    "제 번호는 010-5555-8877이에요. 대출 때문에 전화 주세요.",
    "मेरा नंबर 98555 01288 है, लोन के लिए फोन करें।",
    "Meine Handynummer: 0171 3920011. Schnelle Kredite, bitte Rückruf.",
    "택배가 보관 중입니다. 010-5555-8877으로 전화 주세요.",
    "आपका पार्सल रुका है, 98555 01288 पर कॉल करें।"
  ])("is hidden who asks to be called about money: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "hide")
  )

  it.each(asking)("is nobody with business: %s, %s", (text, business) =>
    assert.isFalse(leavesOwnNumber(read(`${text}, ${business}`)))
  )

  it.each([
    "call 020 7946 0812 for your refund, order 40718",
    "order 40718 is on hold, our department 020 7946 0812",
    "my number 020 7946 0812, I recover every refund",
    "my number 020 7946 0812, parcel support",
    "mera number 98765 43210, aapka refund milega",
    "제 번호 010-5555-8877 환불 도와드려요",
    "my number +44 7700 900123, refund on whatsapp",
    "order number 40718 problem? ring 0800 496 0123",
    "pedido 40718 retenido, pague la tasa 644 55 12 34",
    "Bestellung 40718 gesperrt, rufen Sie 0171 3920011 an",
    "my phone 07700 900123, parcel waiting, pay 1.99 fee",
    "주문번호 40718 배송 보류, 수수료 결제 010-5555-8877",
    "sipariş 40718 gümrükte takıldı, ödeme için 0532 555 01 34",
    "order 2 get the third, 07700 900123",
    "order 40718 at shop.example, 020 7946 0812",
    "order 40718 for $20, 020 7946 0812"
  ])("is nobody who wants readers to pay or call: %s", (text) => assert.isFalse(leavesOwnNumber(read(text))))

  it("is nobody who brings no number", () => {
    assert.isFalse(leavesOwnNumber(read("order 40718 has not come")))
  })
})
