import type { Spelling } from "./Word.ts"
import { familiarPlaces } from "./WordPlaces.ts"
import type { Written } from "./Written.ts"

const upper = 32
/** Longer words are made again each time. */
const longest = 15
const room = longest + 1

/** Plain words that were read before, by hash: most words of a text are among them. */
const spellings = new Array<Spelling>(familiarPlaces)
/** Their lengths and characters, next to each other: the strings lie all over the memory. */
const spelt = new Uint8Array(familiarPlaces * room)

let numbers = 0

/** Whether a word is the characters of a text from `start` on, in either case. */
const stands = (place: number, { codes }: Written, start: number, length: number): boolean => {
  const from = place * room
  let difference = (spelt[from] ?? 0) ^ length
  for (let at = 0; at < length; at++) difference |= ((codes[start + at] ?? 0) | upper) ^ (spelt[from + at + 1] ?? 0)
  return difference === 0
}

/** Gives a word that others remember a place, which it may share. */
export const placed = (spelling: Spelling): Spelling => {
  spelling.number = ++numbers
  spelling.place = familiarPlaces + (numbers & (familiarPlaces - 1))
  return spelling
}

const learn = (place: number, now: Spelling, written: Written, start: number, length: number): void => {
  now.place = place
  now.number = ++numbers
  spellings[place] = now
  spelt[place * room] = length
  for (let at = 0; at < length; at++) spelt[place * room + at + 1] = (written.codes[start + at] ?? 0) | upper
}

/**
 * The spelling of a word whose letters' hash is known: not made again if it is remembered. Its characters are plain
 * letters, digits, apostrophes and backticks, of which none is taken for another in either case. A word has two places.
 */
export const familiar = (
  written: Written,
  start: number,
  end: number,
  hash: number,
  made: (written: Written, start: number, end: number) => Spelling
): Spelling => {
  const length = end - start
  if (length > longest) return made(written, start, end)
  const first = (hash ^ (hash >>> 13)) & (familiarPlaces - 1)
  const known = spellings[first]
  if (known !== undefined && stands(first, written, start, length)) return known
  const second = first ^ 1
  const other = spellings[second]
  if (other !== undefined && stands(second, written, start, length)) return other
  const now = made(written, start, end)
  learn(known === undefined ? first : second, now, written, start, length)
  return now
}
