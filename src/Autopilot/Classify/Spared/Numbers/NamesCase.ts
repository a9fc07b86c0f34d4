import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNoWay } from "../GivesNoWay.ts"
import { moneyAndWares } from "./MoneyAndWares.ts"

const number = "(?: ?(?:no|nr|num|number|nummer|numero|numer|id|is|ist|n))?[ .:#°º]*\\d{4,}"

/** What a customer's own matter goes by at a shop, as texts are read: without accents. */
const named = new Sieved(
  new RegExp(
    [
      `\\b(?:ref|reference|my case|case (?:no|nr|number|id)|(?:ticket|claim) (?:no|nr|number|nummer|id)|complaint|vorgang|vorgangs?nummer|ticketnummer|reklamation|aktenzeichen|dossier|reclamation|sav|caso|reclamo|reclamacion|incidencia|protocolo|chamado|reclamacao|pratica|segnalazione|reclamo|zaak|zaaknummer|dossiernummer|klacht|meldingsnummer|reklamacj[aei]|zgloszeni[ea]|sprawa|kayit|basvuru|sikayet|talep|shikayat)${number}(?!\\d)`,
      `(?:受付|お問い?合わせ|問合せ|整理|修理)番号[はが:： ]*\\d{4,}|(?:접수|문의|상담|수리) ?번호[는가:： ]*\\d{4,}|رقم (?:ال)?(?:بلاغ|شكوى|شكوي|تذكر[ةه]|طلب)[ :#]*\\d{4,}|शिकायत (?:नंबर|संख्या)[ :#]*\\d{4,}`
    ].join("|"),
    "iu"
  )
)

/** Whoever has an offer, or speaks of what is the reader's. */
const dealing = new RegExp(
  [
    moneyAndWares,
    "\\b(?:your|ihre?n?|eure?n?|votre|vos|su|sus|seu|sua|suo|tuo|tua|uw|jouw|twoj\\p{L}*|panst\\p{L}*) (?:\\p{L}+ )?(?:account|order|parcel|case|claim|funds?|money|prize|konto|paket|fall|geld|gewinn|compte|colis|dossier|argent|gain|cuenta|pedido|caso|dinero|premio|conta|encomenda|dinheiro|conto|pacco|soldi|rekening|pakket|zaak|prijs|paczk\\p{L}*|spraw\\p{L}*|pieniadz\\p{L}*|nagrod\\p{L}*)",
    "\\b(?:won|win|winner|prize|gift|claim your|recover\\p{L}*|hacker|expert|lost|scammed|gewonnen|gewinn\\p{L}*|gagne\\p{L}*|ganad\\p{L}*|ganaste|premio|ganhou|vinto|vincit\\p{L}*|winnaar|wygra\\p{L}*|nagrod\\p{L}*|kazan\\p{L}*|odul|jeeta|inaam)\\b|当選|当たり|賞品|お客様|당첨|상품|고객님|مبروك|ربح|فائز|جائز[ةه]|जीत|इनाम|आपका|आपके|aapka|aapke",
    "\\b(?:card|pin|cvv|iban|password|karte|passwort|carte|rib|mot de passe|tarjeta|contrasena|cartao|senha|cpf|carta|kaart|pincode|kart\\p{L}*|haslo|sifre\\p{L}*)\\b|カード|暗証|비밀번호|카드|بطاق[ةه]|كارت|कार्ड|पिन"
  ].join("|"),
  "iu"
)

const longest = 120

/** Whether a customer names a matter of their own at the shop by its number, and no way to anybody. */
export const namesCase = (reading: TextReading): boolean => {
  const { length, whole } = reading.text.written
  return length <= longest && givesNoWay(reading) && named.test(whole) && !dealing.test(whole)
}
