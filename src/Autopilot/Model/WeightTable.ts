import { mixer } from "../Text/Hash.ts"
import { heads } from "./Heads.ts"

const headCount = heads.length
/** Weights are kept from 0 up, so that several are added at once. */
const bias = 128
/** Four of them: in a byte of two's complement, adding it is turning the first bit. */
const biases = 0x80808080
/** Two bytes with room between them, and how many of those can be added before they meet. */
const apart = 0x00ff00ff
const mostAtOnce = 256
/** What stands in the room between two bytes. */
const between = ~apart
const mostStamps = 0xffff

/**
 * The weights of all heads by bucket. Those of a bucket stand in one place of eight bytes, since memory is slow: four
 * of them, and two more; in the room between those, for which text the bucket was last met.
 */
export class WeightTable {
  /** What was added up last, for each head. */
  readonly sums: Int32Array = new Int32Array(headCount)
  private readonly places: Int32Array
  /** What is left of a mixed hash is its bucket; asked for each time, `bucketOf` would take longer. */
  private readonly shift: number
  private stamp = 0

  constructor(weights: Int8Array, bits: number) {
    this.shift = 32 - bits
    // two weights at once: a copy begins where numbers of two bytes may
    const pairs = new Uint16Array(weights.slice().buffer)
    this.places = new Int32Array((2 * weights.length) / headCount)
    for (let from = 0, at = 0; from < pairs.length; from += 3, at += 2) {
      const last = pairs[from + 2] ?? 0
      this.places[at] = ((pairs[from] ?? 0) | ((pairs[from + 1] ?? 0) << 16)) ^ biases
      this.places[at + 1] = ((last & 0xff) | ((last >>> 8) << 16)) ^ (biases & apart)
    }
  }

  /** Before the first feature of a text. */
  nextText(): void {
    this.stamp++
    if (this.stamp <= mostStamps) return
    for (let at = 1; at < this.places.length; at += 2) this.places[at] = (this.places[at] ?? 0) & apart
    this.stamp = 1
  }

  /** Adds up the weights of the first hashes. */
  addAll(hashes: Int32Array, count: number): void {
    const { places, shift } = this
    this.clear()
    for (let from = 0; from < count; from += mostAtOnce) {
      const to = Math.min(count, from + mostAtOnce)
      let evens = 0
      let odds = 0
      let rest = 0
      for (let at = from; at < to; at++) {
        const hash = hashes[at] ?? 0
        const place = (Math.imul(hash ^ (hash >>> 15), mixer) >>> shift) << 1
        const first = places[place] ?? 0
        evens = (evens + (first & apart)) | 0
        odds = (odds + ((first >>> 8) & apart)) | 0
        rest = (rest + ((places[place + 1] ?? 0) & apart)) | 0
      }
      this.put(evens, odds, rest, to - from)
    }
  }

  /** The same for those that the text did not hold before; how many that were. */
  addNew(hashes: Int32Array, count: number): number {
    const { places, shift } = this
    const stamp = ((this.stamp & 0xff) << 8) | ((this.stamp >>> 8) << 24)
    this.clear()
    let features = 0
    for (let from = 0; from < count; from += mostAtOnce) {
      const to = Math.min(count, from + mostAtOnce)
      let evens = 0
      let odds = 0
      let rest = 0
      let added = 0
      for (let at = from; at < to; at++) {
        const hash = hashes[at] ?? 0
        const place = (Math.imul(hash ^ (hash >>> 15), mixer) >>> shift) << 1
        const last = places[place + 1] ?? 0
        // which ones were met already is anybody's guess, so there is no branch to guess at
        const difference = (last & between) ^ stamp
        const isNew = (difference | -difference) >> 31
        const first = (places[place] ?? 0) & isNew
        places[place + 1] = (last & apart) | stamp
        evens = (evens + (first & apart)) | 0
        odds = (odds + ((first >>> 8) & apart)) | 0
        rest = (rest + (last & apart & isNew)) | 0
        added = (added - isNew) | 0
      }
      this.put(evens, odds, rest, added)
      features += added
    }
    return features
  }

  private clear(): void {
    const { sums } = this
    // `fill` would be called, for so few
    for (let head = 0; head < headCount; head++) sums[head] = 0
  }

  private put(evens: number, odds: number, rest: number, added: number): void {
    const { sums } = this
    const biased = added * bias
    sums[0] = (sums[0] ?? 0) + (evens & 0xffff) - biased
    sums[1] = (sums[1] ?? 0) + (odds & 0xffff) - biased
    sums[2] = (sums[2] ?? 0) + (evens >>> 16) - biased
    sums[3] = (sums[3] ?? 0) + (odds >>> 16) - biased
    sums[4] = (sums[4] ?? 0) + (rest & 0xffff) - biased
    sums[5] = (sums[5] ?? 0) + (rest >>> 16) - biased
  }
}
