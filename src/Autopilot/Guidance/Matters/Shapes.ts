import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Tabled } from "./Matters.ts"

const before = "(?<![\\p{L}\\p{N}#@/.-])"
const behind = "(?![\\p{L}\\p{N}])"
const whole = (pattern: string, flags = "u") => new RegExp(`${before}(?:${pattern})${behind}`, flags)

/** What stands between a word that calls a number and the number: `order no. 4471`, `Bestellnummer: 88-213`. */
const called =
  "(?:[\\s:#.,=º°-]|(?<!\\p{L})(?:is|was|id|no|nr|num|number|code|ref|reference|der|die|das|ist|lautet|est|de|es|è|é|di|n|nº|numero|numéro|número|codice|codigo|código|kod|kodum|nummer|numer|to|jest|a|o)(?!\\p{L})){0,14}"
/** Letters and figures as computers make them up; of letters alone, capitals. */
const made = "(?=[\\p{L}\\p{N}-]*\\p{N})[\\p{L}\\p{N}][\\p{L}\\p{N}-]{4,18}"
const code = `(?:${made}|[A-Z][A-Z0-9]{5,9})`

const plates: ReadonlyArray<RegExp> = [
  // as each country has them
  whole("[A-Z]{2}[0-9]{2} ?[A-Z]{3}|[A-Z][0-9]{1,3} [A-Z]{3}"),
  whole("[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?[0-9]{1,4}[EH]?"),
  whole("[A-Z]{2}[- ]?[0-9]{3}[- ]?[A-Z]{2}"),
  whole("[0-9]{4} ?[BCDFGHJKLMNPRSTVWXYZ]{3}"),
  whole("[A-Z]{3}[0-9][A-Z][0-9]{2}|[A-Z]{3}-[0-9]{4}"),
  whole("[0-9]-[A-Z]{3}-[0-9]{2}|[A-Z]{2}-[0-9]{3}-[A-Z]|[A-Z]-[0-9]{3}-[A-Z]{2}|[0-9]{2}-[A-Z]{2,3}-[0-9]{1,2}"),
  whole("[A-Z]{2}-[0-9]{2}-[A-Z]{2}|[A-Z]{2}-[A-Z]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[A-Z]{2}"),
  whole("[A-Z]{2,3} [0-9]{4,5}|[A-Z]{2,3} [0-9][0-9A-Z]{4}"),
  whole("(?:0[1-9]|[1-7][0-9]|8[01]) ?[A-Z]{1,3} ?[0-9]{2,4}"),
  whole("[A-Z]{2}[ -]?[0-9]{1,2}[ -]?[0-9]?[A-Z]{1,3}[ -]?[0-9]{4}"),
  whole("[0-9][A-Z]{3}[0-9]{3}"),
  /\p{Script=Han}{2,4} ?[0-9]{2,3} ?\p{Script=Hiragana} ?(?:[0-9]{1,2}-[0-9]{2}|[0-9]{3,4})/u,
  /(?<!\p{N})[0-9]{2,3}[가-힣] ?[0-9]{4}(?!\p{N})/u,
  /(?<!\p{L})\p{Script=Arabic}[ -]\p{Script=Arabic}[ -]\p{Script=Arabic}[ -]?\p{N}{3,4}(?!\p{N})/u,
  // as any has them, behind what they are called
  new RegExp(
    `(?<!\\p{L})(?:reg|regs|registration|(?:number|licen[cs]e) ?plate|plate|kennzeichen|nummernschild|plaque|matr[ií]cula|placa|targa|kenteken|rejestracja|rejestracje|tablice|plaka)(?=[\\s:#.,=º°-])${called}(?=[A-Za-z0-9 -]*[0-9])(?=[0-9 -]*[A-Za-z])[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,4}(?:[ -]?[A-Z0-9]{1,4})?${behind}`,
    "iu"
  )
]

