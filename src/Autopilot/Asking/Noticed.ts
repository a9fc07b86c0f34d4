import type { ProtectionKey } from "#schema/resources/Autopilot.ts"

/** What was seen in a text, as a decision's record has it: words of the text, or their beginning and `…`. */
export interface Seen {
  readonly area: ProtectionKey
  readonly seen: string
}

/** A part of a text, in code points: from `start` to before `end`. */
export interface NoticedSpan {
  readonly start: number
  readonly end: number
  readonly area: ProtectionKey
}

/** More marks than this are no help to anybody. */
const mostSpans = 50

/** What stands next to its neighbours without a space, in scripts that have spaces between words. */
const joined = /[\p{L}\p{N}]/u
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const isPart = (letter: string | undefined): boolean =>
  letter !== undefined && joined.test(letter) && !spaceless.test(letter)

/** One element for each code point, whatever its lower case is. */
const folded = (text: string): ReadonlyArray<string> => Array.from(text, (letter) => letter.toLowerCase())

const standsAt = (text: ReadonlyArray<string>, words: ReadonlyArray<string>, start: number): boolean =>
  words.every((letter, index) => text[start + index] === letter)

/** Whether a word of the text goes on where the part begins or ends: `ass` is not noticed in `class`. */
const isCut = (text: ReadonlyArray<string>, start: number, end: number, isBeginning: boolean): boolean =>
  (isPart(text[start - 1]) && isPart(text[start])) || (!isBeginning && isPart(text[end - 1]) && isPart(text[end]))

const spansOf = (text: ReadonlyArray<string>, { area, seen }: Seen): ReadonlyArray<NoticedSpan> => {
  const isBeginning = seen.endsWith("…")
  const words = folded(isBeginning ? seen.slice(0, -1) : seen)
  if (words.length === 0) return []
  const spans: Array<NoticedSpan> = []
  for (let start = 0; start + words.length <= text.length && spans.length < mostSpans; start++) {
    const end = start + words.length
    if (standsAt(text, words, start) && !isCut(text, start, end, isBeginning)) spans.push({ area, start, end })
  }
  return spans
}

/** Where in a text stands what was seen in it, in its order; of parts that overlap the first, and of these the longest. */
export const noticedIn = (text: string, evidence: ReadonlyArray<Seen>): ReadonlyArray<NoticedSpan> => {
  const letters = folded(text)
  const all = evidence
    .flatMap((one) => spansOf(letters, one))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const chosen: Array<NoticedSpan> = []
  for (const span of all) {
    if (chosen.length === mostSpans) break
    if (span.start >= (chosen.at(-1)?.end ?? 0)) chosen.push(span)
  }
  return chosen
}
