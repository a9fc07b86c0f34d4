import { Spelling, Word } from "./Word.ts"
import type { Written } from "./Written.ts"

/** Fewer single letters in a row are initials or "I a m" rather than a hidden word. */
const leastBySpace = 4
const leastByPunctuation = 3
const space = 32

const isSingle = (word: Word | undefined) =>
  word !== undefined && word.end - word.start === 1 && word.kind === "word" && !/\d/.test(word.text)

const mayHoldRun = (words: ReadonlyArray<Word>): boolean => {
  let singles = 0
  for (const word of words) {
    singles = word.end - word.start === 1 ? singles + 1 : 0
    if (singles === leastByPunctuation) return true
  }
  return false
}

/** Joins letters written apart: `f r e e`, `s.c.a.m`, `w-h-y`. The gap has to be one and the same character. */
export const joinSpacedLetters = (
  words: ReadonlyArray<Word>,
  written: Written
): { readonly words: ReadonlyArray<Word>; readonly joined: number } => {
  if (!mayHoldRun(words)) return { words, joined: 0 }
  const result: Array<Word> = []
  let joined = 0
  let at = 0
  while (at < words.length) {
    const end = endOfRun(words, written, at)
    const first = words[at]
    const last = words[end - 1]
    if (first === undefined || last === undefined) break
    const least = written.at(first.end) === space ? leastBySpace : leastByPunctuation
    if (end - at >= least) {
      const text = words.slice(at, end).reduce((all, word) => all + word.text, "")
      result.push(new Word(new Spelling(text, first.kind, [], first.tricks), first.start, last.end))
      joined++
      at = end
    } else {
      // the last of too few may be the first of others: `I h.a.t.e`
      const next = Math.max(at + 1, end - 1)
      result.push(...words.slice(at, next))
      at = next
    }
  }
  return { words: result, joined }
}

const endOfRun = (words: ReadonlyArray<Word>, written: Written, start: number): number => {
  const first = words[start]
  if (first === undefined || !isSingle(first)) return start + 1
  const gap = written.at(first.end)
  let at = start + 1
  for (;;) {
    const word = words[at]
    const previous = words[at - 1]
    if (word === undefined || previous === undefined || !isSingle(word)) return at
    if (word.start !== previous.end + 1 || written.at(previous.end) !== gap) return at
    at++
  }
}
