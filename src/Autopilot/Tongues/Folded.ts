import { romanised } from "./Devanagari.ts"

const latin: Readonly<Record<string, string>> = { ł: "l", ı: "i", ß: "ss", ø: "o", đ: "d", æ: "ae", œ: "oe" }
const arabic: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ة: "ه",
  ؤ: "و",
  ک: "ك"
}
const foldedLetters = /[łıßøđæœأإآٱىیئةؤک]/g
/** Vowel signs, the stroke that stretches a word, and the small alif. */
const unspoken = /[\u064b-\u0652\u0640\u0670]/g
const lastPlain = 0x7f

const isPlain = (word: string): boolean => {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > lastPlain) return false
  return true
}

const firstDevanagari = 0x900
const lastDevanagari = 0x97f

const otherwise = (word: string): string =>
  word.replaceAll(unspoken, "").replaceAll(foldedLetters, (letter) => latin[letter] ?? arabic[letter] ?? letter)

/** A word, accents off already, with letters alike that people write for one another; Hindi in Latin letters. */
export const folded = (word: string): string => {
  if (isPlain(word)) return word
  const first = word.charCodeAt(0)
  return first >= firstDevanagari && first <= lastDevanagari ? romanised(word) : otherwise(word)
}
