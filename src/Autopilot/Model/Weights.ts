import { capacity, Gathering } from "../Features/Gathering.ts"
import { toBuckets } from "../Features/Hash.ts"
import { valueOf } from "./BlockValues.ts"
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
 * The weights of all heads, added up for the features of a text, each once. Those of a bucket stand in one place of
 * eight bytes, since memory is slow: four of them, and two more; in the room between those, for which text the bucket
 * was last met.
 */
export class Weights extends Gathering {
  /** For each head, times the value of the features. */
  readonly sums: Float64Array = new Float64Array(headCount)
  private readonly places: Int32Array
  /** The first four weights of each feature that was added. */
  private readonly firsts = new Int32Array(capacity)
  private readonly bits: number
  private stamp = 0

  constructor(weights: Int8Array, bits: number) {
    super()
    this.bits = bits
    // two weights at once: a copy begins where numbers of two bytes may
    const pairs = new Uint16Array(weights.slice().buffer)
    this.places = new Int32Array((2 * weights.length) / headCount)
    for (let from = 0, at = 0; from < pairs.length; from += 3, at += 2) {
      const last = pairs[from + 2] ?? 0
      this.places[at] = ((pairs[from] ?? 0) | ((pairs[from + 1] ?? 0) << 16)) ^ biases
      this.places[at + 1] = ((last & 0xff) | ((last >>> 8) << 16)) ^ (biases & apart)
    }
  }

  override clear(): void {
    this.count = 0
    this.sums.fill(0)
    this.stamp++
    if (this.stamp > mostStamps) {
      for (let at = 1; at < this.places.length; at += 2) this.places[at] = (this.places[at] ?? 0) & apart
      this.stamp = 1
    }
  }

  /** Looks up the first weights of all features: memory is slow, so it is asked for all of them at once. */
  private lookUp(): void {
    const { added, bits, count, firsts, places } = this
    toBuckets(added, count, bits)
    for (let at = 0; at < count; at++) firsts[at] = places[(added[at] ?? 0) << 1] ?? 0
  }

  override end(block: number): void {
    const { added, count, firsts, places, sums } = this
    this.lookUp()
    const stamp = ((this.stamp & 0xff) << 8) | ((this.stamp >>> 8) << 24)
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    let five = 0
    let six = 0
    let features = 0
    for (let from = 0; from < count; from += mostAtOnce) {
      const to = Math.min(count, from + mostAtOnce)
      let evens = 0
      let odds = 0
      let rest = 0
      for (let at = from; at < to; at++) {
        const place = ((added[at] ?? 0) << 1) + 1
        const last = places[place] ?? 0
        // which ones were met already is anybody's guess, so there is no branch to guess at
        const difference = (last & between) ^ stamp
        const isNew = (difference | -difference) >> 31
        const first = (firsts[at] ?? 0) & isNew
        places[place] = (last & apart) | stamp
        evens = (evens + (first & apart)) | 0
        odds = (odds + ((first >>> 8) & apart)) | 0
        rest = (rest + (last & apart & isNew)) | 0
        features = (features - isNew) | 0
      }
      one += evens & 0xffff
      two += odds & 0xffff
      three += evens >>> 16
      four += odds >>> 16
      five += rest & 0xffff
      six += rest >>> 16
    }
    this.count = 0
    const value = valueOf(block, features)
    const biased = features * bias
    sums[0] = (sums[0] ?? 0) + (one - biased) * value
    sums[1] = (sums[1] ?? 0) + (two - biased) * value
    sums[2] = (sums[2] ?? 0) + (three - biased) * value
    sums[3] = (sums[3] ?? 0) + (four - biased) * value
    sums[4] = (sums[4] ?? 0) + (five - biased) * value
    sums[5] = (sums[5] ?? 0) + (six - biased) * value
  }
}
