import { read, type TextReading } from "../Features/Reading.ts"

/**
 * The comment with other words instead of some. Null where it does not hold them as they are written: what is not found so
 * would be looked for without end.
 */
export const inOtherWords = (
  { text: { written } }: TextReading,
  words: RegExp,
  instead: (word: string) => string
): TextReading | null => {
  const other = written.whole.replaceAll(words, (word) => instead(word))
  return other === written.whole ? null : read(other)
}
