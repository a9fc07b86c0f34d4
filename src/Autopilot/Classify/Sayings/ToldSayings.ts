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

/** So many numbers are known of each saying. */
const factsEach = 3

/** A saying that the words of a text may be part of. */
export interface Saying {
  readonly of: KindOfLanguage
  /** In which it is looked for, as bits. */
  readonly languages: number
  readonly pattern: SayingPattern
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
  /**
   * The languages of each saying, how many words a comment has at the most that is nothing but the saying, and whether a
   * word of a second place of it has to be there as well, in turn: the sayings lie all over the memory.
   */
  readonly facts: Int32Array
  /** Twice the place of a saying for its rarest words, and one more for those of its second place. */
  readonly words: StemTrie
}

const known = once((): Known => {
  const sayings: Array<Saying> = []
  const facts: Array<number> = []
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
      facts.push(languages, Math.min(mostWordsOf(pattern, of.language), most), places.length > 1 ? 1 : 0)
      sayings.push({ of, languages, pattern: new SayingPattern([pattern], of.language) })
    }
  }
  words.pack()
  return { sayings, facts: Int32Array.from(facts), words }
})

/**
 * What words tell, by its place: the languages; and where among `sayings` those begin that a word is one of the rarest
 * words of, those that have it second, and what comes behind. Words that tell the same share a place: there are no more of
 * them than stems. The first tells nothing.
 */
const tellings = { languages: [0], first: [0], second: [0], behind: [0] }
const sayings: Array<number> = []
const placeOfTelling = new Map<string, number>()

const addTelling = ({ facts }: Known, told: ReadonlyArray<number>): number => {
  const first = told.filter((place) => place % 2 === 0).map((place) => place >> 1)
  const second = told.filter((place) => place % 2 === 1).map((place) => place >> 1)
  tellings.languages.push(first.reduce((all, saying) => all | (facts[factsEach * saying] ?? 0), 0))
  tellings.first.push(sayings.length)
  sayings.push(...first)
  tellings.second.push(sayings.length)
  sayings.push(...second)
  return tellings.behind.push(sayings.length) - 1
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

/** Marks the sayings that have a word of the text second, until those of another are marked. */
class SecondWords {
  private readonly marks = new Int32Array(known().sayings.length)
  private turn = 0

  mark({ words }: NormalisedText): void {
    const { marks } = this
    const { behind, second } = tellings
    const turn = (this.turn + 1) | 0
    this.turn = turn
    for (const { spelling } of words) {
      if (spelling.told === 0) continue
      const telling = toldBy(spelling)
      const end = behind[telling] ?? 0
      for (let at = second[telling] ?? 0; at < end; at++) marks[sayings[at] ?? 0] = turn
    }
  }

  has(place: number): boolean {
    return this.marks[place] === this.turn
  }
}

const secondWords = once(() => new SecondWords())

/** Those of some languages that a text may hold by their first and second words, in the order of the lists. */
const placesIn = (text: NormalisedText, languages: number): ReadonlyArray<number> => {
  const { facts } = known()
  const { first, languages: languagesOf, second } = tellings
  const fewest = text.written.length <= readWhole ? text.words.length : 0
  let places: Array<number> | null = null
  let seconds: SecondWords | null = null
  for (const { spelling } of text.words) {
    // most words tell nothing
    if (spelling.told === 0) continue
    const telling = toldBy(spelling)
    if (((languagesOf[telling] ?? 0) & languages) === 0) continue
    const end = second[telling] ?? 0
    for (let at = first[telling] ?? 0; at < end; at++) {
      const place = sayings[at] ?? 0
      const fact = factsEach * place
      if (((facts[fact] ?? 0) & languages) === 0 || (facts[fact + 1] ?? 0) < fewest) continue
      if (seconds === null) {
        seconds = secondWords()
        seconds.mark(text)
      }
      if (!seconds.has(place) && facts[fact + 2] === 1) continue
      places ??= []
      if (!places.includes(place)) places.push(place)
    }
  }
  return places === null ? none : places.sort((one, other) => one - other)
}

const none: ReadonlyArray<never> = []

/** Sayings that a text may hold, those of a kind together: of its own language, and grave ones of all others. */
export interface ToldSayings {
  readonly own: ReadonlyArray<Saying>
  readonly elsewhere: ReadonlyArray<Saying>
}

const nothing: ToldSayings = { own: none, elsewhere: none }

/** The sayings that the words of a text tell. `language`: its own, null where that is not known. */
export const toldSayings = (text: NormalisedText, language: string | null): ToldSayings => {
  const own = bitOf(language)
  const places = placesIn(text, own | ((everyLanguage & ~own) << graveShift))
  if (places.length === 0) return nothing
  const all = known().sayings
  const told: { own: Array<Saying>; elsewhere: Array<Saying> } = { own: [], elsewhere: [] }
  for (const place of places) {
    const saying = all[place]
    if (saying !== undefined) told[saying.of.language === language ? "own" : "elsewhere"].push(saying)
  }
  return told
}
