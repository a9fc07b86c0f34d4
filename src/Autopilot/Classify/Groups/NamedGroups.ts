import { once } from "#src/Ground/Once.ts"
import { anyWord } from "../../Expressions/AnyWord.ts"
import type { Written } from "../../Text/Written.ts"
import { type GroupForm, type GroupNames, groupNames } from "../../WordLists/GroupNames.ts"
import { asRead, begunBy, begunIn, eachRun, type NameBeginnings } from "./NameBeginnings.ts"

const blank = "\\s+"
const before = "(?<![\\p{L}\\p{M}\\p{N}])"
const behind = "(?![\\p{L}\\p{M}\\p{N}])"

const anyOf = (list: string): string => anyWord(asRead(list))

/** Every way to name a group, in languages that part their words: `gay people`, `mujeres negras`, `Muslims`, `my Polish friend`. */
const parted = ({ like, one, person, persons, several }: GroupNames): string => {
  const [many, single, some, somebody, kind] = [several, one, persons, person, like].map(anyOf)
  return (
    `${before}(?:${kind}${blank})*(?:` +
    `(?<several>(?:${many}(?:${blank}${some})?(?:${blank}${kind})*|${kind}${blank}${some}|${some}${blank}${kind}))|` +
    `(?<one>(?:${single}(?:${blank}${kind})*|${kind}${blank}${somebody}|${somebody}${blank}${kind}))|` +
    `(?<like>${kind}(?=${blank}\\p{L})))${behind}`
  )
}

/** Japanese parts no words, Korean adds endings to them, and Arabic begins them with articles and prepositions. */
const patterns: Readonly<Record<string, (names: GroupNames) => string>> = {
  ja: ({ several }) => `(?<several>${anyOf(several)})`,
  ko: ({ several }) => `${before}(?<several>${anyOf(several)})`,
  ar: ({ one, several }) =>
    `(?<=${before}[وف]?(?:ال|لل|بال|كال|ل|ب)?)(?:(?<several>${anyOf(several)})|(?<one>${anyOf(one)}))${behind}`
}

interface Known {
  readonly pattern: RegExp
  /** Null where nothing tells where names begin. */
  readonly begun: NameBeginnings | null
}

const known = new Map<string, Known>()

const knownIn = (language: string): Known | null => {
  const there = known.get(language)
  if (there !== undefined) return there
  const names = groupNames.get(language)
  if (names === undefined) return null
  const own = patterns[language]
  const source = (own ?? parted)(names)
  const made: Known = {
    pattern: new RegExp(source, "giu"),
    begun: own === undefined ? begunBy(new RegExp(source, "iuy"), names) : null
  }
  known.set(language, made)
  return made
}

/** A name of a group in a text, in UTF-16 units. */
export interface NamedGroup {
  readonly at: number
  readonly length: number
  readonly form: GroupForm
}

const groupOf = ({ 0: named, groups = {}, index }: RegExpExecArray): NamedGroup => ({
  at: index,
  length: named.length,
  form: groups["several"] !== undefined ? "several" : groups["one"] !== undefined ? "one" : "like"
})

/** What names begin with in all languages, and in which of them, as bits. */
const anywhere = once(() => {
  const bits = new Map<string, number>()
  const beginnings = new Map<number, number>()
  /** Of languages where nothing tells where names begin. */
  let always = 0
  for (const language of groupNames.keys()) {
    const bit = 1 << bits.size
    bits.set(language, bit)
    const begun = knownIn(language)?.begun ?? null
    if (begun === null) always |= bit
    else for (const hash of begun.beginnings) beginnings.set(hash, (beginnings.get(hash) ?? 0) | bit)
  }
  return { bits, beginnings, always }
})

/** In which languages a text may name groups: to look for them takes far longer than to tell that there are none. */
export const mayNameGroups = (written: Written): ((language: string) => boolean) => {
  const { always, beginnings, bits } = anywhere()
  let found = written.plain ? 0 : always
  eachRun(written, (_, hash) => {
    found |= beginnings.get(hash) ?? 0
  })
  return (language) => (found & (bits.get(language) ?? 0)) !== 0
}

/** To look everywhere is slow: names begin with few words. */
const groupsIn = (written: Written, language: string): ReadonlyArray<NamedGroup> => {
  const names = knownIn(language)
  if (names === null) return []
  const { begun, pattern } = names
  if (begun === null) return Array.from(written.whole.matchAll(pattern), groupOf)
  const found: Array<NamedGroup> = []
  let end = 0
  for (const place of begunIn(written, begun)) {
    if (place < end) continue
    begun.pattern.lastIndex = place
    const match = begun.pattern.exec(written.whole)
    if (match === null) continue
    const group = groupOf(match)
    found.push(group)
    end = group.at + group.length
  }
  return found
}

/** What was looked for last: several ask for the groups of a comment one after the other. */
let last: {
  readonly written: Written
  readonly language: string
  readonly groups: ReadonlyArray<NamedGroup>
} | null = null

/** Where a text names groups in a language. */
export const namedGroups = (written: Written, language: string): ReadonlyArray<NamedGroup> => {
  if (last?.written !== written || last.language !== language) {
    last = { written, language, groups: groupsIn(written, language) }
  }
  return last.groups
}
