import { hashOfCode } from "../Text/Hash.ts"
import { mostUnits, type NormalisedText } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { conceptLists } from "./ConceptLists.ts"
import { type TongueWord, TongueWords } from "./TongueWords.ts"

const unknown = new TongueWords(null)
const byLanguage = new Map<string, TongueWords>()

/** Made for the first text of a language: each has room for thousands of words. */
const wordsOf = (language: string): TongueWords => {
  if (!Object.hasOwn(conceptLists, language)) return unknown
  const known = byLanguage.get(language) ?? new TongueWords(language)
  byLanguage.set(language, known)
  return known
}

const isSymbol = (code: number): boolean => code > 0xffff || (code >= 0x2190 && code < 0x2c00)

/** The words of a text in order, and then its emoji. Made once and filled again for each text. */
export class TongueText {
  readonly words: Array<TongueWord> = []
  /** Those that are made of letters. */
  readonly spoken: Array<Spelling> = []
  /** Of the words, and of the emoji behind them. */
  readonly hashes: Int32Array = new Int32Array(mostUnits + 1)
  length = 0

  fill({ words, written }: NormalisedText, language: string | null): void {
    const known = language === null ? unknown : wordsOf(language)
    this.words.length = 0
    this.spoken.length = 0
    this.length = 0
    for (const { spelling } of words) {
      const word = known.of(spelling)
      this.words.push(word)
      if (word.spoken) this.spoken.push(spelling)
      this.hashes[this.length++] = word.hash
    }
    if (written.plain) return
    const { codes, length } = written
    for (let at = 0; at < length; at++) {
      const code = codes[at] ?? 0
      if (isSymbol(code)) this.hashes[this.length++] = hashOfCode(code)
    }
  }
}
