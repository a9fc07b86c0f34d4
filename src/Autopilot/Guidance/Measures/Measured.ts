import { urlsOf } from "../../Detectors/Urls.ts"
import { Written } from "../../Text/Written.ts"
import type { Countable, Measure } from "./Measure.ts"

/** A comment from its beginning to its end, however long it is. */
export interface Measurable {
  readonly text: string
  /** Whether an image or GIF is attached. */
  readonly hasMedia: boolean
}

/** In an address the sign stands behind a letter. */
export const tag = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/gu
const hashtag = /(?<![\p{L}\p{N}_&/])[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu
const mark = /[!?！？]/gu
const letter = /[\p{L}\p{N}]/u
const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** Of any language, Japanese and Thai among them, which write no blanks. */
const words = new Intl.Segmenter("en", { granularity: "word" })
const signs = new Intl.Segmenter("en", { granularity: "grapheme" })

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isLink = (piece: string): boolean =>
  piece.includes(".") && urlsOf(Written.of(piece)).some(({ sure }) => sure !== "doubtful")

const piecesOf = (text: string): ReadonlyArray<string> => text.split(/\s+/u)
const withLinksAs = (text: string, link: string): string =>
  piecesOf(text)
    .map((piece) => (isLink(piece) ? link : piece))
    .join(" ")
const withoutLinks = (text: string): string => withLinksAs(text, "")

const wordsIn = (text: string): number => {
  let count = 0
  for (const { isWordLike } of words.segment(text)) if (isWordLike === true) count++
  return count
}

const emojiIn = (text: string): number => {
  let count = 0
  for (const { segment } of signs.segment(text)) if (pictured.test(segment)) count++
  return count
}

/** A text without what is counted of it, where that has letters. */
const without: Readonly<Partial<Record<Countable, (text: string) => string>>> = {
  links: withoutLinks,
  tags: (text) => text.replaceAll(tag, " "),
  hashtags: (text) => text.replaceAll(hashtag, " ")
}

const countIn: Readonly<Record<Countable, (comment: Measurable) => number>> = {
  words: ({ text }) => wordsIn(withLinksAs(text, "link").replaceAll(tag, " ")),
  characters: ({ text }) => Array.from(signs.segment(text.trim())).length,
  links: ({ text }) => piecesOf(text).filter(isLink).length,
  tags: ({ text }) => countOf(withoutLinks(text), tag),
  hashtags: ({ text }) => countOf(withoutLinks(text), hashtag),
  emoji: ({ text }) => emojiIn(text),
  images: ({ hasMedia }) => (hasMedia ? 1 : 0),
  marks: ({ text }) => countOf(text, mark)
}

const isAlone = ({ hasMedia, text }: Measurable, of: Countable): boolean =>
  !letter.test((without[of] ?? ((whole) => whole))(text)) && (of === "images" || !hasMedia)

interface Counted {
  readonly count: number
  readonly isAlone: boolean
}

const known = new WeakMap<Measurable, Map<Countable, Counted>>()

/** Counted once for all rules, and for all pieces of a long comment. */
const countedIn = (comment: Measurable, of: Countable): Counted => {
  const before = known.get(comment) ?? new Map<Countable, Counted>()
  if (before.size === 0) known.set(comment, before)
  const counted = before.get(of) ?? { count: countIn[of](comment), isAlone: isAlone(comment, of) }
  before.set(of, counted)
  return counted
}

/** Whether a comment has as much of something as a measure says. */
export const isMeasured = (comment: Measurable, { alone, least, most, of }: Measure): boolean => {
  const counted = countedIn(comment, of)
  return counted.count >= least && (most === null || counted.count <= most) && (!alone || counted.isAlone)
}
