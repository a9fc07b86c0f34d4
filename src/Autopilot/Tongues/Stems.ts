import { hashOf, prime, seed } from "../Text/Hash.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import { normalise } from "../Text/Normalise.ts"
import { conceptLists } from "./ConceptLists.ts"
import { folded } from "./Folded.ts"

/** What words of all languages speak about, in one order. */
export const concepts: ReadonlyArray<string> = Object.keys(conceptLists["en"] ?? {})

/** Shorter words mean something else in another language. */
const tellsAnywhere = 4
/** In longer words no stem is looked for behind these. */
const mostBegun = 24
const mostInside = 14
const firstNonLatin = 0x250
const unspaced = new Set(["ja", "ko"])

interface Stem {
  readonly whole: Array<number>
  readonly begins: Array<number>
  readonly inside: Array<number>
}

const stems = new Map<number, Stem>()
const isLatin = (word: string) => word.charCodeAt(0) < firstNonLatin
/** Where words of a language begin to be hashed: short ones apart from those of other languages. */
const ownSeed = (language: string) => hashOf(`short ${language}`)

const stemAt = (hash: number): Stem => {
  const known = stems.get(hash) ?? { whole: [], begins: [], inside: [] }
  stems.set(hash, known)
  return known
}

for (const [language, lists] of Object.entries(conceptLists)) {
  for (const [concept, words] of Object.entries(lists)) {
    for (const word of words.split(/\s+/)) {
      const text = folded(
        normalise(word.replaceAll("*", ""))
          .words.map(({ text }) => text)
          .join("")
      )
      if (text === "") continue
      const short = isLatin(text) && text.length < tellsAnywhere
      const stem = stemAt(hashOf(text, 0, text.length, short ? ownSeed(language) : seed))
      const place = concepts.indexOf(concept)
      if (word.startsWith("*") || (unspaced.has(language) && !isLatin(text))) stem.inside.push(place)
      else if (word.endsWith("*")) stem.begins.push(place)
      else stem.whole.push(place)
    }
  }
}

const addAll = (places: ReadonlyArray<number>, found: Set<number>) => {
  for (const place of places) found.add(place)
}

const addBegun = (word: string, from: number, start: number, most: number, found: Set<number>) => {
  let hash = start
  const last = Math.min(word.length, from + most)
  for (let at = from; at < last; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), prime)
    const stem = stems.get(hash)
    if (stem === undefined) continue
    addAll(stem.inside, found)
    if (from > 0) continue
    addAll(stem.begins, found)
    if (at === word.length - 1) addAll(stem.whole, found)
  }
}

const firstArabic = 0x600
const lastArabic = 0x6ff
/** And, the, with, for, as: written together with the word. */
const attached = ["و", "ال", "وال", "بال", "لل", "ب", "ل", "ف"]
const shortestBare = 3

const addConcepts = (word: string, language: string | null, found: Set<number>): void => {
  addBegun(word, 0, seed, mostBegun, found)
  const code = word.charCodeAt(0)
  if (code < firstNonLatin) {
    if (language !== null) addBegun(word, 0, ownSeed(language), tellsAnywhere - 1, found)
    if (word.length <= tellsAnywhere) return
  } else if (code >= firstArabic && code <= lastArabic) {
    for (const particle of attached) {
      if (word.startsWith(particle) && word.length - particle.length >= shortestBare) {
        addBegun(word.slice(particle.length), 0, seed, mostBegun, found)
      }
    }
    return
  }
  for (let from = 1; from < word.length; from++) addBegun(word, from, seed, mostInside, found)
}

const conceptsIn = (language: string | null) =>
  new KnownWords<ReadonlyArray<number>>((word) => {
    const found = new Set<number>()
    addConcepts(word, language, found)
    return [...found]
  })
const known = new Map([null, ...Object.keys(conceptLists)].map((language) => [language, conceptsIn(language)]))
const unknown = conceptsIn(null)

/** What a word speaks about, by its place among the concepts. A language tells whose short words count. */
export const conceptsOf = (word: string, language: string | null): ReadonlyArray<number> =>
  (known.get(language) ?? unknown).of(word)
