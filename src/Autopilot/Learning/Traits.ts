import { distinctWords } from "../Features/DistinctWords.ts"
import { mostRuns, putRuns } from "../Features/Runs.ts"
import { bucketOf, hashOf, joined, toBuckets } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { functionWords } from "./FunctionWords.ts"

/** Places of a workspace's own weights, as a power of two: few, since a workspace has few answers. */
export const traitBits = 16

const own = hashOf("own word")
/** What a text is made of; traits of a kind weigh together as much as one. */
export interface Traits {
  /** Those of a kind next to each other: words, and runs of characters. */
  readonly places: Uint16Array
  /** Where each kind ends. */
  readonly ends: Uint32Array
  /** What each trait of a kind weighs. */
  readonly values: Float64Array
  /** The words that say something, by their hashes: places are shared. */
  readonly words: Int32Array
}

/** The place of a word by itself. */
export const placeOf = ({ hash }: Spelling): number => bucketOf(joined(own, hash), traitBits)

const hashes = new Int32Array(mostRuns)

/** Puts the places of a word's runs of characters; how many there are. */
export const putRunPlaces = ({ text }: Spelling, places: Int32Array): number => {
  const count = putRuns(text, places, 0)
  toBuckets(places, count, traitBits)
  return count
}

/** What each of so many traits of a kind weighs. */
export const valueOf = (count: number): number => (count === 0 ? 0 : 1 / Math.sqrt(count))

/** Function words are in what is hidden and in what is kept, and a few answers would not show it. */
export const isTelling = (word: Spelling): boolean => !functionWords.has(word)

/** The traits of a text: its words that say something, and the runs of three to five characters of each of them. */
export const traitsOf = (text: NormalisedText): Traits => {
  const words = distinctWords(text).filter(isTelling)
  const places: Array<number> = []
  for (const word of words) places.push(placeOf(word))
  for (const word of words) {
    const count = putRunPlaces(word, hashes)
    for (let at = 0; at < count; at++) places.push(hashes[at] ?? 0)
  }
  const ends = [words.length, places.length]
  return {
    places: Uint16Array.from(places),
    ends: Uint32Array.from(ends),
    values: Float64Array.from(ends, (end, kind) => valueOf(end - (ends[kind - 1] ?? 0))),
    words: Int32Array.from(words, ({ hash }) => hash)
  }
}
