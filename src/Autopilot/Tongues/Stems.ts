import { furtherLanguages } from "../Language/Taught.ts"
import { hashOf, seed } from "../Text/Hash.ts"
import { normalise } from "../Text/Normalise.ts"
import { swearWords } from "../WordLists/ForeignProfanity.ts"
import { conceptLists } from "./ConceptLists.ts"
import { isUnspaced } from "./Entries.ts"
import { folded } from "./Folded.ts"
import { StemTrie } from "./StemTrie.ts"

/** What words of all languages speak about, in one order. */
export const concepts: ReadonlyArray<string> = [...Object.keys(conceptLists["en"] ?? {}), "swear"]
const swear = concepts.indexOf("swear")

/** Shorter words mean something else in another language. */
const tellsAnywhere = 4
/** In longer words no stem is looked for behind these. */
const mostBegun = 24
const mostInside = 14
const firstNonLatin = 0x250

/** Stems that words are or begin with, and those that stand anywhere in them, which are few. */
const opening = new StemTrie()
const anywhere = new StemTrie()
const isLatin = (word: string) => word.charCodeAt(0) < firstNonLatin
/** Where words of a language begin to be hashed: short ones apart from those of other languages. */
const ownSeed = (language: string) => hashOf(`short ${language}`)

/** Whether a word says this in its own language alone: what was learnt of the others stays as it is. */
const isOwn = (text: string, language: string): boolean =>
  isLatin(text) && (text.length < tellsAnywhere || furtherLanguages.has(language))

/** A word of a list as words are read. */
const readAs = (word: string): string =>
  folded(
    normalise(word)
      .words.map(({ text }) => text)
      .join("")
  )

for (const [language, lists] of Object.entries(conceptLists)) {
  for (const [concept, words] of Object.entries(lists)) {
    for (const word of words.split(/\s+/)) {
      const text = readAs(word.replaceAll("*", ""))
      if (text === "") continue
      const start = isOwn(text, language) ? ownSeed(language) : seed
      const place = concepts.indexOf(concept)
      if (word.startsWith("*") || (isUnspaced(language) && !isLatin(text))) anywhere.stemAt(text, start).any.push(place)
      else if (word.endsWith("*")) opening.stemAt(text, start).any.push(place)
      else opening.stemAt(text, start).whole.push(place)
    }
  }
  for (const word of swearWords(language)) {
    const text = readAs(word)
    if (text === "") continue
    if (isUnspaced(language) && !isLatin(text)) anywhere.stemAt(text, seed).any.push(swear)
    else opening.stemAt(text, ownSeed(language)).whole.push(swear)
  }
}

opening.share()
anywhere.share()

const addAll = (places: ReadonlyArray<number>, found: Set<number>) => {
  for (const place of places) found.add(place)
}

const addInside = (word: string, from: number, start: number, most: number, found: Set<number>) => {
  anywhere.visit(word, from, start, most, ({ any }) => addAll(any, found))
}

const addBegun = (word: string, start: number, most: number, found: Set<number>) => {
  opening.visit(word, 0, start, most, ({ any, whole }, end) => {
    addAll(any, found)
    if (end === word.length) addAll(whole, found)
  })
  addInside(word, 0, start, most, found)
}

const firstArabic = 0x600
const lastArabic = 0x6ff
/** And, the, with, for, as: written together with the word. */
const attached = ["و", "ال", "وال", "بال", "لل", "ب", "ل", "ف"]
const shortestBare = 3

const addConcepts = (word: string, language: string | null, found: Set<number>): void => {
  addBegun(word, seed, mostBegun, found)
  if (language !== null) addBegun(word, ownSeed(language), mostBegun, found)
  const code = word.charCodeAt(0)
  if (code < firstNonLatin) {
    if (word.length <= tellsAnywhere) return
  } else if (code >= firstArabic && code <= lastArabic) {
    for (const particle of attached) {
      if (word.startsWith(particle) && word.length - particle.length >= shortestBare) {
        addBegun(word.slice(particle.length), seed, mostBegun, found)
      }
    }
    return
  }
  for (let from = 1; from < word.length; from++) addInside(word, from, seed, mostInside, found)
}

/** What a word speaks about, by its place among the concepts. A language tells whose short words count. */
export const conceptsOf = (word: string, language: string | null): ReadonlyArray<number> => {
  const found = new Set<number>()
  addConcepts(word, language, found)
  return [...found]
}
