import { hashOf } from "../Features/Hash.ts"
import type { Word } from "./Word.ts"

const size = 1 << 12

/** Words that are looked for. Most other words are told by a few bits of their hash. */
export class WordSet {
  private readonly words: ReadonlySet<string>
  private readonly hashes = new Uint8Array(size)

  constructor(words: Iterable<string>) {
    this.words = new Set(words)
    for (const word of this.words) this.hashes[hashOf(word) & (size - 1)] = 1
  }

  /** Whether a word is one of them. */
  has({ hash, text }: Word): boolean {
    return this.hashes[hash & (size - 1)] === 1 && this.words.has(text)
  }

  /** Whether one of a word's readings is. */
  hasForm(word: Word): boolean {
    if (word.forms.length === 1) return this.has(word)
    for (const form of word.forms) if (this.words.has(form)) return true
    return false
  }
}
