import { hashOf } from "../Features/Hash.ts"
import type { Word } from "./Word.ts"

const size = 1 << 12
/** A bit for each set, by the last bits of the hashes of its words. */
const hints = new Int32Array(size)
let sets = 0

/** The bits of the sets that one of the words may be in: most texts hold no word of most sets. */
export const hintsOf = (words: ReadonlyArray<Word>): number => {
  let all = 0
  for (const { readings } of words) for (const reading of readings) all |= hints[reading & (size - 1)] ?? 0
  return all
}

/** Words that are looked for. Made before the texts they are looked for in. */
export class WordSet {
  private readonly words: ReadonlySet<string>
  private readonly bit: number

  constructor(words: Iterable<string>) {
    this.words = new Set(words)
    this.bit = 1 << sets++
    for (const word of this.words) {
      const at = hashOf(word) & (size - 1)
      hints[at] = (hints[at] ?? 0) | this.bit
    }
  }

  /** Whether a text may hold one of them. */
  mayBeIn(text: { readonly hints: number }): boolean {
    return (text.hints & this.bit) !== 0
  }

  /** Whether a word is one of them. */
  has({ hash, text }: Word): boolean {
    return ((hints[hash & (size - 1)] ?? 0) & this.bit) !== 0 && this.words.has(text)
  }

  /** Whether one of a word's readings is. */
  hasForm(word: Word): boolean {
    if (word.forms.length === 1) return this.has(word)
    for (const form of word.forms) if (this.words.has(form)) return true
    return false
  }
}
