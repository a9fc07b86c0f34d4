import { stopWords } from "../Text/StopWords.ts"
import { plainWords } from "../WordLists/PlainWords.ts"
import { offensive } from "../WordLists/Taboo.ts"

const marks = ';·…,_/"=:|~⠀()[\\]*\\p{Extended_Pictographic}'
/** Up to so many of them are in one place of a word: more part two. */
const gap = `[${marks}]\\ufe0f?[${marks}]?`
const anyMark = new RegExp(`[${marks}]`, "u")
/** Most texts have no such place: this takes less to find out. Beyond plain characters and letters any may be a mark. */
const mayGap = /[;,_/"=:|~()[\]*\u0080-\u00bf\u2000-\uffff][A-Za-z]/
const anyGap = new RegExp(`[a-z]${gap}[a-z]`, "iu")
const gaps = new RegExp(gap, "gu")
/** No word has more pieces: what does is read in stretches. */
const mostPieces = 40
/** From where letters begin: where nothing follows them, to try it from each of them takes their square. */
const parted = new RegExp(`(?<!\\p{Script=Latin})\\p{Script=Latin}+(?:${gap}\\p{Script=Latin}+){1,${mostPieces}}`, "gu")
/** Addresses, names of accounts, and tags hold marks of their own. */
const tokens = /\S+/gu
const address = /[@#]|:\/\/|^www\.|\.\p{L}{2}/iu
/** One word alone may be parted by chance, but for an offence. */
const fewest = 2

const known: ReadonlySet<string> = new Set(
  [plainWords, ...Object.values(stopWords)].flatMap((words) => words.trim().split(/\s+/u))
)

/** In fewer letters many pieces of words are words. */
const shortestWord = 3
const isWord = (part: string): boolean => part.length >= shortestWord && known.has(part)

/** A text without the marks in the middle of its words; null where few words have any, or most parts are words. */
export const withoutInnerMarks = (text: string): string | null => {
  if (!mayGap.test(text) || !anyGap.test(text)) return null
  let pieces = 0
  let words = 0
  const join = (run: string): string => {
    const parts = run.toLowerCase().split(gaps)
    if (parts.every((part) => known.has(part))) return run
    const whole = run.replaceAll(gaps, "")
    if (offensive.has(whole.toLowerCase())) pieces += fewest
    else if (parts.some(isWord)) words++
    else pieces++
    return whole
  }
  const whole = text.replaceAll(tokens, (token) =>
    anyMark.test(token) && !address.test(token) ? token.replaceAll(parted, join) : token
  )
  return pieces < fewest || pieces < words ? null : whole
}
