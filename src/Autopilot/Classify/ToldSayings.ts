import { once } from "#src/Ground/Once.ts"
import { seed } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { WordFigures } from "../Text/WordFigures.ts"
import { isUnspaced } from "../Tongues/Entries.ts"
import { folded } from "../Tongues/Folded.ts"
import { StemTrie } from "../Tongues/StemTrie.ts"
import { tellingWords } from "../Tongues/TellingWords.ts"
import { type KindOfLanguage, knownSayings, SayingPattern } from "./KnownSayings.ts"

const longestWord = 40

/** A saying that one of the words of a text may be part of. */
export interface Saying {
  readonly of: KindOfLanguage
  readonly pattern: SayingPattern
}

const spaced = [...knownSayings.keys()].filter((language) => !isUnspaced(language))
const bits: ReadonlyMap<string | null, number> = new Map(spaced.map((language, place) => [language, 1 << place]))
const bitOf = (language: string | null): number => bits.get(language) ?? 0
const everyLanguage = (1 << spaced.length) - 1

/** All sayings of languages that are written with spaces, and the words that tell them. */
interface Known {
  readonly sayings: ReadonlyArray<Saying>
  readonly words: StemTrie
}

const known = once((): Known => {
  const sayings: Array<Saying> = []
  const words = new StemTrie()
  for (const kind of spaced.flatMap((language) => knownSayings.get(language) ?? [])) {
    for (const pattern of kind.patterns) {
      const place = sayings.push({ of: kind, pattern: new SayingPattern([pattern], kind.language) }) - 1
      for (const { open, text } of tellingWords(pattern, kind.language)) {
        const stem = words.stemAt(text, seed)
        ;(open ? stem.any : stem.whole).push(place)
      }
    }
  }
  return { sayings, words }
})

const eachTold = (word: string, tell: (place: number) => void): void => {
  const form = folded(word)
  known().words.visit(form, 0, seed, longestWord, ({ any, whole }, end) => {
    for (const place of any) tell(place)
    if (end === form.length) for (const place of whole) tell(place)
  })
}

/** For each word the languages that it tells sayings of, and those that it tells grave ones of: most words tell none. */
const languagesOf = new WordFigures(2, ({ text }, figures, at) => {
  let all = 0
  let graveOnes = 0
  eachTold(text, (place) => {
    const saying = known().sayings[place]
    if (saying === undefined) return
    const bit = bitOf(saying.of.language)
    all |= bit
    if (saying.of.isGrave) graveOnes |= bit
  })
  figures[at] = all
  figures[at + 1] = graveOnes
})

/** The languages that the words of a text tell sayings of, and grave ones, as sets of bits. */
export interface ToldLanguages {
  readonly all: number
  readonly grave: number
}

export const toldLanguages = ({ words }: NormalisedText): ToldLanguages => {
  const { figures } = languagesOf
  let all = 0
  let grave = 0
  for (const { spelling } of words) {
    const at = languagesOf.of(spelling)
    all |= figures[at] ?? 0
    grave |= figures[at + 1] ?? 0
  }
  return { all, grave }
}

const nothing: ReadonlyArray<Saying> = []

/** In the order of the lists. */
const told = ({ words }: NormalisedText, languages: number, isGrave: boolean): ReadonlyArray<Saying> => {
  const { sayings } = known()
  const { figures } = languagesOf
  const places: Array<number> = []
  for (const { spelling } of words) {
    const at = languagesOf.of(spelling)
    if (((figures[isGrave ? at + 1 : at] ?? 0) & languages) === 0) continue
    eachTold(spelling.text, (place) => {
      const of = sayings[place]?.of
      if (of === undefined || (isGrave && !of.isGrave) || (bitOf(of.language) & languages) === 0) return
      if (!places.includes(place)) places.push(place)
    })
  }
  return places
    .sort((one, other) => one - other)
    .flatMap((place) => {
      const saying = sayings[place]
      return saying === undefined ? [] : [saying]
    })
}

/** The sayings of a language that a text may hold, those of a kind together. */
export const toldIn = (text: NormalisedText, language: string, { all }: ToldLanguages): ReadonlyArray<Saying> => {
  const own = bitOf(language)
  return (all & own) === 0 ? nothing : told(text, own, false)
}

/** The grave ones of all languages but one. */
export const toldElsewhere = (
  text: NormalisedText,
  language: string | null,
  { grave }: ToldLanguages
): ReadonlyArray<Saying> => {
  const others = everyLanguage & ~bitOf(language)
  return (grave & others) === 0 ? nothing : told(text, others, true)
}
