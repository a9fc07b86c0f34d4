import { cut, isHighSurrogate, withoutInvisible, withoutMarks } from "./Characters.ts"
import { withPlainLatin } from "./Letters/Confusables.ts"

const together = (text: string, limit: number): string =>
  withPlainLatin(cut(withoutMarks(withoutInvisible(text.toWellFormed())), limit))

/**
 * Characters that become the same whatever stands beside them: Latin, Greek and Cyrillic letters, the accents that are
 * taken off them, Arabic letters, most of Devanagari, kana, Han, syllables of Hangul, punctuation and symbols. No others
 * of them are left that would join with a neighbour.
 */
const lonely: ReadonlyArray<readonly [first: number, last: number]> = [
  [0, 0x52f],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x64a],
  [0x660, 0x66f],
  [0x671, 0x6d5],
  [0x6f0, 0x6ff],
  [0x900, 0x928],
  [0x92a, 0x930],
  [0x932, 0x933],
  [0x935, 0x93b],
  [0x93d, 0x950],
  [0x964, 0x97f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2bff],
  [0x3001, 0x3029],
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xfe00, 0xfe0f],
  [0xff01, 0xff60]
]

/** No character becomes more than this many UTF-16 units. */
const longest = 18

// what becomes of a character, as far as it was looked at
const unread = 0
const stays = 1
const changes = 2
const depends = 3

const known = new Uint8Array(0x10000)
known.fill(stays, 0, 0x80)
const changed = new Map<number, string>()

const read = (unit: number): number => {
  if (!lonely.some(([first, last]) => unit >= first && unit <= last)) return depends
  const character = String.fromCharCode(unit)
  const becomes = together(character, longest)
  if (becomes === character) return stays
  changed.set(unit, becomes)
  return changes
}

const fateOf = (unit: number): number => {
  const fate = known[unit] ?? unread
  if (fate !== unread) return fate
  const now = read(unit)
  known[unit] = now
  return now
}

/** Pictures and flags; letters in circles and squares are others. */
const isEmoji = (code: number): boolean =>
  (code >= 0x1f300 && code <= 0x1faff) || (code >= 0x1f1e6 && code <= 0x1f1ff) || (code >= 0x1f000 && code <= 0x1f0ff)

/** Character by character; null if there is one that its neighbours may change. */
const oneByOne = (text: string): string | null => {
  let result = ""
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isHighSurrogate(unit)) {
      if (!isEmoji(text.codePointAt(at) ?? 0)) return null
      at++
      continue
    }
    const fate = fateOf(unit)
    if (fate === stays) continue
    if (fate === depends) return null
    result += text.slice(done, at) + (changed.get(unit) ?? "")
    done = at + 1
  }
  return done === 0 ? text : result + text.slice(done)
}

/** Invisible characters and accents off, fancy alphabets plain; at most `limit` UTF-16 units, all of them well-formed. */
export const deobfuscated = (text: string, limit: number): string => {
  const alone = oneByOne(text)
  return alone === null ? together(text, limit) : cut(alone, limit)
}
