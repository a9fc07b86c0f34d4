import { bucketOf, hashOf, joined } from "../Features/Hash.ts"
import type { NormalisedText } from "../Normalise.ts"
import { functionWords } from "./FunctionWords.ts"

/** Places of a workspace's own weights, as a power of two: few, since a workspace has few answers. */
export const traitBits = 15

const words = hashOf("own word")
const pairs = hashOf("own pair")
const start = hashOf("own start")
const shortest = 3
const longest = 5

/** What a text is made of, each trait once; traits of a kind weigh together as much as one. */
export interface Traits {
  readonly places: Uint16Array
  readonly values: Float32Array
}

const wordsOf = ({ words }: NormalisedText) => words.filter(({ kind }) => kind !== "handle").map(({ text }) => text)

/** The place of a word by itself. */
export const placeOf = (word: string): number => bucketOf(joined(words, hashOf(word)), traitBits)

/** Pairs of words of which at least one says something. */
const pairPlaces = (list: ReadonlyArray<string>) => {
  const places = new Set<number>()
  let before = start
  let said = false
  for (const word of list) {
    const hash = hashOf(word)
    const says = !functionWords.has(word)
    if (says || said) places.add(bucketOf(joined(joined(pairs, before), hash), traitBits))
    before = hash
    said = says
  }
  return places
}

const runPlaces = (list: ReadonlyArray<string>) => {
  const places = new Set<number>()
  for (const word of list) {
    const edged = `_${word}_`
    for (let length = shortest; length <= longest; length++) {
      for (let from = 0; from + length <= edged.length; from++) {
        places.add(bucketOf(hashOf(edged.slice(from, from + length)), traitBits))
      }
    }
  }
  return places
}

/**
 * The traits of a text: its words, its pairs of words, and the runs of three to five characters in its words. Function
 * words are none: they are in what is hidden and in what is kept, and a few answers would not show it.
 */
export const traitsOf = (text: NormalisedText): Traits => {
  const list = wordsOf(text)
  const telling = list.filter((word) => !functionWords.has(word))
  const blocks = [new Set(telling.map(placeOf)), pairPlaces(list), runPlaces(telling)]
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const places = new Uint16Array(size)
  const values = new Float32Array(size)
  let at = 0
  for (const block of blocks) {
    const value = block.size === 0 ? 0 : 1 / Math.sqrt(block.size)
    for (const place of block) {
      places[at] = place
      values[at++] = value
    }
  }
  return { places, values }
}
