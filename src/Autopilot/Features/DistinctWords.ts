import type { Spelling, Word } from "../Text/Word.ts"
import type { WordSet } from "../Text/WordSet.ts"

/** More than twice as many as a text has words. */
const size = 1 << 14
const mask = 2 * size - 1

/** The words of a text but for handles and for some others, each once. Made once and filled again for each text. */
export class DistinctWords {
  private readonly others: WordSet | null
  private readonly words: Array<Spelling> = []
  /** The text that each place was last taken for, and the hash that took it, in turn. */
  private readonly places = new Int32Array(2 * size)
  private text = 0

  constructor(others: WordSet | null) {
    this.others = others
  }

  /** Those of a text, until those of another are asked for. */
  of(words: ReadonlyArray<Word>): ReadonlyArray<Spelling> {
    this.text = (this.text + 1) | 0
    this.words.length = 0
    for (const word of words) {
      if (word.kind !== "handle" && this.others?.has(word) !== true && this.isNew(word.hash)) {
        this.words.push(word.spelling)
      }
    }
    return this.words
  }

  private isNew(hash: number): boolean {
    const { places, text } = this
    for (let at = (hash << 1) & mask; ; at = (at + 2) & mask) {
      if (places[at] !== text) {
        places[at] = text
        places[at + 1] = hash
        return true
      }
      if (places[at + 1] === hash) return false
    }
  }
}
