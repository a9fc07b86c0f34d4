import { isUnspaced } from "../Tongues/Entries.ts"
import { FirstWords } from "../Tongues/FirstWords.ts"
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
export const takesBack: Readonly<Partial<Record<SayingKind, SayingKind>>> = {
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

/** What is known of the sayings of a language. */
export interface KnownSayings {
  /** What tells any of them. */
  readonly telling: FirstWords
  readonly patterns: ReadonlyArray<KindPattern>
}

const learn = (language: string, kinds: ReadonlyArray<SayingKind> = sayingKinds): KnownSayings | null => {
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

const onceEach = (make: (language: string) => KnownSayings | null) => {
  const made = new Map<string, KnownSayings | null>()
  return (language: string): KnownSayings | null => {
    const before = made.get(language)
    if (before !== undefined) return before
    const now = make(language)
    made.set(language, now)
    return now
  }
}

export const knownOf = onceEach((language) => learn(language))
const graveOf = onceEach((language) => (isUnspaced(language) ? null : learn(language, graveKinds)))

const languages = Object.keys(sayingLists)

interface Elsewhere {
  readonly telling: FirstWords
  readonly languages: ReadonlyArray<readonly [language: string, known: KnownSayings]>
}

const elsewhere = new Map<string | null, Elsewhere>()

/** The grave sayings of all other languages that are written with spaces, and what tells them: most words tell none. */
export const otherThan = (own: string | null): Elsewhere => {
  const before = elsewhere.get(own)
  if (before !== undefined) return before
  const telling = new FirstWords()
  const all: Array<readonly [string, KnownSayings]> = []
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
