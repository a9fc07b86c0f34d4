import { type MarkedText, marked } from "../Words/Marked.ts"

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f])*/gu
const inQuotes = /["“„«][^"”“»]*["”“»]/gu

/** Quoted with single signs, and an apostrophe inside: `'who's first'`. */
const single =
  /(?<![\p{L}\p{N}])['‘](?=\S)((?:[^'‘’"“”\n]|(?<=\p{L})['’](?=\p{L})){1,80}?)(?<=\S)['’](?![\p{L}\p{N}])/gu

/** A sentence with a mark for each quotation, address, handle and emoji. */
export const spokenText = (given: string): MarkedText => {
  const sentence = given.replace(single, '"$1"')
  const quoted = [...sentence.matchAll(inQuotes)].map(({ 0: text, index }) => [index, index + text.length] as const)
  const isQuoted = (at: number) => quoted.some(([from, to]) => at >= from && at < to)
  return marked(sentence.replace(emoji, (sign: string, at: number) => (isQuoted(at) ? sign : ` "${sign}" `)))
}

/** A word or a sign of a sentence, and where it stands in it. */
export interface SentencePiece {
  /** In lower case, without apostrophes. */
  readonly word: string
  readonly written: string
  readonly start: number
  readonly end: number
}

const pieces =
  /[\ue000-\uf8ff]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+./-]*[\p{L}\p{N}\p{M}]|[\p{L}\p{N}]|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+|(?:->|=>|\.{2,})|[^\s]/gu

/** The words and signs of a marked text. */
export const piecesOf = (text: string): ReadonlyArray<SentencePiece> =>
  Array.from(text.matchAll(pieces), ({ 0: written, index }) => ({
    word: written.toLowerCase().replaceAll(/['’]/g, ""),
    written,
    start: index,
    end: index + written.length
  }))

export const isMark = ({ written }: SentencePiece): boolean => /[\ue000-\uf8ff]/u.test(written)
export const isSign = ({ written }: SentencePiece): boolean => !/[\p{L}\p{N}\ue000-\uf8ff]/u.test(written)

/** A word as it is compared with others; one for all quotations. */
export const plainPiece = (piece: SentencePiece): string => (isMark(piece) ? "\ue000" : piece.word)
