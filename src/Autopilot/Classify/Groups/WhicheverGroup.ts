import { once } from "#src/Ground/Once.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { hashOf } from "../../Text/Hash.ts"
import { normalise } from "../../Text/Normalise.ts"
import { groupNames } from "../../WordLists/GroupNames.ts"
import { namedGroups } from "./NamedGroups.ts"

/** In a longer comment one word weighs next to nothing. */
const longest = 600

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

/** The comment as it would be of each of a few groups, and whether it names many at once or only somebody. */
export interface OfGroups {
  /** Each is read when it is first asked for. */
  readonly each: ReadonlyArray<() => TextReading>
  readonly many: boolean
}

const ofNone: OfGroups = { each: [], many: false }

const inLanguage = ({ text: { written } }: TextReading, language: string): OfGroups => {
  const names = groupNames.get(language)
  const found = namedGroups(written, language)
  if (names === undefined || found.length === 0) return ofNone
  const { whole } = written
  const each = names.panel.several.map((several, index) => {
    let said = ""
    let from = 0
    for (const { at, form, length } of found) {
      said += whole.slice(from, at) + (names.panel[form][index] ?? several)
      from = at + length
    }
    said += whole.slice(from)
    return once(() => read(said))
  })
  return { each, many: found.some(({ form }) => form === "several") }
}

const groupsIn = (reading: TextReading, language: string | null): OfGroups => {
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

/** What was asked for last: two models judge a comment one after the other. */
let last: { readonly reading: TextReading; readonly language: string | null; readonly groups: OfGroups } | null = null

/**
 * The comment with each of a few groups instead of those that it names; none where it names none. They are
 * looked for in other languages as well, since a short comment is taken for one of them now and then, but not for English.
 */
export const ofEachGroup = (reading: TextReading, language: string | null): OfGroups => {
  if (last?.reading !== reading || last.language !== language) {
    last = { reading, language, groups: groupsIn(reading, language) }
  }
  return last.groups
}

/**
 * How hostile a comment is that names a group: where it reaches a point whichever group it named, it is as hostile as
 * it is; else no more than it would be of most of a few groups. So what is harmless to say of them is harmless of all.
 */
export const ofMostGroups = (own: number, others: ReadonlyArray<number>, point: number): number => {
  const ofMost = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? own
  return ofMost >= point ? own : Math.min(own, ofMost)
}

type Hostility<Kind extends string> = Readonly<Record<Kind, number>>

/**
 * The same of some kinds of hostility. The comment is judged with one group instead after the other, until as many as it
 * takes are as bad: those that are left cannot make it less.
 */
export const boundedByGroups = <Kind extends string>(
  own: Hostility<Kind>,
  kinds: ReadonlyArray<Kind>,
  { each }: OfGroups,
  judge: (other: TextReading) => Hostility<Kind>,
  points: Readonly<Record<Kind, number>>
): Hostility<Kind> => {
  if (each.length === 0) return own
  const most = each.length - Math.floor(each.length / 2)
  const others: Array<Hostility<Kind>> = []
  const isSettled = (kind: Kind) => {
    const least = Math.min(own[kind], points[kind])
    return others.filter((other) => other[kind] >= least).length >= most
  }
  for (const other of each) {
    if (others.length >= most && kinds.every(isSettled)) return own
    others.push(judge(other()))
  }
  const bounded: Record<Kind, number> = { ...own }
  for (const kind of kinds) {
    bounded[kind] = ofMostGroups(
      own[kind],
      others.map((other) => other[kind]),
      points[kind]
    )
  }
  return bounded
}
