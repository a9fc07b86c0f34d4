import { heads } from "./Heads.ts"

const headCount = heads.length
/** Weights are kept from 0 up, so that several are added at once. */
const bias = 128
/** Four of them: in a byte of two's complement, adding it is turning the first bit. */
const biases = 0x80808080
/** Two bytes with room between them, and how many of those can be added before they meet. */
const apart = 0x00ff00ff
const mostAtOnce = 256

/**
 * The weights of all heads, those of a bucket in one place of eight bytes, since memory is slow: four of them, and two
 * more with room between them.
 */
export class Weights {
  private readonly places: Int32Array

  constructor(weights: Int8Array) {
    // two weights at once: a copy begins where numbers of two bytes may
    const pairs = new Uint16Array(weights.slice().buffer)
    this.places = new Int32Array((2 * weights.length) / headCount)
    for (let from = 0, at = 0; from < pairs.length; from += 3, at += 2) {
      const last = pairs[from + 2] ?? 0
      this.places[at] = ((pairs[from] ?? 0) | ((pairs[from + 1] ?? 0) << 16)) ^ biases
      this.places[at + 1] = ((last & 0xff) | ((last >>> 8) << 16)) ^ (biases & apart)
    }
  }

  /** Adds the weights of some buckets, times `value`, to the sums of the heads. */
  add(buckets: Uint32Array, start: number, end: number, value: number, sums: Float64Array): void {
    const { places } = this
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    let five = 0
    let six = 0
    for (let from = start; from < end; from += mostAtOnce) {
      const to = Math.min(end, from + mostAtOnce)
      let evens = 0
      let odds = 0
      let rest = 0
      for (let at = from; at < to; at++) {
        const place = 2 * (buckets[at] ?? 0)
        const first = places[place] ?? 0
        evens = (evens + (first & apart)) | 0
        odds = (odds + ((first >>> 8) & apart)) | 0
        rest = (rest + (places[place + 1] ?? 0)) | 0
      }
      one += evens & 0xffff
      two += odds & 0xffff
      three += evens >>> 16
      four += odds >>> 16
      five += rest & 0xffff
      six += rest >>> 16
    }
    const added = (end - start) * bias
    sums[0] = (sums[0] ?? 0) + (one - added) * value
    sums[1] = (sums[1] ?? 0) + (two - added) * value
    sums[2] = (sums[2] ?? 0) + (three - added) * value
    sums[3] = (sums[3] ?? 0) + (four - added) * value
    sums[4] = (sums[4] ?? 0) + (five - added) * value
    sums[5] = (sums[5] ?? 0) + (six - added) * value
  }
}
