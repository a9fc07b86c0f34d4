import { bucketOf, hashOf, joined, seed, step, toBuckets } from "../Features/Hash.ts"
import { detectionCap, type NormalisedText } from "../Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { functionWords } from "./FunctionWords.ts"

/** Places of a workspace's own weights, as a power of two: few, since a workspace has few answers. */
export const traitBits = 15

const own = hashOf("own word")
const pairs = hashOf("own pair")
const start = hashOf("own start")
const boundary = 95
const shortest = 3
const longest = 5
/** Words, pairs of words, and runs of characters in words. */
const kinds = 3
/** Marks of one character may stand for several: room for three units each. */
const longestText = 3 * detectionCap
/** With both edges. */
const longestWord = longestText + 2
/** At most three begin at each of the characters and edges of all words. */
const mostRuns = 3 * 3 * longestText

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
export const placeOf = ({ hash }: Word): number => bucketOf(joined(own, hash), traitBits)

const isHandle = ({ kind }: Word) => kind === "handle"

/** Whether a word says something by itself. */
export const isTelling = (word: Word): boolean => !functionWords.has(word)

const mostStamps = 0xff

/** Made once and filled again for each text, since making lists would cost more than reading the text. */
class TraitBuffer implements Traits {
  readonly places: Uint16Array = new Uint16Array(kinds << traitBits)
  readonly ends: Uint32Array = new Uint32Array(kinds)
  readonly values: Float32Array = new Float32Array(kinds)
  /** The traits of a kind as hashes, as often as they occur. */
  private readonly added = new Int32Array(mostRuns)
  private count = 0
  private length = 0
  /** The kind that each place was last met for, of all that were filled in since these were cleared. */
  private readonly stamps = new Uint8Array(1 << traitBits)
  private stamp = 0
  private readonly hashes = new Int32Array(longestWord)
  private readonly edged = new Int32Array(longestWord)

  fill({ words }: NormalisedText): Traits {
    this.length = 0
    this.addWords(words)
    this.end(0)
    this.addPairs(words)
    this.end(1)
    for (const word of words) if (!isHandle(word) && isTelling(word)) this.addRuns(word.text)
    this.end(2)
    return this
  }

  private add(hash: number): void {
    this.added[this.count++] = hash
  }

  private end(kind: number): void {
    const { added, count, places, stamps } = this
    const stamp = this.nextStamp()
    const start = this.length
    let { length } = this
    toBuckets(added, count, traitBits)
    for (let at = 0; at < count; at++) {
      const place = added[at] ?? 0
      places[length] = place
      // which ones are there already is anybody's guess, so there is no branch to guess at
      length += -((stamps[place] ?? 0) ^ stamp) >>> 31
      stamps[place] = stamp
    }
    this.count = 0
    this.length = length
    this.ends[kind] = length
    this.values[kind] = length === start ? 0 : 1 / Math.sqrt(length - start)
  }

  private nextStamp(): number {
    this.stamp++
    if (this.stamp > mostStamps) {
      this.stamps.fill(0)
      this.stamp = 1
    }
    return this.stamp
  }

  private addWords(words: ReadonlyArray<Word>): void {
    for (const word of words) if (!isHandle(word) && isTelling(word)) this.add(joined(own, word.hash))
  }

  /** Pairs of words of which at least one says something. */
  private addPairs(words: ReadonlyArray<Word>): void {
    let before = start
    let said = false
    for (const word of words) {
      if (isHandle(word)) continue
      const says = isTelling(word)
      if (says || said) this.add(joined(joined(pairs, before), word.hash))
      before = word.hash
      said = says
    }
  }

  /** Runs of three to five characters, the shorter first, the edges of the word counted as characters. */
  private addRuns(word: string): void {
    const { added, edged, hashes } = this
    const length = word.length + 2
    edged[0] = boundary
    for (let at = 0; at < word.length; at++) edged[at + 1] = word.charCodeAt(at)
    edged[length - 1] = boundary
    for (let from = 0; from < length; from++) hashes[from] = step(step(seed, edged[from] ?? 0), edged[from + 1] ?? 0)
    let { count } = this
    for (let run = shortest; run <= longest; run++) {
      for (let from = 0; from + run <= length; from++) {
        const hash = step(hashes[from] ?? 0, edged[from + run - 1] ?? 0)
        hashes[from] = hash
        added[count++] = hash
      }
    }
    this.count = count
  }
}

const buffer = new TraitBuffer()

/** The traits of a text, until those of another are read. */
export const readTraits = (text: NormalisedText): Traits => buffer.fill(text)

/**
 * The traits of a text: its words, its pairs of words, and the runs of three to five characters in its words. Function
 * words are none: they are in what is hidden and in what is kept, and a few answers would not show it.
 */
export const traitsOf = (text: NormalisedText): Traits => {
  const { ends, places, values } = readTraits(text)
  return { places: places.slice(0, ends[kinds - 1]), ends: ends.slice(), values: values.slice() }
}
