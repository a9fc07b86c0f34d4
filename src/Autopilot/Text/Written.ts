import { at, colon, dot, question } from "./Marks.ts"

const plainCharacters = 128
/** Stands for all characters that are no marks. */
const unmarked = 127

/** A bit for each mark that is asked for, and one for all digits: what a character is is not to be guessed. */
const markBits = new Int32Array(plainCharacters)
for (const [bit, mark] of [at, colon, dot, question].entries()) markBits[mark] = 1 << bit
const digits = 1 << 4
markBits.fill(digits, 48, 58)

/** A letter counts one, and a capital once more in the upper bits. */
const capitalShift = 16
const letterCounts = new Int32Array(plainCharacters).fill(1 + (1 << capitalShift), 65, 91).fill(1, 97, 123)

/** What there is among the characters of a text: the bits of all codes and of marks, and letters as they count. */
interface Found {
  readonly all: number
  readonly marks: number
  readonly letters: number
}

const foundIn = (codes: Int32Array, length: number): Found => {
  let all = 0
  let marks = 0
  let letters = 0
  for (let index = 0; index < length; index++) {
    const code = codes[index] ?? 0
    const known = Math.min(code, unmarked)
    all |= code
    marks |= markBits[known] ?? 0
    letters += letterCounts[known] ?? 0
  }
  return { all, marks, letters }
}

/** A text as its characters, of one code point each. */
export class Written {
  readonly whole: string
  /** Code points, with a nought behind the last. */
  readonly codes: Int32Array
  readonly length: number
  /** Whether every character is one of the first 128. */
  readonly plain: boolean
  /** How many characters are plain letters, and how many of those are capitals. */
  readonly letters: number
  readonly capitals: number
  /** Where each character stands in the whole; null where every character is one UTF-16 unit. */
  private readonly places: Int32Array | null
  private readonly marks: number

  private constructor(whole: string, codes: Int32Array, length: number, places: Int32Array | null, found: Found) {
    this.whole = whole
    this.codes = codes
    this.length = length
    this.places = places
    this.plain = found.all < plainCharacters
    this.letters = found.letters & ((1 << capitalShift) - 1)
    this.capitals = found.letters >>> capitalShift
    this.marks = found.marks
  }

  /** A text of nothing but the first 128 characters; null for any other. */
  static plain(whole: string): Written | null {
    const { length } = whole
    const codes = new Int32Array(length + 1)
    let marks = 0
    let letters = 0
    for (let index = 0; index < length; index++) {
      const code = whole.charCodeAt(index)
      if (code >= plainCharacters) return null
      codes[index] = code
      marks |= markBits[code] ?? 0
      letters += letterCounts[code] ?? 0
    }
    return new Written(whole, codes, length, null, { all: 0, marks, letters })
  }

  static of(whole: string): Written {
    const codes = new Int32Array(whole.length + 1)
    const places = new Int32Array(whole.length + 1)
    let length = 0
    for (let place = 0; place < whole.length; length++) {
      const code = whole.codePointAt(place) ?? 0
      codes[length] = code
      places[length] = place
      place += code > 0xffff ? 2 : 1
    }
    places[length] = whole.length
    codes[length] = 0
    return new Written(whole, codes, length, length === whole.length ? null : places, foundIn(codes, length))
  }

  /** The characters from `from` up to `to` as a text of their own. */
  part(from: number, to: number): Written {
    const whole = this.slice(from, to)
    if (!this.plain) return Written.plain(whole) ?? Written.of(whole)
    const codes = this.codes.slice(from, to + 1)
    codes[to - from] = 0
    return new Written(whole, codes, to - from, null, foundIn(codes, to - from))
  }

  /** The character at a place; nought before the first and behind the last. */
  at(place: number): number {
    return place < 0 || place >= this.length ? 0 : (this.codes[place] ?? 0)
  }

  /** The characters from `from` up to `to`. */
  slice(from: number, to: number): string {
    const { places, whole } = this
    return places === null
      ? whole.slice(from, to)
      : whole.slice(places[from] ?? 0, places[Math.min(to, this.length)] ?? 0)
  }

  /** Whether one of the marks that are asked for occurs: a dot, a colon, a question mark or an at sign. */
  has(mark: number): boolean {
    return (this.marks & (markBits[mark] ?? 0)) !== 0
  }

  get hasAsciiDigit(): boolean {
    return (this.marks & digits) !== 0
  }
}
