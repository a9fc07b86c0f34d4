import { isWordly } from "../../Text/Characters.ts"
import { hashOf, seed, step } from "../../Text/Hash.ts"
import { normalise } from "../../Text/Normalise.ts"
import type { Written } from "../../Text/Written.ts"
import type { GroupNames } from "../../WordLists/GroupNames.ts"

/** The words of a list as texts have them. */
export const asRead = (list: string): ReadonlyArray<string> =>
  list.split(" ").flatMap((word) => (word === "" ? [] : [normalise(word).written.whole]))

/** What names begin with, as hashes of letters and figures in a row. */
export interface NameBeginnings {
  /** The pattern at one place. */
  readonly pattern: RegExp
  readonly beginnings: ReadonlySet<number>
  /** People in general, who are a group where one of the kinds is told right behind: `people`. */
  readonly people: ReadonlySet<number>
  readonly kinds: ReadonlySet<number>
}

const beginning = /^[\p{L}\p{M}\p{N}]+/u

/** The same for all that an expression takes for each other in another case: a few small letters share a capital. */
export const withoutCase = (run: string): string => run.toLowerCase().toUpperCase().toLowerCase()

const beginningsOf = (words: ReadonlyArray<string>): ReadonlySet<number> =>
  new Set(words.map((word) => hashOf(withoutCase(beginning.exec(word)?.[0] ?? ""))))

export const begunBy = (pattern: RegExp, { like, one, person, persons, several }: GroupNames): NameBeginnings => {
  const general = [person, persons].flatMap(asRead)
  const parted = general.filter((word) => beginning.exec(word)?.[0] !== word)
  const beginnings = beginningsOf([...[like, one, several].flatMap(asRead), ...parted])
  return {
    pattern,
    beginnings,
    people: beginningsOf(general).difference(beginnings),
    kinds: beginningsOf(asRead(like))
  }
}

const lastPlain = 0x7f
const upperA = 0x41
const upperZ = 0x5a
const lower = (code: number): number => (code >= upperA && code <= upperZ ? code | 0x20 : code)

/** Each run of letters and figures in a text: where it begins, and its hash in whichever case it is. */
export const eachRun = (written: Written, visit: (start: number, hash: number) => void): void => {
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
    if (at > start) visit(start, all <= lastPlain ? hash : hashOf(withoutCase(written.slice(start, at))))
  }
}

/** Where letters and figures in a row are what a name begins with, in any case. */
export const begunIn = (written: Written, { beginnings, kinds, people }: NameBeginnings): ReadonlyArray<number> => {
  const places: Array<number> = []
  const add = (start: number) => places.push(written.slice(0, start).length)
  let before: number | null = null
  eachRun(written, (start, hash) => {
    if (before !== null && kinds.has(hash)) add(before)
    before = people.has(hash) ? start : null
    if (beginnings.has(hash)) add(start)
  })
  return places
}
