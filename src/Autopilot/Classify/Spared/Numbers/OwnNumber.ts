import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNumber } from "./GivesNumber.ts"

/** An order with its number, in all languages, as texts are read: without accents. */
const order = new Sieved(
  new RegExp(
    [
      "\\b(?:order|invoice|booking|reservation|reserva|prenotazione|rezervasyon|rezerwacja|buchung|reservering|bestellung|auftrag|commande|pedido|encomenda|ordine|bestelling)(?: (?:no|nr|number|nummer|numero|n))?[ .:#°º]*\\d",
      "\\b(?:order|bestell|bestel)(?:nummer|nr)[ .:#]*\\d|\\b(?:nr|numer) zamowienia[ .:#]*\\d|\\bzamowieni\\p{L}*(?: nr)?[ .:#]*\\d|\\bsiparis(?: (?:no|numaram|numarasi))?[ .:#]*\\d",
      "(?:注文|予約)番号.{0,3}\\d|(?:주문|예약) ?번호.{0,3}\\d|حجز رقم[ :#]*\\d|ऑर्डर \\d|(?:رقم (?:ال)?طلب\\p{L}*|طلبي رقم)[ :#]*\\d|\\border (?:id|number)\\b.{0,6}\\d|ऑर्डर (?:नंबर|नं)?.{0,3}\\d"
    ].join("|"),
    "iu"
  )
)

/** A number that is the author's: who speaks to the courier gives their own. */
const own = new Sieved(
  new RegExp(
    [
      "\\bmy (?:phone|mobile|cell|number|tel)|\\bmeine? (?:handy|telefon|nummer|handynummer|telefonnummer)|\\bmon (?:numero|num|tel|telephone|portable)|\\bmi (?:numero|tel|telefono|movil|celular)|\\bmeu (?:numero|tel|zap|telefone|celular|telemovel)",
      "\\bmio (?:numero|cell|cellulare|telefono)|\\bmijn (?:tel|nummer|mobiel|telefoon)|\\bmoj (?:numer|telefon)|\\b(?:numaram|telefonum)|\\bmer[ai] (?:phone|number|mobile)|मेरा (?:फोन|नंबर|मोबाइल)",
      "私の(?:電話|番号|携帯)|連絡先は|(?:제|내) ?(?:번호|연락처|전화)|택배 ?기사님|डिलीवरी वाले (?:भैया|भाई)|رقمي|رقم جوالي|رقم الجوال"
    ].join("|"),
    "iu"
  )
)

/** What a customer wants of a shop. */
const matter = new Sieved(
  new RegExp(
    [
      "\\b(?:refund|return|exchange|complaint|ruckerstattung|retoure|reklamation|remboursement|retour|reembolso|devolucion|devolucao|rimborso|reso|lieferung|zustellung)\\b",
      "\\b(?:terugbetaling|zwrotu?|reklamacj\\p{L}*|iade|toot gaya)\\b|返金|返品|配達|折り返し|注文 ?\\d|주문 ?\\d|환불|교환|배송|반품|استرجاع|استرداد|रिफंड|डिलीवरी|ऑर्डर ?\\d"
    ].join("|"),
    "iu"
  )
)

/** How customers of a shop ask there, and nobody offers anything: what is polite in Korean tells who speaks. */
const humbly = /(?:문의|부탁) ?(?:드립니다|드려요|드릴게요|합니다)/u

