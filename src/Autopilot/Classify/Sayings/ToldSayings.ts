import { once } from "#src/Ground/Once.ts"
import { seed } from "../../Text/Hash.ts"
import { KnownWords } from "../../Text/KnownWords.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Spelling } from "../../Text/Word.ts"
import { isUnspaced } from "../../Tongues/Entries.ts"
import { folded } from "../../Tongues/Folded.ts"
import { mostWordsOf } from "../../Tongues/StemPattern.ts"
import { StemTrie } from "../../Tongues/StemTrie.ts"
import { tellingPlaces } from "../../Tongues/TellingWords.ts"
import { type KindOfLanguage, knownSayings, SayingPattern } from "./KnownSayings.ts"

const longestWord = 40
/** More words than any comment has. */
const most = 1 << 16
/** In characters: a comment that is looked through from its beginning to its end, however its letters are folded. */
const readWhole = 300

/** A saying that the words of a text may be part of. */
export interface Saying {
  readonly of: KindOfLanguage
  /** In which it is looked for, as bits. */
  readonly languages: number
  readonly pattern: SayingPattern
  /** Whether a word of a second place of it has to be there as well. */
  readonly hasSecond: boolean
}

const spaced = [...knownSayings.keys()].filter((language) => !isUnspaced(language))
const bits: ReadonlyMap<string | null, number> = new Map(spaced.map((language, place) => [language, 1 << place]))
const bitOf = (language: string | null): number => bits.get(language) ?? 0
const everyLanguage = (1 << spaced.length) - 1
/** Grave sayings have bits of their own, behind those of all. */
const graveShift = 15

/** All sayings of languages that are written with spaces, and the words of the two places that tell them best. */
interface Known {
  readonly sayings: ReadonlyArray<Saying>
  /** Those of each saying next to each other: the sayings lie all over the memory. */
  readonly languages: Int32Array
  /** How many words a comment has at the most that is nothing but the saying. */
  readonly mostWords: Int32Array
  /** Twice the place of a saying for its rarest words, and one more for those of its second place. */
  readonly words: StemTrie
}

const known = once((): Known => {
  const sayings: Array<Saying> = []
  const mostWords: Array<number> = []
  const words = new StemTrie()
  for (const of of spaced.flatMap((language) => knownSayings.get(language) ?? [])) {
    const own = bitOf(of.language)
    const languages = of.isGrave ? own | (own << graveShift) : own
    for (const pattern of of.patterns) {
      const places = tellingPlaces(pattern, of.language).slice(0, 2)
      places.forEach((telling, nth) => {
        for (const { open, text } of telling) {
          const stem = words.stemAt(text, seed)
          ;(open ? stem.any : stem.whole).push(2 * sayings.length + nth)
        }
      })
      mostWords.push(Math.min(mostWordsOf(pattern, of.language), most))
      sayings.push({ of, languages, pattern: new SayingPattern([pattern], of.language), hasSecond: places.length > 1 })
    }
  }
  return {
    sayings,
    languages: Int32Array.from(sayings, ({ languages }) => languages),
    mostWords: Int32Array.from(mostWords),
    words
  }
})

const none: ReadonlyArray<number> = []

/**
 * What words tell, by its place: the languages, the sayings that a word is one of the rarest words of, and those that have
 * it second. Words that tell the same share a place: there are no more of them than stems. The first tells nothing.
 */
const tellings = { languages: [0], first: [none], second: [none] }
const placeOfTelling = new Map<string, number>()

const addTelling = ({ languages: languagesOf }: Known, told: ReadonlyArray<number>): number => {
  const first: Array<number> = []
  const second: Array<number> = []
  let languages = 0
  for (const place of told) {
    const saying = place >> 1
    if (place % 2 === 1) second.push(saying)
    else {
      first.push(saying)
      languages |= languagesOf[saying] ?? 0
    }
  }
  tellings.first.push(first)
  tellings.second.push(second)
  return tellings.languages.push(languages) - 1
}

const lookUp = (word: string): number => {
  const index = known()
  const form = folded(word)
  let told: ReadonlyArray<number> = []
  index.words.visit(form, 0, seed, longestWord, ({ any, whole }, end) => {
    told = [...told, ...any, ...(end === form.length ? whole : [])]
  })
  if (told.length === 0) return 0
  const key = told.join()
  const before = placeOfTelling.get(key)
  if (before !== undefined) return before
  const place = addTelling(index, told)
  placeOfTelling.set(key, place)
  return place
}

const otherWords = new KnownWords(lookUp)

/** The place of what a word tells. It is remembered with the word, and apart for words that are made anew for each text. */
const toldBy = (word: Spelling): number => {
  if (word.told === -1) word.told = word.number === 0 ? otherWords.of(word.text) : lookUp(word.text)
  return word.told
}

/** The languages that the words of a text tell sayings of, as bits. */
export const toldLanguages = ({ words }: NormalisedText): number => {
  const languagesOf = tellings.languages
  let languages = 0
  // most words tell nothing
  for (const { spelling } of words) if (spelling.told !== 0) languages |= languagesOf[toldBy(spelling)] ?? 0
  return languages
}

const nothing: ReadonlyArray<Saying> = []

/** Marks the sayings that have a word of the text second, until those of another are marked. */
class SecondWords {
  private readonly marks = new Int32Array(known().sayings.length)
  private turn = 0
  private text: NormalisedText | null = null

  mark(text: NormalisedText): void {
    if (this.text === text) return
    const { marks } = this
    const turn = (this.turn + 1) | 0
    this.text = text
    this.turn = turn
    for (const { spelling } of text.words) {
      if (spelling.told === 0) continue
      const second = tellings.second[toldBy(spelling)] ?? none
      for (let at = 0; at < second.length; at++) marks[second[at] ?? 0] = turn
    }
  }

  has(place: number): boolean {
    return this.marks[place] === this.turn
  }
}

const secondWords = once(() => new SecondWords())

/** In the order of the lists. */
const told = (text: NormalisedText, languages: number): ReadonlyArray<Saying> => {
  const { languages: languagesOf, mostWords, sayings } = known()
  const fewest = text.written.length <= readWhole ? text.words.length : 0
  const seconds = secondWords()
  const places: Array<number> = []
  for (const { spelling } of text.words) {
    if (spelling.told === 0) continue
    const telling = toldBy(spelling)
    if (((tellings.languages[telling] ?? 0) & languages) === 0) continue
    for (const place of tellings.first[telling] ?? none) {
      if (((languagesOf[place] ?? 0) & languages) === 0 || (mostWords[place] ?? 0) < fewest) continue
      seconds.mark(text)
      if ((seconds.has(place) || sayings[place]?.hasSecond === false) && !places.includes(place)) places.push(place)
    }
  }
  if (places.length === 0) return nothing
  const found: Array<Saying> = []
  for (const place of places.sort((one, other) => one - other)) {
    const saying = sayings[place]
    if (saying !== undefined) found.push(saying)
  }
  return found
}

/** The sayings of a language that a text may hold, those of a kind together. */
export const toldIn = (text: NormalisedText, language: string, languages: number): ReadonlyArray<Saying> => {
  const own = bitOf(language)
  return (languages & own) === 0 ? nothing : told(text, own)
}

/** The grave ones of all languages but one. */
export const toldElsewhere = (
  text: NormalisedText,
  language: string | null,
  languages: number
): ReadonlyArray<Saying> => {
  const others = (everyLanguage & ~bitOf(language)) << graveShift
  return (languages & others) === 0 ? nothing : told(text, others)
}
