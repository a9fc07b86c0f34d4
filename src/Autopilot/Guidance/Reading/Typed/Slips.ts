import { topicWords } from "../../Topics.ts"
import { mayBeForeign } from "../Speech/English.ts"

/** What instructions are made of. */
const instructing =
  "hide hides hidden hiding remove removed removing delete deleted deleting keep keeps leave allow allowed block blocked ban banned please " +
  "comment comments question questions complaint complaints never always anything everything should welcome people without review approve " +
  "flag spam links link insults insult swearing before hashtag mention mentions mentioning unless except contain containing show tell send " +
  "forward stay stays language about first want shouldnt " +
  "refund refunds refunding delivery deliveries discount discounts politics political religion religious adverts advert advertising " +
  "advertisement advertisements promotion promotions competitor competitors profanity threats compliment compliments praise positive negative feedback " +
  "rumours gossip spoiler spoilers gambling betting racist racism sexist hateful bullying harassment emojis giveaways vouchers coupons criticism reviews"

/** Words of their own, or of others, that a slip of the finger makes as well. */
const words = new Set(
  (
    "hid hie hire hided hiding bidden hides fag flat flab flay lave leve eave heave leav tell teal tel send sed sent shew how hsow " +
    "alloy aloe allo bock bloc bloke black sty story stat spa spas span spat spar lik lins lines likes lonks sinks inks ban bans pleas please lease " +
    "befor pepole stays tally sell keel keen kep kees seep eep searing wearing sparing review preview comet commend omit mentor insult excerpt accept " +
    "expect content shod stray abut fist firs wanted wants wand watt wait sway slay snow shop shot sow tells teals sends lend end fiend forwards " +
    "says removes deletes baan neer neger banner banne bann baan commenta commente insulta insulto insulte insultes linka stags stats hires remover blocker compliant sweating keels contents sayings " +
    "neve allows blocks bands banes barred averts avert advents prise raise parise treats treaty threads spoiled spoilt soiler boiling bulling bully besting beting bettering " +
    "vouches racists race racing sexiest posited negate native rumors humours refined refines funds previews revues revises delivers deliver discounted elections religions"
  ).split(" ")
)

const beside: Readonly<Record<string, string>> = {
  a: "qsz",
  b: "vgn",
  c: "xdv",
  d: "serfcx",
  e: "wrsd",
  f: "drtgv",
  g: "fthbv",
  h: "gyjnb",
  i: "uojk",
  j: "hukn",
  k: "jilm",
  l: "kop",
  m: "nkj",
  n: "bhjm",
  o: "iplk",
  p: "ol",
  q: "wa",
  r: "etdf",
  s: "adwx",
  t: "ryfg",
  u: "yijh",
  v: "cfgb",
  w: "qesa",
  x: "zcs",
  y: "tugh",
  z: "xas"
}

/** Of shorter words one letter less or another one makes another word. */
const long = 5

/** A word with two letters that changed places, one doubled, and of longer ones one left out or missed by a key. */
const slipsOf = (word: string): ReadonlyArray<string> => {
  const letters = Array.from(word)
  const slips: Array<string> = []
  for (let at = 0; at < letters.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const letter = letters[at] ?? ""
    if (at < letters.length - 1) slips.push(`${before}${letters[at + 1] ?? ""}${letter}${word.slice(at + 2)}`)
    slips.push(`${before}${letter}${letter}${after}`)
    if (word.length < long || at === 0) continue
    slips.push(`${before}${after}`, ...Array.from(beside[letter] ?? "", (key) => `${before}${key}${after}`))
  }
  return slips
}

const known: ReadonlySet<string> = new Set([...topicWords, ...instructing.split(" ")])

/** A slip that may be of several words is of none. */
const rights: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string | null>()
  for (const word of instructing.split(" ")) {
    for (const slip of new Set(slipsOf(word))) {
      if (known.has(slip) || words.has(slip)) continue
      found.set(slip, found.has(slip) && found.get(slip) !== word ? null : word)
    }
  }
  for (const pair of "policital political|polictics politics|prase praise|refnd refund|hode hide|hife hide|hidde hide|nver never|nevr never|kewp keep|dnt dont|donot dont|ask aks|delet delete|delte delete".split(
    "|"
  )) {
    const [slip = "", right = ""] = pair.split(" ")
    if (!known.has(slip)) found.set(slip, right)
  }
  return new Map([...found].flatMap(([slip, right]) => (right === null ? [] : [[slip, right] as const])))
})()

/** The right word for one with a slip of the finger in it, null for any other. */
export const rightFor = (word: string): string | null => rights.get(word) ?? null

const quoted = /("[^"\n]*"|“[^”"\n]*[”"]|„[^“”"\n]*[“”"]|«[^»\n]*»|(?<![\p{L}\p{N}])['‘][^'‘’\n]+['’](?![\p{L}\p{N}]))/u
const word = /(?<![\p{L}\p{N}\p{M}@#.'’-])[\p{L}]{3,}(?![\p{L}\p{N}\p{M}@'’]|\.\p{L})/gu

/** A sentence in English with the words of instruction spelt right. What is quoted stays, and so does what may be a name. */
export const withoutSlips = (sentence: string): string => {
  if (mayBeForeign(sentence)) return sentence
  const mended = (part: string, isFirst: boolean) =>
    part.replaceAll(word, (written, at: number) => {
      const isName = /^\p{Lu}/u.test(written) && !(isFirst && at === 0)
      const right = isName ? null : rightFor(written.toLowerCase())
      if (right === null) return written
      return /^\p{Lu}/u.test(written) ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right
    })
  return sentence
    .split(quoted)
    .map((part, at) => (at % 2 === 0 ? mended(part, at === 0) : part))
    .join("")
}
