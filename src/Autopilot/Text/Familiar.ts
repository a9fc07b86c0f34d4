import type { Written } from "./Written.ts"

const places = 1 << 13
const upper = 32

/** The forms of plain words that were read lately, by hash: most words of a text are among them. */
const familiar = new Array<ReadonlyArray<string>>(places)

/** Whether a word is the plain letters of a text from `start` on, in either case. */
const stands = (word: string, { codes }: Written, start: number): boolean => {
  for (let at = 0; at < word.length; at++) if (((codes[start + at] ?? 0) | upper) !== word.charCodeAt(at)) return false
  return true
}

/** The one form of a word of plain letters, whose hash is known: not made again if it was read lately. */
export const formsOf = (written: Written, start: number, end: number, hash: number): ReadonlyArray<string> => {
  const place = (hash ^ (hash >>> 13)) & (places - 1)
  const known = familiar[place]
  if (known !== undefined) {
    const word = known[0] ?? ""
    if (word.length === end - start && stands(word, written, start)) return known
  }
  const made = [written.slice(start, end).toLowerCase()]
  familiar[place] = made
  return made
}
