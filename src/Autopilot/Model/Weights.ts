import { heads } from "./Heads.ts"

const headCount = heads.length
/** Weights are kept from 0 up, so that several are added at once. */
const bias = 128
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
    const buckets = weights.length / headCount
    this.places = new Int32Array(2 * buckets)
    for (let bucket = 0; bucket < buckets; bucket++) {
      const byte = (head: number) => (weights[bucket * headCount + head] ?? 0) + bias
      this.places[2 * bucket] = byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24)
      this.places[2 * bucket + 1] = byte(4) | (byte(5) << 16)
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
    const biases = (end - start) * bias
    sums[0] = (sums[0] ?? 0) + (one - biases) * value
    sums[1] = (sums[1] ?? 0) + (two - biases) * value
    sums[2] = (sums[2] ?? 0) + (three - biases) * value
    sums[3] = (sums[3] ?? 0) + (four - biases) * value
    sums[4] = (sums[4] ?? 0) + (five - biases) * value
    sums[5] = (sums[5] ?? 0) + (six - biases) * value
  }
}
