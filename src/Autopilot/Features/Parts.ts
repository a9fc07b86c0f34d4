import { dot, quote } from "../Text/Marks.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { hasTag, type Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"

/** Words of a text that are said together, by their places; `to` is the first one behind. */
export interface WordSpan {
  readonly from: number
  readonly to: number
}

// how far what stands between two words parts them
const none = 0
const clause = 1
const sentence = 2

const kinds = new Uint8Array(0x10000)
const setAll = (characters: string, kind: number): void => {
  for (const character of characters) kinds[character.charCodeAt(0)] = kind
}
setAll(".!?\n\r…;|。！？；؟؛।॥•·●｡", sentence)
setAll(",、，،()（）–—:：/~", clause)
// arrows and signs; pictures as well, which have two units
kinds.fill(sentence, 0x2190, 0x2c00)

const lastUnit = 0xffff
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a

/** What parts the words before and behind a gap. A dot within an address parts nothing. */
const gapOf = ({ codes }: Written, from: number, to: number): number => {
  let most = none
  for (let at = from; at < to; at++) {
    const code = codes[at] ?? 0
    const kind = code > lastUnit ? sentence : (kinds[code] ?? none)
    if (kind > most) most = kind
  }
  if (most === sentence && to - from === 1 && codes[from] === dot && !isCapital(codes[to] ?? 0)) return none
  return most
}

const opening: ReadonlySet<number> = new Set(Array.from("“„«「『", (mark) => mark.charCodeAt(0)))
const closing: ReadonlySet<number> = new Set(Array.from("“”»」』", (mark) => mark.charCodeAt(0)))
/** Whoever quotes more than this hides behind it. */
const longestQuoted = 300

type Quoted = ReadonlyArray<readonly [from: number, to: number]>
const nothingQuoted: Quoted = []

const firstUnplain = 0x80

/** Where quotations begin and end, in characters; none that is the whole text. */
const quotedIn = ({ codes, length, plain, whole }: Written): Quoted => {
  if (plain && !whole.includes('"')) return nothingQuoted
  const found: Array<readonly [number, number]> = []
  let start = -1
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? 0
    if (code < firstUnplain && code !== quote) continue
    if (start === -1) {
      if (code === quote || opening.has(code)) start = at
    } else if (code === quote || closing.has(code)) {
      if (at - start <= longestQuoted && (start > 0 || at < length - 1)) found.push([start, at])
      start = -1
    }
  }
  return found
}

const space = 0x20
const isTag = (word: Word | undefined): boolean => word?.kind === "hashtag"

/** Whether a row of tags begins or ends before a word: one of them alone may be a word of the sentence. */
const isAtTags = (words: ReadonlyArray<Word>, at: number): boolean => {
  const before = isTag(words[at - 1])
  if (before === isTag(words[at])) return false
  return before ? isTag(words[at - 2]) : isTag(words[at + 1])
}

/** Some words of a text, parted wherever what stands between two of them parts them so far. */
const parted = (text: NormalisedText, { from, to }: WordSpan, least: number): ReadonlyArray<WordSpan> => {
  const { words, written } = text
  const parts: Array<WordSpan> = []
  const isTagged = hasTag(words)
  let quoted: Quoted | null = null
  let start = from
  for (let at = from + 1; at < to; at++) {
    const before = words[at - 1]?.end ?? 0
    const behind = words[at]?.start ?? 0
    // most words are parted by a space
    const isParted = isTagged && isAtTags(words, at)
    if (behind - before === 1 && written.codes[before] === space && !isParted) continue
    if (gapOf(written, before, behind) < least && !isParted) continue
    quoted ??= quotedIn(written)
    // what is quoted stays with what is said of it
    if (quoted.some(([first, last]) => first < before && behind < last)) continue
    parts.push({ from: start, to: at })
    start = at
  }
  parts.push({ from: start, to })
  return parts
}

/** With less than this a part is glued to the next: a word by itself says what lists know of it. */
const fewestWords = 2
/** No text that is meant to be read has more parts. */
const mostParts = 64
/** Words of a sentence that nobody ends. */
const longestPart = 48

/** So many words of a part at a time, each beginning half as many behind the one before. */
export const stretchesOf = ({ from, to }: WordSpan, words: number): ReadonlyArray<WordSpan> => {
  const parts: Array<WordSpan> = []
  for (let at = from; ; at += words / 2) {
    if (at + words >= to) return [...parts, { from: Math.max(from, to - words), to }]
    parts.push({ from: at, to: at + words })
  }
}

/** Where words are written together so many characters say as much as a word. */
const asOneWord = 3
const firstKana = 0x3040

/** How many words a part has, at the most as many as are asked for. */
const wordsIn = ({ words, written }: NormalisedText, { from, to }: WordSpan, most: number): number => {
  let count = 0
  for (let at = from; at < to && count < most; at++) {
    const { end, start } = words[at] ?? { end: 0, start: 0 }
    count += (written.codes[start] ?? 0) < firstKana ? 1 : Math.ceil((end - start) / asOneWord)
  }
  return count
}

/** Parts with short ones in a row taken together, until they have so many words. */
const glued = (text: NormalisedText, parts: ReadonlyArray<WordSpan>, least: number): ReadonlyArray<WordSpan> => {
  const [only, second] = parts
  if (only !== undefined && second === undefined && only.to > only.from) return parts
  const all: Array<WordSpan> = []
  let from = parts[0]?.from ?? 0
  const close = (to: number) => {
    if (to > from) all.push({ from, to })
    from = to
  }
  for (const part of parts) {
    const isLong = wordsIn(text, part, least) >= least
    if (isLong) close(part.from)
    if (isLong || wordsIn(text, { from, to: part.to }, least) >= least) close(part.to)
  }
  close(parts.at(-1)?.to ?? 0)
  return all
}

/** The sentences of a text: what stands between full stops, lines, signs and pictures. */
export const sentencesOf = (text: NormalisedText): ReadonlyArray<WordSpan> => {
  const words = text.words.length
  const sentences = glued(
    text,
    parted(text, { from: 0, to: words }, sentence),
    Math.max(fewestWords, Math.ceil(words / mostParts))
  )
  const isLong = ({ from, to }: WordSpan) => to - from > longestPart
  return sentences.some(isLong)
    ? sentences.flatMap((part) => (isLong(part) ? stretchesOf(part, longestPart) : part))
    : sentences
}

/** The same of a sentence, parted at commas as well. */
export const clausesOf = (text: NormalisedText, part: WordSpan): ReadonlyArray<WordSpan> =>
  glued(text, parted(text, part, clause), fewestWords)
