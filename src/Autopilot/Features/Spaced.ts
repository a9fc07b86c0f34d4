import { read, type TextReading } from "./Reading.ts"

const gapped = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu
/** In a longer comment it is a trick more often than for show. */
const longest = 40
const fewestLetters = 3

/**
 * A short comment with the words together whose letters stand apart: `S A L E` is no worse than `SALE`. Null for any
 * other, and where it holds something listed, a link or contact details.
 */
export const withoutGaps = ({ contact, listed, text, urls }: TextReading): TextReading | null => {
  const { obfuscation, words, written } = text
  if (written.length > longest || words.length === 0) return null
  if (listed.length > 0 || urls.length > 0 || contact.score > 0) return null
  const letters = words.length >= fewestLetters && words.every(({ end, start }) => end - start === 1)
  if (!(letters || obfuscation.spaced > 0)) return null
  const together = written.whole.replaceAll(gapped, (run) => run.replaceAll(" ", ""))
  return together === written.whole ? null : read(together)
}