const orders: ReadonlyArray<RegExp> = [
  new RegExp(
    `(?<!\\p{L})(?:(?:my )?(?:order|booking|reservation|ticket|case|tracking|customer|membership|invoice|account|confirmation)|reference|ref|bestell\\p{L}*|buchung\\p{L}*|auftrag\\p{L}*|vorgang\\p{L}*|kundennummer|rechnungsnummer|sendungsnummer|commande|r[ée]servation|dossier|pedido|reserva|orden|ordine|prenotazione|encomenda|bestelling|bestelnummer|boeking|boekingsnummer|ordernummer|reservering|klantnummer|zam[oó]wieni\\p{L}*|rezerwacj\\p{L}*|sipari[şs]\\p{L}*|rezervasyon\\p{L}*|ऑर्डर|बुकिंग)(?:s)?${called}(?:(?:नंबर|आईडी)\\s*)?(${code})${behind}`,
    "giu"
  ),
  /(?:注文|予約|受付|お客様|会員|伝票|追跡)(?:番号|ID)?[はが:：\s]*[A-Za-z0-9-]{5,}/u,
  /(?:주문|예약|접수|회원|송장|운송장)\s?(?:번호)?[는은:：\s]*[A-Za-z0-9-]{5,}/u,
  /(?:طلب|الطلب|طلبي|حجز|الحجز|حجزي|التذكرة|الشحنة)(?: رقم| رقمه)?[\s:]*[A-Za-z0-9\u0660-\u0669-]{5,}/u
]

/** What computers make up has a figure, or is in capitals alone: `order placed` has neither. */
const isMadeUp = ([all, code]: ReadonlyArray<string | undefined>): boolean =>
  code === undefined ||
  /\p{N}/u.test(code) ||
  (code === code.toUpperCase() && all !== undefined && all !== all.toUpperCase())

const hasShape = (written: string, shape: RegExp): boolean =>
  shape.global ? written.matchAll(shape).some(isMadeUp) : shape.test(written)

