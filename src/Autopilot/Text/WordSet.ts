import { hashOf } from "./Hash.ts"
import type { Word } from "./Word.ts"

const size = 1 << 12
/** A bit for each set, by the last bits of the hashes of its words. */
const hints = new Int32Array(size)
let sets = 0

/** The bits of the sets that one of the words may be in: most texts hold no word of most sets. */
export const hintsOf = (words: ReadonlyArray<Word>): number => {
  let all = 0
  for (const { spelling } of words) {
    const { hash, otherReadings } = spelling
    all |= hints[hash & (size - 1)] ?? 0
    // most words have none, and to begin a loop costs more than to ask
    if (otherReadings.length > 0) for (const reading of otherReadings) all |= hints[reading & (size - 1)] ?? 0
  }
  return all
}

/**
 * Words that are looked for. Made before the texts they are looked for in. A word is its hash here: two words in four
 * thousand million share one.
 */
export class WordSet {
  private readonly hashes: ReadonlySet<number>
  private readonly bit: number

  constructor(words: Iterable<string>) {
    this.hashes = new Set(Array.from(words, (word) => hashOf(word)))
    this.bit = 1 << sets++
    for (const hash of this.hashes) hints[hash & (size - 1)] = (hints[hash & (size - 1)] ?? 0) | this.bit
  }

  /** Whether a text may hold one of them. */
  mayBeIn(text: { readonly hints: number }): boolean {
    return (text.hints & this.bit) !== 0
  }

  /** Whether a word is one of them. */
  has({ hash }: Pick<Word, "hash">): boolean {
    return ((hints[hash & (size - 1)] ?? 0) & this.bit) !== 0 && this.hashes.has(hash)
  }

  /** Whether one of a word's readings is. */
  hasForm(word: Word): boolean {
    if (this.has(word)) return true
    for (const form of word.otherForms) if (this.hashes.has(hashOf(form))) return true
    return false
  }
}

/** All that a word may begin with, but for itself. */
export const beginningsOf = (word: string): ReadonlyArray<string> =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1))