/** All that is said by whoever leaves a number: fees, parcels that are held and offers take other words. */
const said = new RegExp(
  [
    "(?<![\\p{L}\\p{M}])(?:hi|hello|hey|please|pls|thanks|thank|you|order|number|numbers|no|nr|id|my|our|is|it|its|s|phone|mobile|cell|tel|for|about|and|the|re|ref|question|regarding|a|on|refund|return|exchange|complaint|invoice|booking|maybe|at|never|not|arrived|came|yet|still",
    "hallo|bitte|danke|bestellung|bestellnummer|auftrag|nummer|meine?|handy|handynummer|telefon|telefonnummer|wegen|zu|zur|der|die|das|und|ist|fur|eine|ruckerstattung|retoure|reklamation|lieferung|zustellung|bestellnr|nr|um|noch|nicht|angekommen",
    "bonjour|merci|svp|n|commande|numero|mon|ma|est|c|et|portable|telephone|pour|le|la|un|une|de|remboursement|retour|num|toujours|pas|recue|jamais|hola|gracias|por|favor|pedido|mi|es|y|para|el|reembolso|devolucion|telefono|movil|celular|no|llego|llegado|ha",
    "ola|obrigad[oa]|meu|encomenda|e|o|do|telefone|telemovel|zap|nao|chegou|devolucao|ciao|grazie|per|il|mio|ordine|cellulare|cell|non|arrivato|rimborso|reso|un|dank|graag|mijn|bestelling|mobiel|telefoon|voor|het|een|en|van|terugbetaling|retour|niet|ontvangen",
    "prosze|dziekuje|dzien|dobry|moj|numer|o|kontakt|telefon|nie|dotarlo|przyszlo|wysylki|dostawy|zamowieni[aeu]|w|sprawie|i|to|zwrotu?|reklamacj[aię]|merhaba|lutfen|tesekkurler|numaram|telefonum|siparis|numarasi|icin|iade|gelmedi|mer[ai]|ke|ki|ka|liye|hai|bag|toot|gaya|nahi|aaya|aayi)(?![\\p{L}\\p{M}])",
    "注文|予約|番号|連絡先|電話|携帯|私の?|返金|返品|配達|お願い(?:し|いたし)ます|です|ます|よろしく|(?:まで|の|は|に|を|で|件)|(?:電話|連絡)お願い|(?:주문|예약) ?번호|번호|연락처|연락|전화|제|내|환불|교환|배송|반품|조회|문의|이고|부탁|드려요|드립니다|드릴게요|입니다|이에요|예요|이요|요|는|은|로|합니다|좀|안녕하세요",
    "و?رقمي|رقم|(?:ال|لل)?(?:طلب|جوال|استرجاع|استرداد)|الطلبي[ةه]|طلبي|هو|من|فضلك|لو|سمحت(?:وا|م)?|ما|وصلت?|وصلني|مرحبا|السلام عليكم|मेरा|फोन|नंबर|मोबाइल|ऑर्डर|रिफंड|डिलीवरी|के|लिए|है"
  ].join("|"),
  "giu"
)

/** Only beside an order: whoever names none may want anybody to call. */
const called =
  /(?<!\p{L})(?:call|ring|me|back|ruf\p{L}*|sie|mich|zuruck|appelez|moi|me|rappele[zr]|llam\p{L}*|me|ligu?\p{L}*|richiamate(?:mi)?|chiamate(?:mi)?|mi|graag|bel|mij|terugbellen|zadzwoncie|oddzwoncie|oddzwonic|beni|arayin|kijiye|اتصلوا|تواصلوا|علي|معي)(?!\p{L})/giu

/** Only with a number of one's own: others have readers call them. */
const rung =
  /(?<!\p{L})ruckruf(?!\p{L})|(?:お|ご)?(?:電話|連絡)ください|折り返し|때문에|주세요|주문|으로|택배 ?기사님|डिलीवरी वाले (?:भैया|भाई)|कृपया|कॉल|पर|करें|करना/giu

/** Who tells the number of an order is the one who gave it: businesses only call about it. */
const tellsOrder = /(?:注文|予約)番号は.{0,14}です|(?:주문|예약) ?번호.{0,16}(?:이고|입니다|이에요|문의)/u

const letter = /\p{L}/u
/** An order's number may have letters in it. */
const numbered = /\b[a-z\d-]*\d[a-z\d-]*\b/giu

const saysNoMore = (whole: string): boolean =>
  !letter.test((own.test(whole) ? whole.replaceAll(rung, "") : whole).replaceAll(said, "").replaceAll(numbered, ""))

const besideOrder = (whole: string): string => {
  const rest = whole.replaceAll(called, "")
  return tellsOrder.test(whole) ? rest.replaceAll(rung, "") : rest
}

const longest = 120

/** Whether whoever leaves a telephone number names an order or a booking by its number, as few do who are after money. */
export const namesOrder = (reading: TextReading): boolean =>
  givesNumber(reading, longest) && order.test(reading.text.written.whole)

/** Whether a customer leaves a number to be called on about an order of their own, and offers nothing. */
export const leavesOwnNumber = (reading: TextReading): boolean => {
  if (!givesNumber(reading, longest)) return false
  const { whole } = reading.text.written
  if (order.test(whole)) return saysNoMore(besideOrder(whole))
  const isOwn = own.test(whole)
  const isMatter = matter.test(whole)
  return (humbly.test(whole) ? isOwn || isMatter : isOwn && isMatter) && saysNoMore(whole)
}
