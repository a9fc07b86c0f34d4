import type { NormalisedText } from "../Text/Normalise.ts"
import { isUnspaced } from "../Tongues/Entries.ts"
import { FirstWords } from "../Tongues/FirstWords.ts"
import { folded } from "../Tongues/Folded.ts"
import { addTelling, patternSource } from "../Tongues/StemPattern.ts"
import { sayingLists } from "../WordLists/SayingLists.ts"

/**
 * What a comment says as a whole sentence: it threatens, or only seems to; it is a slogan or slur against a group, or
 * speaks of one; it swears at somebody, or by the way; it praises; it warns of a fraud, or only seems to; it tells of being served; it promotes, or
 * offers; somebody may need help, or only seems to.
 */
export const sayingKinds = [
  "threats",
  "figurative",
  "hate",
  "condemned",
  "cursing",
  "swearing",
  "praise",
  "warnings",
  "dressed",
  "served",
  "spam",
  "offers",
  "help",
  "exaggerated"
] as const
export type SayingKind = (typeof sayingKinds)[number]

/** What takes another kind back is only looked for where that was found. */
const takesBack: Readonly<Partial<Record<SayingKind, SayingKind>>> = {
  figurative: "threats",
  condemned: "hate",
  dressed: "warnings",
  exaggerated: "help"
}

interface KindPattern {
  readonly kind: SayingKind
  readonly pattern: RegExp
  /** Words without one of which it does not match; null for what takes another back. */
  readonly telling: FirstWords | null
}

interface Known {
  /** What tells any of them. */
  readonly telling: FirstWords
  readonly patterns: ReadonlyArray<KindPattern>
}

const learn = (language: string, kinds: ReadonlyArray<SayingKind> = sayingKinds): Known | null => {
  const lists = sayingLists[language]
  if (lists === undefined) return null
  const telling = new FirstWords()
  const patterns: Array<KindPattern> = []
  const start = isUnspaced(language) ? "" : "(?<= )"
  for (const kind of kinds) {
    const own = lists[kind] ?? []
    if (own.length === 0) continue
    const ofKind = takesBack[kind] === undefined ? new FirstWords() : null
    if (ofKind !== null) {
      for (const pattern of own) for (const words of [telling, ofKind]) addTelling(pattern, language, words)
    }
    const sources = own.map((pattern) => patternSource(pattern, language))
    patterns.push({ kind, telling: ofKind, pattern: new RegExp(`${start}(?:${sources.join("|")})`, "u") })
  }
  return { telling, patterns }
}

/** What is grave enough to be looked for in every language. */
const graveKinds: ReadonlyArray<SayingKind> = ["threats", "figurative", "hate", "condemned"]

const onceEach = (make: (language: string) => Known | null) => {
  const made = new Map<string, Known | null>()
  return (language: string): Known | null => {
    const before = made.get(language)
    if (before !== undefined) return before
    const now = make(language)
    made.set(language, now)
    return now
  }
}

const knownOf = onceEach((language) => learn(language))
const graveOf = onceEach((language) => (isUnspaced(language) ? null : learn(language, graveKinds)))

const languages = Object.keys(sayingLists)

interface Elsewhere {
  readonly telling: FirstWords
  readonly languages: ReadonlyArray<readonly [language: string, known: Known]>
}

const elsewhere = new Map<string | null, Elsewhere>()

/** The grave sayings of all other languages that are written with spaces, and what tells them: most words tell none. */
const otherThan = (own: string | null): Elsewhere => {
  const before = elsewhere.get(own)
  if (before !== undefined) return before
  const telling = new FirstWords()
  const all: Array<readonly [string, Known]> = []
  for (const language of languages) {
    const known = language === own ? null : graveOf(language)
    if (known === null) continue
    all.push([language, known])
    for (const kind of ["threats", "hate"] as const) {
      for (const pattern of sayingLists[language]?.[kind] ?? []) addTelling(pattern, language, telling)
    }
  }
  const now = { telling, languages: all }
  elsewhere.set(own, now)
  return now
}

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

const spacedIn = (
  { words, written }: NormalisedText,
  { patterns, telling }: Known,
  found: Map<SayingKind, string>
): void => {
  const tellers = words.filter((word) => telling.has(word.text))
  if (tellers.length === 0) return
  const text = ` ${words.map((word) => folded(word.text)).join(" ")} `.slice(0, longest)
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

const anywhereIn = ({ written }: NormalisedText, { patterns }: Known, found: Map<SayingKind, string>): void => {
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

const lookIn = (known: Known | null, language: string, text: NormalisedText, found: Map<SayingKind, string>): void => {
  if (known === null) return
  const script = scripts[language]
  if (script === undefined) spacedIn(text, known, found)
  else if (script.test(text.written.whole)) anywhereIn(text, known, found)
}

/**
 * Looks a comment through for what its language says so. A guess at the language of a short comment is often wrong: where
 * its own says nothing, what is grave may be in any other that is written with spaces.
 */
export const sayingsIn = (language: string | null, text: NormalisedText): Sayings => {
  if (text.words.length === 0) return nothing
  const found = new Map<SayingKind, string>()
  if (language !== null) lookIn(knownOf(language), language, text, found)
  if (found.size > 0 || (language !== null && scripts[language] !== undefined)) return found
  const { languages: others, telling } = otherThan(language)
  if (text.words.some((word) => telling.has(word.text))) {
    for (const [other, known] of others) lookIn(known, other, text, found)
  }
  if (language === null) for (const other of Object.keys(scripts)) lookIn(knownOf(other), other, text, found)
  return found
}
