import { isNamed } from "../Phrases/Named.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { isTag } from "../Text/Word.ts"
import { framesOf } from "./Frames.ts"
import { isCommonIn, ordinaryIn } from "./Ordinary.ts"
import type { Surroundings } from "./Surroundings.ts"
import { isTitled } from "./Titled.ts"

export type Naming = "name" | "perhaps" | "word"

const capital = /^\p{Lu}/u
const small = /\p{Ll}/u
const uncased = /^[^\p{Lu}\p{Ll}]+$/u

/** `Best Brezeln In Town`: where every word has a capital, none tells anything. */
const isAllCapitals = ({ words, written }: NormalisedText): boolean =>
  words.length > 2 && words.every(({ start }) => !/^\p{Ll}/u.test(written.slice(start, start + 1)))

/** `Eu vivo sem sinal`: behind who does something stands what they do. */
const romance: ReadonlySet<string> = new Set(["es", "pt", "it"])
const acting = /(?:^|\s)(?:eu|yo|io|nos|nosotros|noi)$/

/** `The ordinary person` */
const ofPeople =
  /^(?:person|people|man|woman|men|women|family|families|customers?|consumers?|folks?|guys?|joe|citizens?|users?|life|days?|way|looking|working)\b/

/** `Mein kleiner Junge`: of words that end as adjectives do, these are none but behind an article. */
const adverbs =
  /^(?:aber|oder|immer|nimmer|wieder|hier|weiter|lieber|unter|uber|hinter|ausser|leider|sicher|mehr|besser|billiger|gunstiger|naturlich|es|des|trotzdem|ausserdem|indem|zudem|seitdem)$/
const articled = /(?:^|\s)(?:der|(?:k|m|d|s)?ein|unser|euer|ihr)(?: \p{L}+)? \p{L}+$/u
const adjective = /(?:^|\s)(\p{L}+(?:er|es|em))$/u

const isDescribed = ({ words, written }: NormalisedText, { first, front }: Surroundings): boolean => {
  const word = adjective.exec(front)?.[1]
  const before = words[words.indexOf(first) - 1]
  if (word === undefined || before === undefined || first.start - before.end !== 1) return false
  return small.test(written.slice(before.start, before.start + 1)) && (!adverbs.test(word) || articled.test(front))
}

/** Nouns have capitals: a name is told by standing where they have an article. */
const inGerman = (text: NormalisedText, place: Surroundings, written: string): Naming => {
  const { before, behind, determined } = framesOf("de")
  const { back, first, front } = place
  if (determined.test(front) || isDescribed(text, place)) return "word"
  if (!capital.test(written)) return before.test(front) ? "perhaps" : "word"
  if (back.split(" ")[0] === first.text || front.split(" ").at(-1) === first.text) return "word"
  return before.test(front) || behind.test(back) ? "name" : "perhaps"
}

const ofSeveral = (text: NormalisedText, place: Surroundings, name: string, written: string): Naming => {
  const capitals = written.split(/[\s-]+/).filter((part) => capital.test(part)).length
  if (capitals > 1 && !isAllCapitals(text)) return "name"
  const { before, behind } = framesOf("en")
  const isSaid = before.test(place.front) || behind.test(place.back)
  if (/^the /i.test(name)) return ofPeople.test(place.back) && !isSaid ? "word" : "perhaps"
  return isSaid ? "name" : "perhaps"
}

/** `Buy a cowboy instead`, and no cowboy hat. */
const buying =
  /(?:^|\s)(?:buy|buying|bought|get|getting|got|order|ordered|own|ride|sell|sells|sold) (?:an?|my|the|your)$/
const byItself =
  /^(?:$|(?:instead|and|or|but|if|it|they|next|now|today|for|because|then|rather|any|over|from|with|at|in|on)\b)/

const isBought = ({ back, front }: Surroundings): boolean => buying.test(front) && byItself.test(back)

/** Words that a comment has at least where one of them is told by the others. */
const fewest = 2

const ofOne = (text: NormalisedText, place: Surroundings, name: string, written: string, language: string): Naming => {
  const { before, behind, determined } = framesOf(language)
  const { back, first, front } = place
  const isSaid = before.test(front) || behind.test(back)
  if (uncased.test(name)) return isSaid || !isCommonIn(first.text, language) ? "perhaps" : "word"
  if (language === "tr" && /['’]/u.test(written)) return "name"
  const isCapital = capital.test(written) && !isAllCapitals(text)
  if (isCapital && isNamed(text, first)) return "name"
  if (isCapital && front === "" && isSaid) return "name"
  if (isSaid || (language === "en" && isBought(place))) return "perhaps"
  // of a case, and no capital: `istikbali`
  if (language === "en" && text.words.length > fewest) return "word"
  const isCase = language === "tr" && first.text.length > name.length
  if (isCase || (language !== "en" && determined.test(front)) || isCommonIn(first.text, language)) return "word"
  return "perhaps"
}

/** What several languages say of one place. */
const together = (namings: ReadonlyArray<Naming>): Naming => {
  const isName = namings.includes("name")
  if (namings.includes("word")) return isName || namings.includes("perhaps") ? "perhaps" : "word"
  return isName ? "name" : "perhaps"
}

/**
 * Whether a competitor is meant where a name stands that is an everyday word as well: told by its capital, by what
 * stands around it, and in German, where all nouns have capitals, by that alone. `language`: of the text, null where it
 * is not known, which may then be any that has the word.
 */
export const namingIn = (text: NormalisedText, place: Surroundings, name: string, language: string | null): Naming => {
  if (isTitled(place.front, place.back)) return "word"
  const languages = ordinaryIn(name).filter((one) => language === null || one === language)
  if (languages.length === 0 || isTag(place.first)) return "name"
  if (languages.some((one) => romance.has(one)) && acting.test(place.front)) return "word"
  const written = text.written.slice(place.first.start, place.last.end)
  if (/[*$\d]/u.test(written)) return "name"
  const isShouted = !small.test(text.written.whole)
  const namings = languages.map((one) => {
    if (one === "de" && !isShouted) return inGerman(text, place, written)
    return place.first === place.last && !/\s/.test(name.trim())
      ? ofOne(text, place, name, written, one)
      : ofSeveral(text, place, name, written)
  })
  return together(namings)
}
