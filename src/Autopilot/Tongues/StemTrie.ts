import { prime } from "../Text/Hash.ts"

/** What a stem speaks about, by its place among the concepts. */
export interface Stem {
  /** Of a word that is the stem and nothing else. */
  readonly whole: Array<number>
  /** Of any word that has it where it is looked for. */
  readonly any: Array<number>
}

/** What stems speak about, one behind the other, and where that ends: for each first of any word, then of the whole. */
interface Packed {
  readonly told: Int32Array
  readonly ends: Int32Array
}

const fewest = 1 << 10

const unpacked = ({ ends, told }: Packed, place: number): Stem => {
  const end = ends[2 * place + 1]
  return { any: [...told.subarray(ends[2 * place], end)], whole: [...told.subarray(end, ends[2 * place + 2])] }
}

/**
 * Stems by the hash of their characters. Their beginnings are there as well, so that nobody reads on in a word where no
 * stem goes on. Open addressing, half full at most.
 */
export class StemTrie {
  private keys = new Int32Array(fewest)
  /** The place of a stem among the stems, from 1 on; 0 for what is only a beginning. */
  private values = new Int32Array(fewest)
  private count = 0
  private stems: Array<Stem> = []
  private packed: Packed | null = null

  /** The stem of these characters, hashed from a start. */
  stemAt(text: string, start: number): Stem {
    let hash = start
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), prime)
      if (this.keys[this.placeOf(hash)] !== hash) this.put(hash, 0)
    }
    const known = this.stems[(this.values[this.placeOf(hash)] ?? 0) - 1]
    if (known !== undefined) return known
    const stem: Stem = { whole: [], any: [] }
    this.stems.push(stem)
    this.values[this.placeOf(hash)] = this.stems.length
    return stem
  }

  /** Once all is said of every stem: those that speak about the same become one. There are some hundred of them, of 30,000. */
  share(): void {
    const places = new Map<string, number>()
    const shared: Array<Stem> = []
    const placeOfStem = this.stems.map((stem) => {
      const said = `${stem.whole}|${stem.any}`
      const place = places.get(said) ?? shared.push(stem)
      places.set(said, place)
      return place
    })
    this.values = this.values.map((value) => placeOfStem[value - 1] ?? 0)
    this.stems = shared
  }

  /** Once all is said of every stem: of many that nearly all speak about something else, numbers alone are kept. */
  pack(): void {
    const { stems } = this
    const ends = new Int32Array(2 * stems.length + 1)
    const told = Int32Array.from(stems.flatMap(({ any, whole }) => [...any, ...whole]))
    let end = 0
    stems.forEach(({ any, whole }, place) => {
      end += any.length
      ends[2 * place + 1] = end
      end += whole.length
      ends[2 * place + 2] = end
    })
    this.packed = { told, ends }
    this.stems = []
  }

  /** Visits every stem that a word holds from a place on, as many characters of it at the most; `end` is behind the stem. */
  visit(word: string, from: number, start: number, most: number, visit: (stem: Stem, end: number) => void): void {
    const last = Math.min(word.length, from + most)
    let hash = start
    for (let at = from; at < last; at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), prime)
      const place = this.placeOf(hash)
      if (this.keys[place] !== hash) return
      const value = this.values[place] ?? 0
      const stem = this.packed === null || value === 0 ? this.stems[value - 1] : unpacked(this.packed, value - 1)
      if (stem !== undefined) visit(stem, at + 1)
    }
  }

  private put(hash: number, value: number): void {
    if (2 * ++this.count > this.keys.length) this.grow()
    const place = this.placeOf(hash)
    this.keys[place] = hash
    this.values[place] = value
  }

  private grow(): void {
    const { keys, values } = this
    this.keys = new Int32Array(2 * keys.length)
    this.values = new Int32Array(2 * keys.length)
    keys.forEach((hash, at) => {
      if (hash === 0) return
      const place = this.placeOf(hash)
      this.keys[place] = hash
      this.values[place] = values[at] ?? 0
    })
  }

  /** Where a hash stands, or would. 0 is not a hash of any stem here. */
  private placeOf(hash: number): number {
    const { keys } = this
    const mask = keys.length - 1
    for (let at = (hash ^ (hash >>> 15)) & mask; ; at = (at + 1) & mask) {
      const found = keys[at] ?? 0
      if (found === 0 || found === hash) return at
    }
  }
}
