import type { NormalisedText } from "../../Text/Normalise.ts"
import { folded } from "../../Tongues/Folded.ts"
import type { KindOfLanguage, SayingKind } from "./KnownSayings.ts"
import { toldAnywhere } from "./ToldAnywhere.ts"
import { type Saying, toldSayings } from "./ToldSayings.ts"

/** What stands far into a long comment is not looked at. */
const longest = 600
const longestSeen = 60

/** Each kind of saying with where it stands, as it can be quoted. */
export type Sayings = ReadonlyMap<SayingKind, string>

type Found = Map<SayingKind, string>

const nothing: Sayings = new Map()

const shown = (seen: string): string => {
  const whole = seen.trim().replaceAll(/\s+/g, " ")
  return whole.length <= longestSeen ? whole : `${whole.slice(0, longestSeen - 1).trimEnd()}…`
}

const opening = /["“„«‘「『]/u
const closing = /["”“»’」』]/u

/** Whoever quotes a saying does not say it: it stands between quotation marks. */
const isQuoted = (written: string, start: number, end: number): boolean =>
  opening.test(written.slice(0, start)) && closing.test(written.slice(end))

const quotable: ReadonlySet<SayingKind> = new Set(["hate", "contempt", "wishes", "harassing", "leering"])

/** Where something is said, and how it is written there. */
interface Piece {
  readonly seen: string
  readonly start: number
  readonly end: number
}

/** A comment as expressions look it through. */
interface LookedThrough {
  readonly text: string
  /** What the places of pieces count in. */
  readonly whole: string
  readonly pieceOf: (match: RegExpExecArray) => Piece | null
}

/** By its words as entries of lists are written, a space before and behind each. */
const bySpaces = ({ canonical, words, written }: NormalisedText): LookedThrough => {
  const spelt = written.plain ? canonical : words.map((word) => folded(word.text)).join(" ")
  const text = ` ${spelt} `.slice(0, longest)
  const wordsBefore = (at: number) => text.slice(0, at).split(" ").length - 2
  return {
    text,
    whole: written.whole,
    pieceOf: (match) => {
      const first = words[wordsBefore(match.index + 1)]
      const last = words[wordsBefore(match.index + match[0].length) - 1]
      return first === undefined || last === undefined
        ? null
        : { seen: written.slice(first.start, last.end), start: first.start, end: last.end }
    }
  }
}

const anywhere = ({ written }: NormalisedText): LookedThrough => {
  const text = written.whole.toLowerCase().slice(0, longest)
  return {
    text,
    whole: text,
    pieceOf: ({ 0: seen, index }) => ({ seen, start: index, end: index + seen.length })
  }
}

const keep = (
  looked: LookedThrough,
  { back, kind }: Pick<KindOfLanguage, "kind" | "back">,
  match: RegExpExecArray | null,
  found: Found
): void => {
  const piece = match === null ? null : looked.pieceOf(match)
  if (piece === null) return
  found.set(kind, shown(piece.seen))
  if (quotable.has(kind) && isQuoted(looked.whole, piece.start, piece.end)) found.set("condemned", "")
  for (const other of back) {
    if (!found.has(other.kind)) keep(looked, { kind: other.kind, back: [] }, other.any.in(looked.text), found)
  }
}

/** Of the sayings of a kind in a language the one that stands first, of those the one that is listed first. */
const look = (looked: LookedThrough, told: ReadonlyArray<Saying>, found: Found): void => {
  let at = 0
  while (at < told.length) {
    const of = told[at]?.of
    if (of === undefined) return
    let first: RegExpExecArray | null = null
    for (; told[at]?.of === of; at++) {
      const match = found.has(of.kind) ? null : (told[at]?.pattern.in(looked.text) ?? null)
      if (match !== null && (first === null || match.index < first.index)) first = match
    }
    keep(looked, of, first, found)
  }
}

const scripts: ReadonlyMap<string, RegExp> = new Map([
  ["ja", /[\u3040-\u30ff\u4e00-\u9fff]/u],
  ["ko", /[\uac00-\ud7af\u3131-\u318e]/u],
  ["th", /[\u0e00-\u0e7f]/u]
])

const lookAnywhere = (text: NormalisedText, language: string, found: Found): void => {
  if (text.written.plain || scripts.get(language)?.test(text.written.whole) !== true) return
  const looked = anywhere(text)
  for (const kind of toldAnywhere(looked.text, language)) {
    if (!found.has(kind.kind)) keep(looked, kind, kind.any.in(looked.text), found)
  }
}

/**
 * Looks a comment through for what its language says so. A guess at the language of a short comment is often wrong: where
 * its own says nothing, what is grave may be in any other that is written with spaces.
 */
export const sayingsIn = (language: string | null, text: NormalisedText): Sayings => {
  if (text.words.length === 0) return nothing
  if (language !== null && scripts.has(language)) {
    const found: Found = new Map()
    lookAnywhere(text, language, found)
    return found
  }
  const { elsewhere, own } = toldSayings(text, language)
  if (own.length === 0 && elsewhere.length === 0 && language !== null) return nothing
  const looked = own.length === 0 ? null : bySpaces(text)
  const found: Found = new Map()
  if (looked !== null) look(looked, own, found)
  if (found.size > 0) return found
  if (elsewhere.length > 0) look(looked ?? bySpaces(text), elsewhere, found)
  if (language === null) for (const other of scripts.keys()) lookAnywhere(text, other, found)
  return found
}

/** A text as expressions of a language look it through. */
export const lookedThrough = (language: string | null, text: NormalisedText): string =>
  (language !== null && scripts.has(language) ? anywhere(text) : bySpaces(text)).text
