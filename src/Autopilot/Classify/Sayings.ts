import type { NormalisedText } from "../Text/Normalise.ts"
import { folded } from "../Tongues/Folded.ts"
import { type KnownSayings, knownOf, otherThan, type SayingKind, takesBack } from "./KnownSayings.ts"

/** What stands far into a long comment is not looked at. */
const longest = 600
const longestSeen = 60

/** Each kind of saying with where it stands, as it can be quoted. */
export type Sayings = ReadonlyMap<SayingKind, string>

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

const isSought = (kind: SayingKind, found: ReadonlyMap<SayingKind, string>): boolean => {
  const other = takesBack[kind]
  return !found.has(kind) && (other === undefined || found.has(other))
}

/** A comment that is looked through, in one language or more. */
interface LookedThrough {
  readonly text: NormalisedText
  /** Its words as entries of lists are written, a space before and behind each. */
  readonly spaced: () => string
}

const lookedThrough = (text: NormalisedText): LookedThrough => {
  let spaced: string | null = null
  return {
    text,
    spaced: () => (spaced ??= ` ${text.words.map((word) => folded(word.text)).join(" ")} `.slice(0, longest))
  }
}

const spacedIn = (
  { spaced, text: { words, written } }: LookedThrough,
  { patterns, telling }: KnownSayings,
  found: Map<SayingKind, string>
): void => {
  const tellers = words.filter((word) => telling.has(word.text))
  if (tellers.length === 0) return
  const text = spaced()
  const wordsBefore = (at: number) => text.slice(0, at).split(" ").length - 2
  for (const { kind, pattern, telling: ofKind } of patterns) {
    if (ofKind !== null && !tellers.some((word) => ofKind.has(word.text))) continue
    const match = isSought(kind, found) ? pattern.exec(text) : null
    if (match === null) continue
    const first = words[wordsBefore(match.index)]
    const last = words[wordsBefore(match.index + match[0].length) - 1]
    if (first === undefined || last === undefined) continue
    found.set(kind, shown(written.slice(first.start, last.end)))
    if (kind === "hate" && isQuoted(written.whole, first.start, last.end)) found.set("condemned", "")
  }
}

const anywhereIn = (
  { text: { written } }: LookedThrough,
  { patterns }: KnownSayings,
  found: Map<SayingKind, string>
): void => {
  const text = written.whole.toLowerCase().slice(0, longest)
  for (const { kind, pattern } of patterns) {
    const match = isSought(kind, found) ? pattern.exec(text) : null
    if (match === null) continue
    found.set(kind, shown(match[0]))
    if (kind === "hate" && isQuoted(text, match.index, match.index + match[0].length)) found.set("condemned", "")
  }
}

const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/u,
  ko: /[\uac00-\ud7af\u3131-\u318e]/u
}

const lookIn = (
  known: KnownSayings | null,
  language: string,
  looked: LookedThrough,
  found: Map<SayingKind, string>
): void => {
  if (known === null) return
  const script = scripts[language]
  if (script === undefined) spacedIn(looked, known, found)
  else if (script.test(looked.text.written.whole)) anywhereIn(looked, known, found)
}

/**
 * Looks a comment through for what its language says so. A guess at the language of a short comment is often wrong: where
 * its own says nothing, what is grave may be in any other that is written with spaces.
 */
export const sayingsIn = (language: string | null, text: NormalisedText): Sayings => {
  if (text.words.length === 0) return nothing
  const found = new Map<SayingKind, string>()
  const looked = lookedThrough(text)
  if (language !== null) lookIn(knownOf(language), language, looked, found)
  if (found.size > 0 || (language !== null && scripts[language] !== undefined)) return found
  const { languages: others, telling } = otherThan(language)
  if (text.words.some((word) => telling.has(word.text))) {
    for (const [other, known] of others) lookIn(known, other, looked, found)
  }
  if (language === null) for (const other of Object.keys(scripts)) lookIn(knownOf(other), other, looked, found)
  return found
}
