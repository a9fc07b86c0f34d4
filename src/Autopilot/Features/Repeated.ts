import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { distinctWords } from "./DistinctWords.ts"
import { read, type TextReading } from "./Reading.ts"

/** More often than this the same says nothing more. */
const most = 2
/** Below so many times each, on average, a comment is not taken for one that repeats itself. */
const times = 3
const fewestWords = 5
/** Of a word in itself: `いいねいいねいいね`. */
const longestPart = 8
const longWord = 16

/** How long the part is that a long word does nothing but repeat; nought where it does not. */
const partOf = (codes: Int32Array, { end, start }: Word): number => {
  if (end - start < longWord) return 0
  for (let length = 2; length <= longestPart && times * length <= end - start; length++) {
    let at = start + length
    while (at < end && codes[at] === codes[at - length]) at++
    if (at === end) return length
  }
  return 0
}

const repeatsInWords = ({ words, written }: NormalisedText): boolean => {
  for (const word of words) if (word.end - word.start >= longWord && partOf(written.codes, word) > 0) return true
  return false
}

/** Whether words come again so often that hardly anything else is said. */
const repeatsWords = ({ text }: TextReading): boolean => {
  const { words } = text
  if (words.length < fewestWords) return false
  const distinct = distinctWords(text).length
  return distinct > 0 && words.length >= times * distinct
}

/**
 * The comment with nothing more than twice, where it hardly does anything but repeat itself: `nice nice nice nice nice`.
 * Null for any other.
 */
export const withoutRepeats = (reading: TextReading): TextReading | null => {
  const { words, written } = reading.text
  const again = repeatsWords(reading)
  if (!(again || repeatsInWords(reading.text))) return null
  const seen = new Map<number, number>()
  let left = ""
  let done = 0
  let last = 0
  for (const word of words) {
    const { end, hash, kind, start } = word
    const before = seen.get(hash) ?? 0
    seen.set(hash, before + 1)
    const part = partOf(written.codes, word)
    if (again && before >= most && kind !== "handle") {
      left += written.slice(done, last)
      done = end
    } else if (part > 0) {
      left += written.slice(done, start + most * part)
      done = end
    }
    last = end
  }
  return read(left + written.slice(done, written.length))
}
