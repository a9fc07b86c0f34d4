import { normalise } from "../../Text/Normalise.ts"
import type { Word } from "../../Text/Word.ts"

/** The words of a list, parted by spaces or lines. */
export const setOfWords = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** The same as words of comments are read, without their accents. */
export const wordsAsRead = (list: string): ReadonlyArray<string> =>
  list.split(/\s+/).flatMap((word) => normalise(word).words.map(({ text }) => text))

/** The word at a place, empty before the first and behind the last. */
export const wordAt = (words: ReadonlyArray<Word>, at: number): string => words[at]?.text ?? ""
