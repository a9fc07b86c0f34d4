import { seed } from "../Features/Hash.ts"
import { isApostrophe, withoutApostrophes } from "./Apostrophes.ts"
import { isWordly } from "./Characters.ts"
import { familiar } from "./Familiar.ts"
import { exclamation } from "./Marks.ts"
import { honestWord, spelling, type Word } from "./Word.ts"
import type { Written } from "./Written.ts"

/** In longer words a mark between letters is punctuation without a space, as in `wow!amazing`. */
export const shortWord = 8

const letterS = 115
const fewestBeforePossessive = 2

/** Behind these a word of plain letters is over; anything else may go on with it. */
const ending = new Uint8Array(128)
for (const mark of ' .,!?\n:;)-/"') ending[mark.charCodeAt(0)] = 1
// what stands behind the last character
ending[0] = 1

const isPlainLetter = (code: number) => {
  const lower = code | 32
  return code <= 122 && lower >= 97 && lower <= 122
}

/**
 * A word of nothing but plain letters, and apostrophes between them, of which most words are: it has no tricks. Null for
 * any other word.
 */
export const plainWord = (written: Written, start: number): Word | null => {
  const { codes, length } = written
  let previous = 0
  let run = 0
  let apostrophe = -1
  let hash = seed
  let end = start
  for (; end < length; end++) {
    const code = codes[end] ?? 0
    if (!isPlainLetter(code)) {
      if (end === start || !isApostrophe(code) || !isPlainLetter(codes[end + 1] ?? 0)) break
      apostrophe = end
      continue
    }
    const lower = code | 32
    run = lower === previous ? run + 1 : 1
    if (run === 3) return null
    previous = lower
    hash = Math.imul(hash ^ lower, 0x01000193)
  }
  if (end === start) return null
  const behind = codes[end] ?? 0
  if (behind > 127 || ending[behind] === 0) return null
  if (behind === exclamation && end - start < shortWord && isWordly(written.at(end + 1))) return null
  if (apostrophe === -1) return honestWord(familiar(written, start, end, hash), start, end)
  const text = withoutApostrophes(written.slice(start, end)).toLowerCase()
  const possessive = apostrophe === end - 2 && previous === letterS && apostrophe - start >= fewestBeforePossessive
  return honestWord(spelling(possessive ? [text, text.slice(0, -1)] : [text], "word"), start, end)
}
