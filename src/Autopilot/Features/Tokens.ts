import { hashOf, hashOfCode, seed, step } from "../Text/Hash.ts"
import { exclamation, question, quote } from "../Text/Marks.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Facts, Lexicon } from "./Lexicon.ts"
import { factsOf } from "./WordFacts.ts"

/** A word and a mark for every two characters: no text has more. */
const capacity = 8192

const kinds = {
  number: hashOf("<number>"),
  money: hashOf("<money>"),
  handle: hashOf("<handle>")
} as const

const quotes: ReadonlySet<number> = new Set([quote, 0xab, 0xbb, 0x201c, 0x201d, 0x201e])
const quoted = step(seed, quote)
const firstSymbol = 0x2190
const space = 32

/** Words, marks and emoji of a text in order, as hashes, with what is known about each. Filled anew for each text. */
export class TextTokens {
  readonly hashes: Int32Array = new Int32Array(capacity)
  readonly facts: Int32Array = new Int32Array(capacity)
  length = 0
  exclamations = 0
  questions = 0
  emoji = 0

  fill(text: NormalisedText, lexicon: Lexicon): void {
    this.length = 0
    this.exclamations = 0
    this.questions = 0
    this.emoji = 0
    const { words, written } = text
    const { codes } = written
    let at = 0
    for (const word of words) {
      this.marks(codes, at, word.start)
      at = word.end
      if (word.kind === "word" || word.kind === "hashtag") {
        this.push(word.hash, factsOf(word.spelling, lexicon))
      } else this.push(kinds[word.kind], 0)
    }
    this.marks(codes, at, written.length)
    for (let index = 0; index < this.length; index++) {
      if (this.facts[index] === unknownSymbol) this.facts[index] = lexicon.get(this.hashes[index] ?? 0)
    }
  }

  private push(hash: number, facts: Facts): void {
    if (this.length === capacity) return
    this.hashes[this.length] = hash
    this.facts[this.length++] = facts
  }

  /** What stands between two words: runs of one mark are one token, or one and a half. */
  private marks(codes: Int32Array, from: number, to: number): void {
    // most words are parted by a space
    if (to - from === 1 && codes[from] === space) return
    let previous = 0
    for (let at = from; at < to; at++) {
      const code = codes[at] ?? 0
      const repeated = code === previous
      previous = code
      if (code === exclamation) this.exclamations++
      else if (code === question) this.questions++
      else if (code >= firstSymbol) {
        this.emoji++
        if (!repeated) this.push(hashOfCode(code), unknownSymbol)
        continue
      } else if (quotes.has(code)) {
        this.push(quoted, 0)
        continue
      } else continue
      if (!repeated) this.push(step(seed, code), 0)
    }
  }
}

const unknownSymbol = -1
