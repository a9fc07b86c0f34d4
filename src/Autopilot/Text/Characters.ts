// the classes of characters, letters and digits first
export const letterCode = 0
const digitCode = 1
export const spaceCode = 2
export const otherCode = 3

const letter = /^[\p{L}\p{M}]$/u
const digit = /^\p{N}$/u
const space = /^\s$/u

const read = (code: number): number => {
  const character = String.fromCodePoint(code)
  return letter.test(character)
    ? letterCode
    : digit.test(character)
      ? digitCode
      : space.test(character)
        ? spaceCode
        : otherCode
}

const codePoints = 0x110000
const unread = 0xff
/** What has been found out about characters: asking an expression each time is far slower. */
const known = new Uint8Array(codePoints).fill(unread)
for (let code = 0; code < 128; code++) known[code] = read(code)

/** The class of a character, by its code point. Letters, digits and marks of any script. */
export const classOf = (code: number): number => {
  const found = known[code] ?? unread
  if (found !== unread) return found
  const now = read(code)
  known[code] = now
  return now
}

/** Letters and digits. */
export const isWordly = (code: number): boolean => classOf(code) <= digitCode

export const isDigit = (code: number): boolean => classOf(code) === digitCode

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

const planeSize = 0x10000
const lastOfPlane = planeSize - 1

/** The ranges by UTF-16 unit; a unit that begins a character of the upper range is in, and looked at again. */
const unitsOf = (ranges: Ranges): Uint8Array => {
  const units = new Uint8Array(planeSize)
  for (const [first, last] of ranges) {
    if (first < planeSize) units.fill(1, first, last + 1)
    else units.fill(1, String.fromCodePoint(first).charCodeAt(0), String.fromCodePoint(last).charCodeAt(0) + 1)
  }
  return units
}

const invisibleUnits = unitsOf(invisible)
const combiningUnits = unitsOf(combining)

const within = (ranges: Ranges, code: number): boolean =>
  code > 0x7f && ranges.some(([first, last]) => code >= first && code <= last)

/** Whether a UTF-16 unit is the first of two. */
export const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

const mayHold = (units: Uint8Array, text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (units[text.charCodeAt(at)] === 1) return true
  return false
}

const without = (ranges: Ranges, units: Uint8Array, text: string) => {
  let result = ""
  let done = 0
  for (let at = 0; at < text.length; at++) {
    if (units[text.charCodeAt(at)] !== 1) continue
    const code = text.codePointAt(at) ?? 0
    if (!within(ranges, code)) continue
    result += text.slice(done, at)
    if (code > lastOfPlane) at++
    done = at + 1
  }
  return done === 0 ? text : result + text.slice(done)
}

/** Takes out what nobody sees: zero-width, bidirectional, tag characters and variation selectors. */
export const withoutInvisible = (text: string): string => without(invisible, invisibleUnits, text)

const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** How often invisible characters split a Latin word. Emoji and scripts that need joiners are not counted. */
export const countInvisible = (text: string): number => {
  if (!mayHold(invisibleUnits, text)) return 0
  let count = 0
  let afterLatin = false
  let split = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const code = isHighSurrogate(unit) ? (text.codePointAt(at) ?? unit) : unit
    if (code > 0xffff) at++
    if (invisibleUnits[unit] === 1 && within(invisible, code)) {
      split = afterLatin
      continue
    }
    const latin = isLatin(code)
    if (split && latin) count++
    afterLatin = latin
    split = false
  }
  return count
}

/** Accents and stacked marks off, and fancy alphabets plain. Vowel signs of Indic scripts and the like stay. */
export const withoutMarks = (text: string): string =>
  without(combining, combiningUnits, without(combining, combiningUnits, text).normalize("NFKD")).normalize("NFC")

/** At most `limit` UTF-16 units, and never half a character. */
export const cut = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit)
}
