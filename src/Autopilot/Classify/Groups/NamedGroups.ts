import { once } from "#src/Ground/Once.ts"
import { isWordly } from "../../Text/Characters.ts"
import { hashOf, seed, step } from "../../Text/Hash.ts"
import { normalise } from "../../Text/Normalise.ts"
import type { Written } from "../../Text/Written.ts"
import { type GroupForm, type GroupNames, groupNames } from "../../WordLists/GroupNames.ts"

const asRead = (list: string): ReadonlyArray<string> =>
  list.split(" ").flatMap((word) => (word === "" ? [] : [normalise(word).written.whole]))

const blank = "\\s+"
const before = "(?<![\\p{L}\\p{M}\\p{N}])"
const behind = "(?![\\p{L}\\p{M}\\p{N}])"

/** The longest first; what matches nothing where there is none. */
const anyOf = (list: string): string => {
  const words = asRead(list)
  if (words.length === 0) return "(?!)"
  const read = words.map((word) => word.replaceAll("-", "[- ]"))
  return `(?:${read.sort((one, other) => other.length - one.length).join("|")})`
}

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
  /** The same at one place, and what names begin with, as hashes; null where nothing tells where they begin. */
  readonly begun: { readonly pattern: RegExp; readonly beginnings: ReadonlySet<number> } | null
}

const beginning = /^[\p{L}\p{M}\p{N}]+/u

const beginningsOf = ({ like, one, person, persons, several }: GroupNames): ReadonlySet<number> =>
  new Set(
    [like, one, person, persons, several]
      .flatMap(asRead)
      .map((word) => hashOf((beginning.exec(word)?.[0] ?? "").toLowerCase()))
  )

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
    begun: own === undefined ? { pattern: new RegExp(source, "iuy"), beginnings: beginningsOf(names) } : null
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

const lastPlain = 0x7f
const upperA = 0x41
const upperZ = 0x5a
const lower = (code: number): number => (code >= upperA && code <= upperZ ? code | 0x20 : code)

/** Each run of letters and figures in a text: where it begins, its hash, and whether all of it is plain, of which that is told. */
const eachRun = (written: Written, visit: (start: number, hash: number, isPlain: boolean) => void): void => {
  const { codes, length } = written
  for (let at = 0; at < length; at++) {
    const start = at
    let hash = seed
    let all = 0
    for (; at < length && isWordly(codes[at] ?? 0); at++) {
      const code = codes[at] ?? 0
      all |= code
      hash = step(hash, lower(code))
    }
    if (at > start) visit(start, hash, all <= lastPlain)
  }
}

/** Where letters and figures in a row are what a name begins with, or may be in another case. */
const begunIn = (written: Written, beginnings: ReadonlySet<number>): ReadonlyArray<number> => {
  const places: Array<number> = []
  eachRun(written, (start, hash, isPlain) => {
    if (!isPlain || beginnings.has(hash)) places.push(written.slice(0, start).length)
  })
  return places
}

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
  eachRun(written, (_, hash, isPlain) => {
    found |= isPlain ? (beginnings.get(hash) ?? 0) : -1
  })
  return (language) => (found & (bits.get(language) ?? 0)) !== 0
}

/** Where a text names groups in a language. To look everywhere is slow: names begin with few words. */
export const namedGroups = (written: Written, language: string): ReadonlyArray<NamedGroup> => {
  const names = knownIn(language)
  if (names === null) return []
  const { begun, pattern } = names
  if (begun === null) return Array.from(written.whole.matchAll(pattern), groupOf)
  const found: Array<NamedGroup> = []
  let end = 0
  for (const place of begunIn(written, begun.beginnings)) {
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
