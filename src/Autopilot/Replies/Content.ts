import { normalise } from "../Text/Normalise.ts"

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Words that say how something is asked, and not what. */
const empty = list(
  "a an the and or but so if of to in on at for from by with about as is are was were be been am do does did can could " +
    "will would shall should may might must have has had i me my we us our you your yours he she it its they them their " +
    "this that these those there here what whats which who whom whose when where why how please pls hi hello hey dear " +
    "thanks thank team guys anyone someone any some just also too very really know tell need want like get got still " +
    "yet now not no yes ok not dont doesnt cant im id ive youre theres"
)

/** Different words for the same thing, the first one standing for all. */
const sayings = [
  "price prices pricing cost costs much expensive cheap charge charges fee fees",
  "delivery deliver delivers delivering delivered ship ships shipping shipped shipment send sends dispatch postage post",
  "return returns returning returned refund refunds refunded exchange exchanges moneyback",
  "hours open opens opening opened",
  "close closes closing closed",
  "size sizes sizing fit fits",
  "stock stocked restock restocked restocking available availability",
  "shop store stores shops branch branches location located",
  "discount discounts coupon coupons code codes voucher vouchers promo",
  "pay pays payment payments paypal card cards klarna",
  "order orders ordering buy buying purchase",
  "warranty guarantee guaranteed"
]

const standsFor: ReadonlyMap<string, string> = new Map(
  sayings.flatMap((saying) => {
    const words = saying.split(" ")
    return words.map((word) => [word, words[0] ?? word] as const)
  })
)

const general: ReadonlySet<string> = new Set(standsFor.values())

/** Whether a telling word may be meant of anything that is sold: prices, sizes, hours. */
export const isGeneral = (word: string): boolean => general.has(word)

/** A plural of an English word is the word. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word

/** The words of a text that tell what it is about, as they are written. */
export const tellingWords = (text: string): ReadonlySet<string> => {
  const words = normalise(text).words.filter(({ kind }) => kind === "word" || kind === "number")
  return new Set(words.map(({ text }) => text.replace(/['’]/g, "")).filter((word) => !empty.has(word)))
}

/** What a text is about: its telling words, whatever their form and the words around them. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set([...tellingWords(text)].map((word) => standsFor.get(word) ?? standsFor.get(singular(word)) ?? singular(word)))

/** How much two texts are about the same, 0 to 1: twice what they share, of what both have. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return (2 * shared) / (one.size + other.size)
}

/** Which part of a text another one covers, 0 to 1. */
export const coverage = (covered: ReadonlySet<string>, covering: ReadonlySet<string>): number => {
  if (covered.size === 0) return 0
  let shared = 0
  for (const word of covered) if (covering.has(word)) shared++
  return shared / covered.size
}
