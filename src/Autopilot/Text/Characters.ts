/** Letters, digits and marks of any script. Plain loops over these keep every reader of text linear. */
export type CharacterClass = "letter" | "digit" | "space" | "other"

const letter = /^[\p{L}\p{M}]$/u
const digit = /^\p{N}$/u
const space = /^\s$/u

export const classOf = (character: string): CharacterClass => {
  const code = character.charCodeAt(0)
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return "letter"
    if (code >= 48 && code <= 57) return "digit"
    return code === 32 || (code >= 9 && code <= 13) ? "space" : "other"
  }
  if (letter.test(character)) return "letter"
  if (digit.test(character)) return "digit"
  return space.test(character) ? "space" : "other"
}

type Ranges = ReadonlyArray<readonly [first: number, last: number]>

const invisible: Ranges = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff]
]

const combining: Ranges = [
  [0x300, 0x34e],
  [0x350, 0x36f],
  [0x483, 0x489],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f]
]

const within = (ranges: Ranges, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return code > 0x7f && ranges.some(([first, last]) => code >= first && code <= last)
}

const without = (ranges: Ranges, text: string) => {
  let result = ""
  for (const character of text) if (!within(ranges, character)) result += character
  return result
}

/** Takes out what nobody sees: zero-width, bidirectional, tag characters and variation selectors. */
export const withoutInvisible = (text: string): string => without(invisible, text)

const isLatin = (character: string) => /^[A-Za-z]$/.test(character)

/** How often invisible characters split a Latin word. Emoji and scripts that need joiners are not counted. */
export const countInvisible = (text: string): number => {
  let count = 0
  let afterLatin = false
  let split = false
  for (const character of text) {
    if (within(invisible, character)) {
      split = afterLatin
      continue
    }
    const latin = isLatin(character)
    if (split && latin) count++
    afterLatin = latin
    split = false
  }
  return count
}

/** Accents and stacked marks off, and fancy alphabets plain. Vowel signs of Indic scripts and the like stay. */
export const withoutMarks = (text: string): string =>
  without(combining, without(combining, text).normalize("NFKD")).normalize("NFC")

/** At most `limit` UTF-16 units, and never half a character. */
export const cut = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const code = text.charCodeAt(limit - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? limit - 1 : limit)
}
