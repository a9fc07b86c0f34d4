const email = /[\p{L}\p{M}\p{N}.!#$%&'*+^_~-]{1,64}@[\p{L}\p{M}\p{N}.-]+/gu
const link = /^\S*(?::\/\/|www\.|\p{L}\.\p{L}{2,}[/?])\S*$/iu

const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"
const ip = new RegExp(`(?<![\\d.]|\\+\\d{1,3}[ -])${byte}(?:\\.${byte}){3}(?::\\d{1,5})?(?!\\d|\\.\\d)`, "g")

const day = "(?:0?[1-9]|[12]\\d|3[01])"
const year = "(?:19|20)\\d{2}"
const date = new RegExp(
  `(?<!\\d|\\d[./-])(?:${day}([./-]) ?${day}\\1 ?${year}|${year}([./-])${day}\\2${day})(?!\\d|[./-]\\d)`,
  "g"
)
const time = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d)/g
const bankAccount = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g
const coordinates = /-?\b\d{1,3}\.\d{4,}\s*,\s*-?\d{1,3}\.\d{4,}\b/g

/** No number goes on over the end of a line. */
const gone = "\n"

/** A text without the digits of links, addresses, dates, times, bank accounts and places on a map. */
export const withoutFalseFriends = (text: string): string =>
  text
    .replace(email, gone)
    .split(/(\s)/)
    .map((word) => (link.test(word) ? gone : word))
    .join("")
    .replace(bankAccount, gone)
    .replace(ip, gone)
    .replace(date, gone)
    .replace(coordinates, gone)
    .replace(time, gone)

const named = [
  "order",
  "tracking",
  "invoice",
  "receipt",
  "reference",
  "ref",
  "(?<!in )case",
  "ticket",
  "parcel",
  "booking",
  "reservation",
  "confirmation",
  "transaction",
  "account",
  "acct",
  "customer",
  "member(?:ship)?",
  "policy",
  "claim",
  "serial",
  "sku",
  "item",
  "isbn",
  "ean",
  "upc",
  "vat",
  "pin",
  "iban",
  "imei",
  "sizes?",
  "price",
  "costs?",
  "(?:bestell|auftrags|sendungs|rechnungs|kunden)(?:nummer|nr)",
  "(?:ordre|sporings|faktura|kunde|order)(?:nummer|nr)",
  "pedido",
  "commande",
  "#"
].join("|")
const words = "(?:number|numero|número|numéro|code|no|nr|id|is|was|are|for|de)"
const reference = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:${named})|#)[^\\p{L}\\d,;!?]{0,3}(?:${words}[^\\p{L}\\d,;!?]{0,3}){0,3}$`,
  "iu"
)
const money = "USD|EUR|GBP|NOK|SEK|DKK|CAD|AUD|CHF|INR|JPY|kr|Rs|euros?|dollars?|pounds?"
const priceBefore = new RegExp(`(?:(?<!\\p{L})(?:${money})\\.?|\\p{Sc}) ?$`, "iu")
const countAfter = new RegExp(
  `^ ?(?:\\p{Sc}|%|(?:${money}|kg|km|cm|mm|ml|px|MB|GB|views|followers|likes|people|times|years|steps)(?![\\p{L}\\d]))`,
  "iu"
)

/** In characters: no reference is named at greater length. */
const longestNamed = 40

/** Whether what stands around a number says that it is none to dial. With its country's code written `+` it always is. */
export const isFalseFriend = (before: string, number: string, after: string): boolean => {
  if (number.includes("+")) return false
  const close = before.slice(-longestNamed)
  return reference.test(close) || priceBefore.test(close) || countAfter.test(after)
}
