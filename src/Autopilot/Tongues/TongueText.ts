import { hashOfCode } from "../Text/Hash.ts"
import { mostUnits, type NormalisedText } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { conceptLists } from "./ConceptLists.ts"
import { type TongueWord, TongueWords } from "./TongueWords.ts"

const unknown = new TongueWords(null)
const byLanguage = new Map(Object.keys(conceptLists).map((language) => [language, new TongueWords(language)]))

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
    const known = language === null ? unknown : (byLanguage.get(language) ?? unknown)
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
