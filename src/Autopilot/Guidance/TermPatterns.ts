import { literal } from "../Phrases/Phrases.ts"
import { normalise } from "../Text/Normalise.ts"
import { isListed } from "./Languages/EnglishThings.ts"
import { spellings } from "./Spellings.ts"
import { inflectionsOf, isGerund, numbersOf } from "./WordForms.ts"

const small = new Set("of for in on at to with vs versus and the a an our my your their his her its".split(" "))
/** They stay behind their verb: `knock it off`. */
const directions = new Set("up down off out away back over".split(" "))
const isName = (word: string) => /\p{Lu}/u.test(word)
const quoted = /["“„«'‘]([^"“”„«»'‘’]+)["”“»'’]/gu

/** Whether a sentence names a term to the letter: in quotes, as a handle, a hashtag or an address. */
export const isToTheLetter = (term: string, sentence: string): boolean =>
  !/^[\p{L}\p{N}\p{M} &+'’/-]+$/u.test(term) ||
  [...sentence.matchAll(quoted)].some(([, text = ""]) => text.trim().toLowerCase() === term.toLowerCase())

/** Words of a name stay side by side; a word as any other is found in all its forms. */
const unitsOf = (term: string): ReadonlyArray<string> => {
  const units: Array<string> = []
  let name = false
  const words = term.split(/[\s/]+/).filter((word) => word !== "")
  const several = words.filter((word) => !small.has(word.toLowerCase())).length > 1
  for (const word of words) {
    if (small.has(word.toLowerCase())) {
      name = false
      continue
    }
    const parts = normalise(word.replace(/['’]s?$/u, "")).words.map(({ text }) => text)
    const last = parts.at(-1)
    if (last === undefined) continue
    const forms = (several || isGerund(last)) && !isName(word) ? inflectionsOf(last) : numbersOf(last)
    const unit = [...parts.slice(0, -1), forms.length === 1 ? last : `(${forms.join("|")})`].join(" ")
    if (name && isName(word)) units.push(`${units.pop() ?? ""} ${unit}`)
    else if (directions.has(word) && units.length > 0) units.push(`${units.pop() ?? ""} ... ${word}`)
    else units.push(unit)
    name = isName(word)
  }
  return units
}

const orders = (units: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  units.length < 2
    ? [units]
    : units.flatMap((unit, at) => orders(units.filter((_, other) => other !== at)).map((rest) => [unit, ...rest]))

const mostInAnyOrder = 3

/** Of more, those that begin at another of them: `the water bottle lid leaks` has the words of a leaking one. */
const turns = (units: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
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

/** How comments speak of a term that a sentence of guidance names. */
export const patternsOfTerm = (term: string, sentence: string): ReadonlyArray<string> => {
  const exact = literal(normalise(term))
  if (exact === null || isAsWritten(term)) return []
  if (isToTheLetter(term, sentence)) {
    const sayable = exact.split(" ").length >= fewestQuoted && /^[a-z0-9 ]+$/.test(exact)
    return sayable ? [...spellings(term), inAnyNumber(exact)] : spellings(term)
  }
  if (isListed(term, sentence)) return [...spellings(term), inAnyNumber(exact)]
  const units = unitsOf(term)
  if (units.length === 0) return spellings(term)
  const ways = units.length > mostInAnyOrder ? turns(units) : orders(units)
  return [...spellings(term), ...ways.map((way) => way.join(" ... "))]
}
