import { isApostrophe, withoutApostrophes } from "./Apostrophes.ts"
import { isDigit, isWordly } from "./Characters.ts"
import { familiar } from "./Familiar.ts"
import { seed } from "./Hash.ts"
import { comma, dot, exclamation } from "./Marks.ts"
import { Spelling, Word } from "./Word.ts"
import type { Written } from "./Written.ts"

/** In longer words a mark between letters is punctuation without a space, as in `wow!amazing`. */
export const shortWord = 8

const zero = 48
const nine = 57
const letterS = 115
const fewestBeforePossessive = 2
const lastPlain = 127

/** Behind these a word of plain characters is over; anything else may go on with it. */
const ending = new Uint8Array(128)
for (const mark of ' .,!?\n:;)-/"') ending[mark.charCodeAt(0)] = 1
// what stands behind the last character
ending[0] = 1

const isPlainLetter = (code: number) => {
  const lower = code | 32
  return code <= 122 && lower >= 97 && lower <= 122
}

const isPlainDigit = (code: number) => code >= zero && code <= nine

const isOver = (written: Written, start: number, end: number): boolean => {
  const behind = written.codes[end] ?? 0
  if (behind > lastPlain || ending[behind] === 0) return false
  return behind !== exclamation || end - start >= shortWord || !isWordly(written.at(end + 1))
}

const lettersIn = (written: Written, start: number, end: number): Spelling =>
  new Spelling(written.slice(start, end).toLowerCase(), "word")

const shortenedIn = (written: Written, start: number, end: number): Spelling => {
  const text = withoutApostrophes(written.slice(start, end)).toLowerCase()
  const possessive =
    isApostrophe(written.at(end - 2)) &&
    text.charCodeAt(text.length - 1) === letterS &&
    end - 2 - start >= fewestBeforePossessive
  return possessive ? new Spelling(text, "word", [text.slice(0, -1)]) : new Spelling(text, "word")
}

const digitsIn = (written: Written, start: number, end: number): Spelling =>
  new Spelling(written.slice(start, end), "number")

/** A word of nothing but plain letters, and apostrophes between them. */
const plainLetters = (written: Written, start: number): Word | null => {
  const { codes, length } = written
  let previous = 0
  let run = 0
  let apostrophe = 0
  let hash = seed
  let end = start
  for (; end < length; end++) {
    const code = codes[end] ?? 0
    if (!isPlainLetter(code)) {
      if (end === start || !isApostrophe(code) || !isPlainLetter(codes[end + 1] ?? 0)) break
      apostrophe = Math.max(apostrophe, code)
      continue
    }
    const lower = code | 32
    run = lower === previous ? run + 1 : 1
    if (run === 3) return null
    previous = lower
    hash = Math.imul(hash ^ lower, 0x01000193)
  }
  if (end === start || !isOver(written, start, end)) return null
  const read =
    apostrophe > lastPlain
      ? shortenedIn(written, start, end)
      : familiar(written, start, end, hash, apostrophe === 0 ? lettersIn : shortenedIn)
  return new Word(read, start, end)
}

const plainDigits = (written: Written, start: number): Word | null => {
  const { codes, length } = written
  let hash = seed
  let end = start
  for (; end < length; end++) {
    const code = codes[end] ?? 0
    if (!isPlainDigit(code)) break
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  const behind = written.at(end)
  if (!isOver(written, start, end) || ((behind === dot || behind === comma) && isDigit(written.at(end + 1))))
    return null
  return new Word(familiar(written, start, end, hash, digitsIn), start, end)
}

/** A word of plain letters or of plain digits, of which most words are: it has no tricks. Null for any other word. */
export const plainWord = (written: Written, start: number): Word | null =>
  isPlainDigit(written.codes[start] ?? 0) ? plainDigits(written, start) : plainLetters(written, start)
