import type { Effect } from "../../../Policy.ts"
import { type ForeignWord, is, isUnlisted } from "../Lexed/ForeignWord.ts"

/** Words that limit a sentence, or turn it round: without others around them they may say something else. */
const turning = [
  "except",
  "besides",
  "if",
  "not",
  "none",
  "never",
  "without",
  "but",
  "only",
  "before",
  "elsewhere"
] as const
const mostUnknown = 3
const fewestWords = 2

/** The parts of a sentence between its commas, each as it is written. */
export const clausesOf = (sentence: string): ReadonlyArray<string> => {
  const parts = sentence.split(/\s*[,،、;；:：]\s*/u).map((part) => part.trim())
  return parts.length < 2 ? [] : parts.filter((part) => part.length > 3)
}

/** A sentence without the words that are not known, where they are few and nothing turns it round. */
export const withoutUnknown = (sentence: string, tokens: ReadonlyArray<ForeignWord>): string | null => {
  const unknown = tokens.filter(isUnlisted)
  if (unknown.length === 0 || unknown.length > mostUnknown) return null
  if (tokens.some((token) => is(token, ...turning)) || tokens.length - unknown.length < fewestWords) return null
  return unknown
    .toReversed()
    .reduce((left, { end, start }) => left.slice(0, start) + left.slice(end), sentence)
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\s+(?=[,.])/gu, "")
    .trim()
}

/** What a sentence speaks of, said plainly: `masquer la livraison`. */
export const plainly = (
  tokens: ReadonlyArray<ForeignWord>,
  effect: Effect,
  plain: Readonly<Record<Effect, string>>
): string | null => {
  const object = tokens.find((token) => token.kinds.topic !== undefined && !is(token, "hide", "keep", "ask"))
  const named = object ?? tokens.find((token) => is(token, "thing") || token.exact)
  if (named === undefined) return null
  const said = plain[effect].replace("{x}", () => (named.exact ? `"${named.text}"` : named.text))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const advertised: ReadonlySet<string> = new Set(["links", "spam", "scams", "competitors"])
const quoted = ({ text }: ForeignWord) => `“${text}”`

const others =
  /(?<!\p{L})(?:ander(?:e[nrs]?)?|fremde[nrs]?|autres?|otr[oa]s?|outr[oa]s?|altr[ieo]|inn(?:e|ych|ym|ymi)|diğer|başka)(?!\p{L})|他[の社店]|ほかの|よその|다른|타사|타 업체|أخرى|اخرى|ثانية|تانية|दूसर[ेीों]/iu
const naming: Readonly<Record<string, string>> = {
  German: "Unsere Konkurrenten sind Kelda und Vela",
  French: "Nos concurrents sont Kelda et Vela",
  Spanish: "Nuestros competidores son Kelda y Vela",
  Portuguese: "Nossos concorrentes são Kelda e Vela",
  Italian: "I nostri concorrenti sono Kelda e Vela",
  Dutch: "Onze concurrenten zijn Kelda en Vela",
  Polish: "Nasi konkurenci to Kelda i Vela",
  Turkish: "Rakiplerimiz Kelda ve Vela",
  Japanese: "競合はケルダとヴェラです",
  Korean: "경쟁사는 켈다와 벨라입니다",
  Arabic: "منافسونا هم كلدا وفيلا",
  Hindi: "हमारे प्रतिस्पर्धी केल्डा और वेला हैं"
}

/** Why links and ads are not told by whom they are of; null where a sentence speaks of none. */
export const ofOthers = (sentence: string, tokens: ReadonlyArray<ForeignWord>, language: string): string | null => {
  const [whose] = others.exec(sentence) ?? []
  if (whose === undefined || !tokens.some(({ kinds }) => advertised.has(kinds.topic ?? ""))) return null
  return `no comment tells that it is of “${whose.trim()}”, so none of it is followed; name them, as in “${naming[language]}”, and what mentions them is found`
}

/** What makes two readings of a sentence, in the words of it; null where it is not one of these. */
export const twoWaysOf = (tokens: ReadonlyArray<ForeignWord>): string | null => {
  const hides = tokens.find((token) => is(token, "hide", "ban") && !is(token, "topic"))
  const keeps = tokens.find((token) => is(token, "keep") && !is(token, "topic", "weak"))
  const asks = tokens.find((token) => is(token, "ask") && !is(token, "topic", "about"))
  const [first, second] = [hides, keeps, asks].filter((token) => token !== undefined)
  if (first !== undefined && second !== undefined)
    return `${quoted(first)} and ${quoted(second)} say two things, and which is said of what is not told`
  const vague = tokens.find((token) => is(token, "vague"))
  if (vague !== undefined) return `nothing in a comment tells what is ${quoted(vague)}`
  const [one, other] = tokens.filter((token) => token.kinds.topic !== undefined)
  if (one !== undefined && other !== undefined && one.kinds.topic !== other.kinds.topic)
    return `a comment may have to be of ${quoted(one)} and of ${quoted(other)} at once, or of either`
  return null
}
