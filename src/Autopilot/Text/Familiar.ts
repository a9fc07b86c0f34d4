import { type Spelling, spelling } from "./Word.ts"
import type { Written } from "./Written.ts"

const places = 1 << 13
const upper = 32
/** Longer words are made again each time. */
const longest = 15
const room = longest + 1

/** Plain words that were read lately, by hash: most words of a text are among them. */
const spellings = new Array<Spelling>(places)
/** Their lengths and letters, next to each other: the strings lie all over the memory. */
const spelt = new Uint8Array(places * room)

/** Whether a word is the plain letters of a text from `start` on, in either case. */
const stands = (place: number, { codes }: Written, start: number, length: number): boolean => {
  const from = place * room
  let difference = (spelt[from] ?? 0) ^ length
  for (let at = 0; at < length; at++) difference |= ((codes[start + at] ?? 0) | upper) ^ (spelt[from + at + 1] ?? 0)
  return difference === 0
}

const made = (written: Written, start: number, end: number): Spelling =>
  spelling([written.slice(start, end).toLowerCase()], "word")

const learn = (place: number, now: Spelling, written: Written, start: number, length: number): void => {
  spellings[place] = now
  spelt[place * room] = length
  for (let at = 0; at < length; at++) spelt[place * room + at + 1] = (written.codes[start + at] ?? 0) | upper
}

/** A word of plain letters, whose hash is known: not made again if it was read lately. */
export const familiar = (written: Written, start: number, end: number, hash: number): Spelling => {
  const length = end - start
  if (length > longest) return made(written, start, end)
  const place = (hash ^ (hash >>> 13)) & (places - 1)
  const known = spellings[place]
  if (known !== undefined && stands(place, written, start, length)) return known
  const now = made(written, start, end)
  learn(place, now, written, start, length)
  return now
}
