import { literal } from "../Phrases/Phrases.ts"
import { normalise } from "../Text/Normalise.ts"
import { isListed, isOfThing } from "./Languages/EnglishThings.ts"
import { particlesInside } from "./Languages/NameParticles.ts"
import { spellings } from "./Spellings.ts"
import { isNamedPerson, isPolite, nameBehind, surnameOf } from "./Surnames.ts"
import { familyOf, inflectionsOf, isGerund, numbersOf } from "./WordForms.ts"

const small = new Set("of for in on at to with vs versus and the a an our my your their his her its".split(" "))
/** They stay behind their verb: `knock it off`. */
const directions = new Set("up down off out away back over".split(" "))
/** Figures stay side by side as well: `0800 555 0199`; and so does what begins a name, `van Dorpel`. */
const isName = (word: string) => /\p{Lu}|^\p{N}+$|^v[ao]n$/u.test(word)
const cased = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u
const quoted =
  /["“„«]([^"“”„«»]+)["”“»]|(?<![\p{L}\p{N}])['‘]((?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu

/** Whether a sentence names a term to the letter: in quotes, as a handle, a hashtag or an address. */
export const isToTheLetter = (term: string, sentence: string): boolean =>
  !/^[\p{L}\p{N}\p{M} &+'’/-]+$/u.test(term) ||
  [...sentence.matchAll(quoted)].some(
    ([, text, other = ""]) => (text ?? other).trim().toLowerCase() === term.toLowerCase()
  )

/** A word of a term, or several of a name that stay side by side. */
interface Unit {
  readonly pattern: string
  /** As the sentence has them. */
  readonly words: string
}

/** Words of a name stay side by side; a word as any other is found in all its forms. */
const unitsOf = (term: string): ReadonlyArray<Unit> => {
  const units: Array<Unit> = []
  let name = false
  const words = term.split(/[\s/]+/).filter((word) => word !== "")
  const several = words.filter((word) => !small.has(word.toLowerCase())).length > 1
  for (const [at, word] of words.entries()) {
    const isShort = /^\p{Ll}{1,3}$/u.test(word) && isName(words[at + 1] ?? "")
    const isInside = name && (isShort || particlesInside(words, at) > 0)
    const inside = isInside && !small.has(word) ? units.at(-1) : undefined
    if (inside !== undefined) {
      units.splice(-1, 1, {
        pattern: `${inside.pattern} ${normalise(word).canonical}`,
        words: `${inside.words} ${word}`
      })
      continue
    }
    const isArticle = /^\p{Lu}/u.test(word) && words.length === 2 && /^\p{Lu}/u.test(words[1] ?? "")
    if (small.has(word.toLowerCase()) && !isArticle) {
      name = false
      continue
    }
    const parts = normalise(word.replace(/['’]s?$/u, "")).words.map(({ text }) => text)
    const last = parts.at(-1)
    if (last === undefined) continue
    const free = (several || isGerund(last)) && !isName(word)
    const forms = free ? [...new Set([...inflectionsOf(last), ...(several ? familyOf(last) : [])])] : numbersOf(last)
    const pattern = [...parts.slice(0, -1), forms.length === 1 ? last : `(${forms.join("|")})`].join(" ")
    const before = units.at(-1)
    if (before !== undefined && ((name && isName(word)) || directions.has(word))) {
      const joint = directions.has(word) ? " ... " : " "
      const own = directions.has(word) ? word : pattern
      units.splice(-1, 1, { pattern: `${before.pattern}${joint}${own}`, words: `${before.words} ${word}` })
    } else units.push({ pattern, words: word })
    name = isName(word)
  }
  return units
}

const orders = <A>(units: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  units.length < 2
    ? [units]
    : units.flatMap((unit, at) => orders(units.filter((_, other) => other !== at)).map((rest) => [unit, ...rest]))

const mostInAnyOrder = 3

/** Of more, those that begin at another of them: `the water bottle lid leaks` has the words of a leaking one. */
const turns = <A>(units: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  units.map((_, at) => [...units.slice(at), ...units.slice(0, at)])

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

/** Whether its words are of the sentence; others are of a list, and are phrases as they stand. */
const isOwn = (term: string, sentence: string): boolean => {
  const said = sentence.toLowerCase()
  return term
    .toLowerCase()
    .split(/[\s/]+/)
    .every((word) => said.includes(word.replace(/['’]s?$/u, "")))
}

/** The words of a term that comments may have in any order, some words apart; null of a term that is found as it stands. */
export const wordsNear = (term: string, sentence: string): ReadonlyArray<string> | null => {
  if (isAsWritten(term) || isToTheLetter(term, sentence) || !cased.test(term)) return null
  if (isOfThing(term) || !isOwn(term, sentence)) return null
  const units = unitsOf(term)
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
  if (!isOwn(term, sentence)) return spellings(term)
  const units = unitsOf(term)
  const surname = isNamedPerson(term, sentence) ? surnameOf(term) : isPolite(term) ? null : nameBehind(term)
  const also = [...compounded(term), ...(surname === null ? [] : spellings(surname))]
  if (units.length === 0) return [...spellings(term), ...also]
  const ways = units.length > mostInAnyOrder ? turns(units) : orders(units)
  return [...spellings(term), ...also, ...ways.map((way) => way.map(({ pattern }) => pattern).join(gapOf(term)))]
}