const streets: ReadonlyArray<RegExp> = [
  /(?<![\p{L}\p{N}])\p{N}{1,5}[a-d]?,? (?:\p{Lu}[\p{L}'’.]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|crescent|boulevard|blvd|terrace|grove|way|place|gardens|hill|square|row|mews)(?!\p{L})/iu,
  /(?<!\p{L})(?:flat|apartment|apt|unit) \p{N}{1,4}[a-d]?,? \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
  /\p{L}+(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s\p{N}{1,4}(?!\p{N})/iu,
  /(?<!\p{L})(?:straße|strasse|str\.) \p{Lu}?[\p{L} ]{0,20}\p{N}{1,4}(?!\p{N})/iu,
  /(?<!\p{L})\p{N}{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\.?|boulevard|bd|impasse|allée|chemin|route|quai|place) \p{L}/iu,
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|av\.|paseo|plaza|carrer|pasaje|rua|travessa|alameda|praça|via|viale|corso|piazza|vicolo|largo)\s(?:[\p{L}'’.]+\s?){1,4},? ?(?:n[º°.]? ?)?\p{N}{1,5}(?!\p{N})/iu,
  /\p{L}+(?:straat|laan|weg|plein|gracht|kade|singel|dijk|steeg|hof)\s\p{N}{1,4}(?!\p{N})/iu,
  /(?<!\p{L})(?:ul\.|ulic[ayę]|al\.|os\.|pl\.)\s?\p{Lu}?[\p{L}. ]{2,25}\p{N}{1,4}(?:\/\p{N}+)?/iu,
  /\p{Lu}\p{L}+(?:owa|owej|ska|skiej|cka|ckiej|na|nej)\s\p{N}{1,4}\/\p{N}{1,4}/u,
  /(?:sokak|sokağı|sok\.|cadde|caddesi|cad\.|mahallesi|mah\.|bulvarı|apartmanı|apt\.)\s*(?:no\s?[:.]?\s*)?\p{N}{1,4}/iu,
  /(?:都|道|府|県|市|区|町|村|丁目)\p{L}{0,8}\p{N}{1,4}(?:[-ー−丁番])\p{N}{0,4}/u,
  /(?:로|길|동)\s?\p{N}{1,4}(?:번?길)?(?:[-\s]\p{N}{1,4})?(?=[\s에으번호,.]|$)/u,
  /(?:شارع|حي|عمارة|بيت|شقة)\s[\p{L} ]{0,30}(?:رقم )?\p{N}{1,5}/u,
  /(?:मकान|गली|फ्लैट|प्लॉट|सेक्टर)\s?(?:नंबर|नं\.?|संख्या)?\s?\p{N}{1,5}/u,
  /(?<!\p{L})(?:h\.? ?no\.?|house no\.?|plot no\.?|flat no\.?|sector)[ -]?\p{N}{1,5}/iu
]

const accounts: ReadonlyArray<RegExp> = [
  whole("[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?"),
  /(?<!\p{N})[0-9]{4}[ -][0-9]{4}[ -][0-9]{4}[ -][0-9]{4}(?!\p{N})/u,
  /(?<!\p{N})[0-9]{2} [0-9]{4} [0-9]{4} [0-9]{4}/u,
  new RegExp(
    `(?<!\\p{L})(?:sort ?code|account|acc|acct|a\\/c|card|rib|nib|iban|konto\\p{L}*|kto|blz|cuenta|conto|conta|ag[êe]ncia|rekening\\p{L}*|hesap\\p{L}*|खाता|khata|ifsc|cbu|clabe|compte)${called}(?:नंबर\\s*)?[0-9][0-9 .-]{5,}[0-9]`,
    "iu"
  ),
  /(?<!\p{L})(?:card (?:ending|ends)(?: in| with)?|cvv|cvc|pin(?: code)?(?: is)?)[ :]{1,3}[0-9]{3,6}(?!\p{N})/iu,
  /(?<!\p{L})sort(?: code)? ?[0-9]{2}-[0-9]{2}-[0-9]{2}/iu,
  /(?:口座|普通預金|普通口座)(?:番号)?[はが:：\s]*[0-9]{6,8}/u,
  /(?:계좌\s?(?:번호)?|은행|뱅크)[는은:：\s]*[0-9]{2,6}-[0-9]{2,6}-?[0-9]{2,8}/u,
  /(?:حساب|الحساب|حسابي|ايبان|آيبان)(?: رقم)?[\s:]*[A-Z]{0,2}[0-9\u0660-\u0669]{8,}/u
]

/** All of a comment, in the languages that say so in one word. */
const firsts: ReadonlyArray<RegExp> = [
  /^[^\p{L}\p{N}]*(?:i(?:['’]?m| am) )?(?:first|1st|second|2nd|third|3rd|erste[rs]?|zweite[rs]?|premi(?:er|ère)|prem['’]?s|preums|primer[oa]|primo|prima|primeir[oa]|eerste|tweede|pierwsz[yae]|birinci|ilk|اول|أول|الاول|الأول|पहला|पहली|फर्स्ट|first here)[^\p{L}\p{N}]*$/iu
]

const shapes: Readonly<Partial<Record<Tabled, ReadonlyArray<RegExp>>>> = {
  early: firsts,
  plate: plates,
  order: orders,
  address: streets,
  bank: accounts
}

/** A figure: what has none has no other shape. */
const figure = /\p{N}/u

/** Which of some topics a comment has the shape of: a number plate, an order number, where somebody lives. */
export const shapesIn = (text: NormalisedText, topics: ReadonlyArray<Tabled>): ReadonlyArray<Tabled> => {
  const written = text.written.whole
  const hasFigure = figure.test(written)
  const shaped = topics.filter((topic) => shapes[topic] !== undefined && (hasFigure || topic === "early"))
  return shaped.filter((topic) => (shapes[topic] ?? []).some((shape) => hasShape(written, shape)))
}
