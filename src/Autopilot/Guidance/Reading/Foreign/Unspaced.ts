import { type ForeignWord, nothing, tokenOf } from "./ForeignWord.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import type { WordUses } from "./WordUses.ts"

const scripts = [/\p{Script=Han}/u, /[\p{Script=Katakana}ー]/u, /\p{Script=Hiragana}/u]
const scriptOf = (character: string) => scripts.findIndex((script) => script.test(character))

const longestUnspaced = 14
const entryAt = (
  text: string,
  at: number,
  lexicon: LanguageWords
): { readonly kinds: WordUses; readonly length: number } | null => {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 0; length--) {
    const kinds = lexicon.entries.get(text.slice(at, at + length))
    if (kinds !== undefined) return { kinds, length }
  }
  return null
}

/** The words of a text that sets none apart: those that are known, and between them what is written in one script. */
export const unspaced = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> => {
  const small = text.toLowerCase()
  const tokens: Array<ForeignWord> = []
  let open = 0
  const close = (at: number) => {
    if (at > open) tokens.push(tokenOf(text.slice(open, at), start + open, nothing))
  }
  let at = 0
  while (at < text.length) {
    const found = entryAt(small, at, lexicon)
    const parted = at === open || scriptOf(text[at] ?? "") !== scriptOf(text[at - 1] ?? "")
    if (found === null || (!parted && found.length < 2)) {
      at++
      continue
    }
    close(at)
    tokens.push(tokenOf(text.slice(at, at + found.length), start + at, found.kinds))
    at += found.length
    open = at
  }
  close(at)
  return tokens
}
