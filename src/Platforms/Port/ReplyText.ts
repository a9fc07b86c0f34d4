/** A reply made to fit; `cut` when words were lost. */
export interface CutReply {
  readonly text: string
  readonly cut: boolean
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" })
const words = new Intl.Segmenter("und", { granularity: "word" })

export const codePoints = (text: string): number => {
  let count = 0
  for (const _ of text) count++
  return count
}

/**
 * Cuts a reply to `limit` Unicode code points: between words, never inside a grapheme (an emoji, a letter
 * with its accents). Only a first grapheme that is longer than the limit by itself is cut by code points.
 */
export const cutReply = (text: string, limit: number): CutReply => {
  const whole = text.trim()
  if (codePoints(whole) <= limit) return { text: whole, cut: false }
  const ends = graphemeEnds(whole, limit)
  const last = ends.at(-1)
  if (last === undefined) return { text: [...whole].slice(0, limit).join(""), cut: true }
  const kept = whole.slice(0, wordEnd(whole, ends, last)).trimEnd()
  return { text: kept, cut: true }
}

/** Where the graphemes that fit end, in UTF-16 units. */
const graphemeEnds = (text: string, limit: number): ReadonlyArray<number> => {
  const ends: Array<number> = []
  let length = 0
  for (const { index, segment } of graphemes.segment(text)) {
    length += codePoints(segment)
    if (length > limit) break
    ends.push(index + segment.length)
  }
  return ends
}

/**
 * White space is the surest sign of a word's end; where it would lose more than half, as in scripts that
 * write without spaces, the language's own word boundaries count.
 */
const wordEnd = (text: string, ends: ReadonlyArray<number>, last: number): number => {
  const atSpace = ends.findLast((end) => isSpace(text[end]))
  if (atSpace !== undefined && atSpace * 2 >= last) return atSpace
  const starts = new Set(Array.from(words.segment(text), ({ index }) => index))
  return ends.findLast((end) => starts.has(end)) ?? last
}

const isSpace = (unit: string | undefined) => unit !== undefined && /\s/.test(unit)

/** Whether a platform shows the text that was sent: it may trim it, and fold white space and accents. */
export const sameReply = (left: string, right: string): boolean => folded(left) === folded(right)

const folded = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim()
