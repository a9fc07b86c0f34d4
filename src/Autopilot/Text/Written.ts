/** Characters from the space to the question mark stand for a bit each. */
const firstMark = 32
const markBits = 32
const at = 64

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

  private constructor(whole: string, codes: Int32Array, length: number, places: Int32Array | null, plain: boolean) {
    this.whole = whole
    this.codes = codes
    this.length = length
    this.plain = plain
    this.places = places
    let marks = 0
    let atSign = false
    for (let index = 0; index < length; index++) {
      const code = codes[index] ?? 0
      if (code >>> 5 === firstMark / markBits) marks |= 1 << code
      else if (code === at) atSign = true
    }
    this.marks = marks
    this.atSign = atSign
  }

  /** A text of nothing but the first 128 characters. */
  static plain(whole: string): Written {
    const codes = new Int32Array(whole.length + 1)
    for (let index = 0; index < whole.length; index++) codes[index] = whole.charCodeAt(index)
    return new Written(whole, codes, whole.length, null, true)
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
    return new Written(whole, codes, length, length === whole.length ? null : places, false)
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
