import { KnownWords } from "./KnownWords.ts"
import type { Spelling, Word } from "./Word.ts"

/** As many as there are bits. */
const most = 31
/** A longer word is asked nothing, and may be any: to look through it takes as long as what the clue saves. */
const longest = 24
const every = -1 >>> 1
const tests: Array<(word: string) => boolean> = []

const lookUp = (word: string): number =>
  word.length > longest ? every : tests.reduce((clues, isOne, bit) => (isOne(word) ? clues | (1 << bit) : clues), 0)

const otherWords = new KnownWords(lookUp)

/** Remembered with the word, and apart for words that are made anew for each text. */
const cluesOf = (word: Spelling): number => {
  if (word.clues === -1) word.clues = word.number === 0 ? otherWords.of(word.text) : lookUp(word.text)
  return word.clues
}

/** The clues that words give, as bits. */
export const cluesIn = (words: ReadonlyArray<Word>): number => {
  let all = 0
  for (const { spelling } of words) all |= cluesOf(spelling)
  return all
}

/**
 * What some word of a text has to look like for something to be in it that takes long to look for: asked of each word
 * once, and of most texts that is all. Made before the texts that are asked.
 */
export class Clue {
  private readonly bit: number

  constructor(isOne: (word: string) => boolean) {
    this.bit = 1 << (tests.push(isOne) - 1)
    if (tests.length > most) throw new Error("there are more clues than bits")
  }

  /** Whether a word of a text may be one. */
  isIn(text: { readonly clues: number }): boolean {
    return (text.clues & this.bit) !== 0
  }

  /** Whether a word may be. */
  is({ spelling }: Word): boolean {
    return (cluesOf(spelling) & this.bit) !== 0
  }
}
