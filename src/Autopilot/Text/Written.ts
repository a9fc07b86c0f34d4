const at = 64
const firstMark = 32
const lastMark = 63
const plainCharacters = 128
/** Stands for all characters that are no marks. */
const unmarked = 127

/** A bit for each character from the space to the question mark, by code: where they stand is not to be guessed. */
const markBits = new Int32Array(plainCharacters)
for (let code = firstMark; code <= lastMark; code++) markBits[code] = 1 << (code - firstMark)
const atBits = new Int32Array(plainCharacters)
atBits[at] = 1

/** A text as its characters, of one code point each. */
export class Written {
  readonly whole: string
  /** Code points, with a nought behind the last. */
  readonly codes: Int32Array
  readonly length: number
  /** Whether every character is one of the first 128. */
  readonly plain: boolean
  /** Where each character stands in the whole; null where every character is one UTF-16 unit. */
  private readonly places: Int32Array | null
  private readonly marks: number
  private readonly atSign: boolean

  private constructor(whole: string, codes: Int32Array, length: number, places: Int32Array | null) {
    this.whole = whole
    this.codes = codes
    this.length = length
    this.places = places
    let marks = 0
    let atSigns = 0
    let all = 0
    for (let index = 0; index < length; index++) {
      const code = codes[index] ?? 0
      const plain = Math.min(code, unmarked)
      all |= code
      marks |= markBits[plain] ?? 0
      atSigns |= atBits[plain] ?? 0
    }
    this.plain = all < plainCharacters
    this.marks = marks
    this.atSign = atSigns !== 0
  }

  /** A text of nothing but the first 128 characters; null for any other. */
  static plain(whole: string): Written | null {
    const { length } = whole
    const codes = new Int32Array(length + 1)
    let all = 0
    for (let index = 0; index < length; index++) {
      const code = whole.charCodeAt(index)
      codes[index] = code
      all |= code
    }
    return all < plainCharacters ? new Written(whole, codes, length, null) : null
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
    return new Written(whole, codes, length, length === whole.length ? null : places)
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

  /** Whether a character from the space to the question mark, or an at sign, occurs. */
  has(code: number): boolean {
    return code === at ? this.atSign : ((this.marks >>> (code - firstMark)) & 1) === 1
  }

  get hasAsciiDigit(): boolean {
    return (this.marks & asciiDigits) !== 0
  }
}

const asciiDigits = 0x03ff0000
