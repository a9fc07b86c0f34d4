import type { Spelling } from "./Word.ts"
import { familiarPlaces } from "./Word.ts"
import type { Written } from "./Written.ts"

const upper = 32
/** Longer words are made again each time. */
const longest = 15
const room = longest + 1

/** A word may have any of so many places next to each other: with fewer, some words push each other out time and again. */
const choices = 4

/** Plain words that were read before, by hash: most words of a text are among them. */
const spellings = new Array<Spelling>(familiarPlaces)
/** Their hashes tell most of them apart. */
const hashes = new Int32Array(familiarPlaces)
/** Their lengths and characters, next to each other: the strings lie all over the memory. */
const spelt = new Uint8Array(familiarPlaces * room)

/** Which of the places next to each other is given away next: that of the word which came first. */
const turns = new Uint8Array(familiarPlaces / choices)

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

/** Of the places from `first` on the next one, which is empty or of the word that came first. */
const placeFor = (first: number): number => {
  const set = first / choices
  const turn = turns[set] ?? 0
  turns[set] = turn + 1
  return first + (turn & (choices - 1))
}

const learn = (place: number, now: Spelling, hash: number, written: Written, start: number, length: number): void => {
  now.place = place
  now.number = ++numbers
  spellings[place] = now
  hashes[place] = hash
  spelt[place * room] = length
  for (let at = 0; at < length; at++) spelt[place * room + at + 1] = (written.codes[start + at] ?? 0) | upper
}

/**
 * The spelling of a word whose letters' hash is known: not made again if it is remembered. Its characters are plain
 * letters, digits, apostrophes and backticks, of which none is taken for another in either case.
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
  const first = (hash ^ (hash >>> 13)) & (familiarPlaces - choices)
  for (let place = first; place < first + choices; place++) {
    if (hashes[place] !== hash || !stands(place, written, start, length)) continue
    const known = spellings[place]
    if (known !== undefined) return known
  }
  const now = made(written, start, end)
  learn(placeFor(first), now, hash, written, start, length)
  return now
}
