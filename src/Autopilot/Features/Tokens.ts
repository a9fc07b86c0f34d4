import type { NormalisedText } from "../Normalise.ts"
import { hashOf, seed, step } from "./Hash.ts"
import type { Facts, Lexicon } from "./Lexicon.ts"

/** A word and a mark for every two characters: no text has more. */
const capacity = 8192

const kinds = {
  number: hashOf("<number>"),
  money: hashOf("<money>"),
  handle: hashOf("<handle>")
} as const

const exclamation = 33
const question = 63
const quote = 34
const quotes: ReadonlySet<number> = new Set([quote, 0xab, 0xbb, 0x201c, 0x201d, 0x201e])
const firstSymbol = 0x2190

/** Words, marks and emoji of a text in order, as hashes, with what is known about each. Filled anew for each text. */
export class Tokens {
  readonly hashes: Uint32Array = new Uint32Array(capacity)
  readonly facts: Uint32Array = new Uint32Array(capacity)
  length = 0
  exclamations = 0
  questions = 0
  emoji = 0
  capitals = 0
  letters = 0

  fill(text: NormalisedText, lexicon: Lexicon): void {
    this.length = 0
    this.exclamations = 0
    this.questions = 0
    this.emoji = 0
    this.capitals = 0
    this.letters = 0
    const { characters, words } = text
    let at = 0
    for (const word of words) {
      this.marks(characters, at, word.start)
      at = word.end
      this.count(characters, word.start, word.end)
      if (word.kind === "word" || word.kind === "hashtag") {
        const hash = hashOf(word.text) >>> 0
        this.push(hash, this.factsOf(hash, word.forms, lexicon))
      } else this.push(kinds[word.kind] >>> 0, 0)
    }
    this.marks(characters, at, characters.length)
    for (let index = 0; index < this.length; index++) {
      if (this.facts[index] === unknownSymbol) this.facts[index] = lexicon.get(this.hashes[index] ?? 0)
    }
  }

  private factsOf(hash: number, forms: ReadonlyArray<string>, lexicon: Lexicon): Facts {
    const facts = lexicon.get(hash)
    if (facts !== 0 || forms.length === 1) return facts
    for (const form of forms) {
      const other = lexicon.get(hashOf(form) >>> 0)
      if (other !== 0) return other
    }
    return 0
  }

  private push(hash: number, facts: Facts): void {
    if (this.length === capacity) return
    this.hashes[this.length] = hash
    this.facts[this.length++] = facts
  }

  private count(characters: ReadonlyArray<string>, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const code = characters[at]?.charCodeAt(0) ?? 0
      if (code >= 65 && code <= 90) {
        this.capitals++
        this.letters++
      } else if (code >= 97 && code <= 122) this.letters++
    }
  }

  /** What stands between two words: runs of one mark are one token, or one and a half. */
  private marks(characters: ReadonlyArray<string>, from: number, to: number): void {
    let previous = 0
    for (let at = from; at < to; at++) {
      const code = characters[at]?.codePointAt(0) ?? 0
      const repeated = code === previous
      previous = code
      if (code === exclamation) this.exclamations++
      else if (code === question) this.questions++
      else if (code >= firstSymbol) {
        this.emoji++
        if (!repeated) this.push(hashOf(characters[at] ?? "") >>> 0, unknownSymbol)
        continue
      } else if (quotes.has(code)) {
        this.push(step(seed, quote) >>> 0, 0)
        continue
      } else continue
      if (!repeated) this.push(step(seed, code) >>> 0, 0)
    }
  }
}

const unknownSymbol = 0xffffffff
