import { once } from "#src/Ground/Once.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { hashOf } from "../../Text/Hash.ts"
import { normalise } from "../../Text/Normalise.ts"
import { type GroupForm, type GroupNames, groupNames } from "../../WordLists/GroupNames.ts"

/** In a longer comment one word weighs next to nothing. */
const longest = 600

const blank = "\\s+"
const before = "(?<![\\p{L}\\p{M}\\p{N}])"
const behind = "(?![\\p{L}\\p{M}\\p{N}])"

/** As comments are read, the longest first; what matches nothing where there is none. */
const anyOf = (list: string): string => {
  const words = list.split(" ").filter((word) => word !== "")
  if (words.length === 0) return "(?!)"
  const read = words.map((word) => normalise(word).written.whole.replaceAll("-", "[- ]"))
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
  readonly panel: GroupNames["panel"]
}

const known = new Map<string, Known>()

const knownIn = (language: string): Known | null => {
  const there = known.get(language)
  if (there !== undefined) return there
  const names = groupNames.get(language)
  if (names === undefined) return null
  const made = { pattern: new RegExp((patterns[language] ?? parted)(names), "giu"), panel: names.panel }
  known.set(language, made)
  return made
}

const bits: ReadonlyMap<string, number> = new Map(
  [...groupNames.keys()].map((language, place) => [language, 1 << place])
)
/** Which languages a word may be a part of a name in, as bits: most comments hold none, and to look for names is slow. */
const mayName = once(() => {
  const all = new Map<number, number>()
  for (const [language, { like, one, several }] of groupNames) {
    for (const { hash } of normaliseAll([several, one, like].join(" "))) {
      all.set(hash, (all.get(hash) ?? 0) | (bits.get(language) ?? 0))
    }
  }
  return all
})

/** Words of a list that is longer than a comment. */
const normaliseAll = (list: string) => list.split(" ").flatMap((word) => normalise(word).words)

/** What a word stands together with there is no part of a list: whatever is written so may hold a name. */
const scripts: ReadonlyArray<readonly [language: string, RegExp]> = [
  ["ja", /[\u3040-\u30ff\u4e00-\u9fff]/u],
  ["ko", /[\uac00-\ud7af]/u],
  ["ar", /[\u0600-\u06ff]/u]
]

const languagesIn = ({ text: { words, written } }: TextReading): number => {
  const names = mayName()
  let languages = 0
  for (const { hash, otherForms } of words) {
    languages |= names.get(hash) ?? 0
    for (const form of otherForms) languages |= names.get(hashOf(form)) ?? 0
  }
  if (written.plain) return languages
  for (const [language, script] of scripts) if (script.test(written.whole)) languages |= bits.get(language) ?? 0
  return languages
}

const formOf = (groups: Partial<Record<GroupForm, string>>): GroupForm =>
  groups.several !== undefined ? "several" : groups.one !== undefined ? "one" : "like"

/** The comment as it would be of each of a few groups, and whether it names many at once or only somebody. */
export interface OfGroups {
  readonly each: ReadonlyArray<TextReading>
  readonly many: boolean
}

const ofNone: OfGroups = { each: [], many: false }

const inLanguage = (reading: TextReading, language: string): OfGroups => {
  const { whole } = reading.text.written
  const names = knownIn(language)
  if (names === null) return ofNone
  const found = [...whole.matchAll(names.pattern)]
  if (found.length === 0) return ofNone
  const each = names.panel.several.map((several, index) => {
    let said = ""
    let from = 0
    for (const { 0: named, groups = {}, index: at } of found) {
      said += whole.slice(from, at) + (names.panel[formOf(groups)][index] ?? several)
      from = at + named.length
    }
    return read(said + whole.slice(from))
  })
  return { each, many: found.some(({ groups = {} }) => formOf(groups) === "several") }
}

/**
 * The comment with each of a few groups instead of those that it names; none where it names none. They are
 * looked for in other languages as well, since a short comment is taken for one of them now and then, but not for English.
 */
export const ofEachGroup = (reading: TextReading, language: string | null): OfGroups => {
  if (reading.text.written.length > longest) return ofNone
  const languages = languagesIn(reading)
  if (languages === 0) return ofNone
  const isIn = (language: string) => (languages & (bits.get(language) ?? 0)) !== 0
  const own = language === null || !isIn(language) ? ofNone : inLanguage(reading, language)
  if (own.each.length > 0 || language === "en") return own
  for (const other of groupNames.keys()) {
    const others = other === language || !isIn(other) ? ofNone : inLanguage(reading, other)
    if (others.each.length > 0) return others
  }
  return ofNone
}

/**
 * How hostile a comment is that names a group: as far as it would be asked about whichever group it named, it is as
 * hostile as it is; else no more than it would be of most of a few groups. So what is harmless to say of them is
 * harmless of all.
 */
export const ofMostGroups = (own: number, others: ReadonlyArray<number>, ask: number): number => {
  const ofMost = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? own
  return ofMost >= ask ? own : Math.min(own, ofMost)
}

/** The same of one kind of hostility, of a comment and of it with each of the groups instead. */
export const kindOfMostGroups = <Kind extends string>(
  kind: Kind,
  own: Readonly<Record<Kind, number>>,
  others: ReadonlyArray<Readonly<Record<Kind, number>>>,
  points: Readonly<Record<Kind, { readonly ask: number }>>
): number =>
  ofMostGroups(
    own[kind],
    others.map((other) => other[kind]),
    points[kind].ask
  )
