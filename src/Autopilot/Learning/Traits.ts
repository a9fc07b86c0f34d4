import { bucketOf, hashOf, joined, seed, step } from "../Features/Hash.ts"
import { detectionCap, type NormalisedText } from "../Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { functionWords } from "./FunctionWords.ts"

/** Places of a workspace's own weights, as a power of two: few, since a workspace has few answers. */
export const traitBits = 15

const words = hashOf("own word")
const pairs = hashOf("own pair")
const start = hashOf("own start")
const boundary = 95
const shortest = 3
const longest = 5
/** Words, pairs of words, and runs of characters in words. */
const kinds = 3
/** Marks of one character may stand for several: three units each is the most of any, and two edges. */
const longestWord = 3 * detectionCap + 2

/** What a text is made of, each trait once; traits of a kind weigh together as much as one. */
export interface Traits {
  /** Those of a kind next to each other. */
  readonly places: Uint16Array
  /** Where each kind ends. */
  readonly ends: Uint32Array
  /** What each trait of a kind weighs. */
  readonly values: Float32Array
}

/** The place of a word by itself. */
export const placeOf = ({ hash }: Word): number => bucketOf(joined(words, hash), traitBits)

const isHandle = ({ kind }: Word) => kind === "handle"

/** Whether a word says something by itself. */
export const isTelling = (word: Word): boolean => !functionWords.has(word)

/** Made once and filled again for each text, since making lists would cost more than reading the text. */
export class TraitBuffer implements Traits {
  readonly places: Uint16Array = new Uint16Array(kinds << traitBits)
  readonly ends: Uint32Array = new Uint32Array(kinds)
  readonly values: Float32Array = new Float32Array(kinds)
  private length = 0
  /** The kind, of all that were ever filled in, that each place was last added for. */
  private readonly stamps = new Int32Array(1 << traitBits)
  private stamp = 1
  private readonly hashes = new Int32Array(longestWord)
  private readonly edged = new Int32Array(longestWord)

  /** The traits of a text, until the next one. */
  fill(text: NormalisedText): Traits {
    this.length = 0
    this.fillWords(text)
    this.end(0)
    this.fillPairs(text)
    this.end(1)
    for (const word of text.words) if (!isHandle(word) && isTelling(word)) this.fillRuns(word.text)
    this.end(2)
    return this
  }

  private add(hash: number): void {
    const place = bucketOf(hash, traitBits)
    this.places[this.length] = place
    // which ones are there already is anybody's guess, so there is no branch to guess at
    const difference = (this.stamps[place] ?? 0) ^ this.stamp
    this.length += (difference | -difference) >>> 31
    this.stamps[place] = this.stamp
  }

  private end(kind: number): void {
    const count = this.length - (kind === 0 ? 0 : (this.ends[kind - 1] ?? 0))
    this.ends[kind] = this.length
    this.values[kind] = count === 0 ? 0 : 1 / Math.sqrt(count)
    this.stamp = (this.stamp + 1) | 0
  }

  private fillWords(text: NormalisedText): void {
    for (const word of text.words) if (!isHandle(word) && isTelling(word)) this.add(joined(words, word.hash))
  }

  /** Pairs of words of which at least one says something. */
  private fillPairs(text: NormalisedText): void {
    let before = start
    let said = false
    for (const word of text.words) {
      if (isHandle(word)) continue
      const says = isTelling(word)
      if (says || said) this.add(joined(joined(pairs, before), word.hash))
      before = word.hash
      said = says
    }
  }

  /** Runs of three to five characters, the shorter first, the edges of the word counted as characters. */
  private fillRuns(word: string): void {
    const { edged, hashes } = this
    const length = word.length + 2
    edged[0] = boundary
    for (let at = 0; at < word.length; at++) edged[at + 1] = word.charCodeAt(at)
    edged[length - 1] = boundary
    for (let from = 0; from < length; from++) hashes[from] = step(step(seed, edged[from] ?? 0), edged[from + 1] ?? 0)
    for (let run = shortest; run <= longest; run++) {
      for (let from = 0; from + run <= length; from++) {
        const hash = step(hashes[from] ?? 0, edged[from + run - 1] ?? 0)
        hashes[from] = hash
        this.add(hash)
      }
    }
  }
}

const buffer = new TraitBuffer()

/**
 * The traits of a text: its words, its pairs of words, and the runs of three to five characters in its words. Function
 * words are none: they are in what is hidden and in what is kept, and a few answers would not show it.
 */
export const traitsOf = (text: NormalisedText): Traits => {
  const { ends, places, values } = buffer.fill(text)
  return { places: places.slice(0, ends[kinds - 1]), ends: ends.slice(), values: values.slice() }
}
