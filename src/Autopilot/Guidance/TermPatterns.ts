import { shortNameOf } from "../Competitors/ShortName.ts"
import { literal } from "../Phrases/Phrases.ts"
import { normalise } from "../Text/Normalise.ts"
import { familyOf } from "./Descriptions/Families.ts"
import { small, unitsOf } from "./Descriptions/Units.ts"
import { doubtfulWaysOf, waysOf } from "./Descriptions/Ways.ts"
import { numbersOf } from "./Descriptions/WordForms.ts"
import { isListed, isOfThing } from "./Languages/EnglishThings.ts"
import { isOfThing as isElsewhere } from "./Languages/ForeignThings.ts"
import { spellings } from "./Spellings.ts"
import { isNamedPerson, isPolite, nameBehind, surnameOf } from "./Surnames.ts"

const cased = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u
const quoted =
  /["“„«]([^"“”„«»]+)["”“»]|(?<![\p{L}\p{N}])['‘]((?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu

/** Whether a sentence names a term to the letter: in quotes, as a handle, a hashtag or an address. */
export const isToTheLetter = (term: string, sentence: string): boolean =>
  !/^[\p{L}\p{N}\p{M} &+'’/-]+$/u.test(term) ||
  [...sentence.matchAll(quoted)].some(
    ([, text, other = ""]) => (text ?? other).trim().toLowerCase() === term.toLowerCase()
  )

const agreeing = ["is are", "was were", "has have", "does do"].map((pair) => pair.split(" "))

/** A quoted phrase to the letter, but for the number of its words: `bring back the old recipes`. */
const inAnyNumber = (pattern: string): string =>
  pattern
    .split(" ")
    .map((word) => {
      const forms = agreeing.find((pair) => pair.includes(word)) ?? (word.length > 3 ? numbersOf(word) : [word])
      return forms.length === 1 ? word : `(${forms.join("|")})`
    })
    .join(" ")

/** Fewer words in quotes are a name, or meant as they are. */
const fewestQuoted = 3

/** Found in what is written and by no word: `First!` is said with its mark, and an emoji has none. */
export const isAsWritten = (term: string): boolean =>
  /^[\p{L}\p{N}]+!+$/u.test(term) || /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u.test(term)

/** Between two words of a description: up to six others; where nothing tells a name from one, three. */
const gapOf = (term: string): string => (cased.test(term) ? " ... ... " : " ... ")

/** Two halves of a word are read as one, and one as two: `bed bugs` and `bedbugs`. */
const shortestHalf = 3
const compounded = (term: string): ReadonlyArray<string> => {
  const [first = "", second = "", more] = term.toLowerCase().split(/[ -]/)
  const isPlain = /^[a-z]+[ -][a-z]+$/.test(term) && more === undefined
  if (!isPlain || first.length < shortestHalf || second.length < shortestHalf || small.has(first)) return []
  return numbersOf(second).map((form) => `${first}${form}`)
}

/** Whether its words are of the sentence, or say the same; others are of a list, and are phrases as they stand. */
const isOwn = (term: string, sentence: string): boolean => {
  const said = sentence.toLowerCase().replaceAll(/['’]/gu, "")
  return term
    .toLowerCase()
    .split(/[\s/]+/)
    .map((word) => word.replace(/['’]s?$/u, "").replaceAll(/['’]/gu, ""))
    .every((word) => said.includes(word) || familyOf(word, "alike").some((other) => said.includes(other)))
}

/** The words of a term that comments may have in any order, some words apart; null of a term that is found as it stands. */
export const wordsNear = (term: string, sentence: string): ReadonlyArray<string> | null => {
  if (isAsWritten(term) || isToTheLetter(term, sentence) || !cased.test(term)) return null
  if (isOfThing(term) || !isOwn(term, sentence)) return null
  const units = unitsOf(term, "same")
  return units.length < 2 ? null : units.map(({ words }) => words)
}

/** How comments speak of a term that a sentence of guidance names. */
export const patternsOfTerm = (term: string, sentence: string): ReadonlyArray<string> => {
  if (isOfThing(term) && term.includes("<")) return [term]
  const exact = literal(normalise(term))
  if (exact === null || isAsWritten(term)) return []
  if (isToTheLetter(term, sentence)) {
    const sayable = exact.split(" ").length >= fewestQuoted && /^[a-z0-9 ]+$/.test(exact)
    return sayable ? [...spellings(term), inAnyNumber(exact)] : spellings(term)
  }
  if (isListed(term, sentence)) return [...spellings(term), inAnyNumber(exact)]
  // `débité deux fois` is what the list has, and not whoever came twice
  if (!isOwn(term, sentence) || (exact.includes(" ") && !isOfThing(term) && isElsewhere(term))) return spellings(term)
  const units = unitsOf(term, "same")
  // `the strike` is one of those who work, and `a strike` one of who plays
  if (isOfThing(term) && units.length < 2 && exact.includes(" ")) return [...spellings(term), inAnyNumber(exact)]
  const surname = isNamedPerson(term, sentence) ? surnameOf(term) : isPolite(term) ? null : nameBehind(term)
  const short = shortNameOf(term)
  const also = [
    ...compounded(term),
    ...(surname === null ? [] : spellings(surname)),
    ...(short === null ? [] : spellings(short))
  ]
  if (units.length === 0) return [...spellings(term), ...also]
  return [...spellings(term), ...also, ...waysOf(units, gapOf(term))]
}

/** How comments speak of such a term that may speak of something else: in words that say much the same, or in fewer. */
export const doubtfulPatternsOfTerm = (term: string, sentence: string): ReadonlyArray<string> =>
  isElsewhere(term) || wordsNear(term, sentence) === null ? [] : doubtfulWaysOf(unitsOf(term, "alike"), gapOf(term))
