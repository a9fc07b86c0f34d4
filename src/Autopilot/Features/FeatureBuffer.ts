import { bucketOf } from "./Hash.ts"

/** Features of a kind are weighed together: their values have length one, however many there are. */
export const blocks = ["words", "pairs", "characters", "classes", "hand"] as const
export type Block = (typeof blocks)[number]

/** Room for every feature of the longest text that is read. */
const capacity = 1 << 16
const mostStamps = 0xff

/**
 * The features of one text, each once, as buckets of `2 ** bits`. Made once and filled again for each text, since
 * making arrays would cost more than reading the text.
 */
export class FeatureBuffer {
  readonly bits: number
  readonly buckets: Uint32Array = new Uint32Array(capacity)
  /** Where each block ends. */
  readonly ends: Uint32Array = new Uint32Array(blocks.length)
  length = 0
  private readonly stamps: Uint8Array
  private stamp = 0

  constructor(bits: number) {
    this.bits = bits
    this.stamps = new Uint8Array(1 << bits)
  }

  clear(): void {
    this.length = 0
    this.stamp++
    if (this.stamp > mostStamps) {
      this.stamps.fill(0)
      this.stamp = 1
    }
  }

  add(hash: number): void {
    const bucket = bucketOf(hash, this.bits)
    if (this.stamps[bucket] === this.stamp || this.length === capacity) return
    this.stamps[bucket] = this.stamp
    this.buckets[this.length++] = bucket
  }

  /** The first `count` of many. */
  addAll(hashes: Int32Array, count: number): void {
    const { bits, buckets, stamp, stamps } = this
    let { length } = this
    for (let at = 0; at < count && length < capacity; at++) {
      const bucket = bucketOf(hashes[at] ?? 0, bits)
      if (stamps[bucket] === stamp) continue
      stamps[bucket] = stamp
      buckets[length++] = bucket
    }
    this.length = length
  }

  /** Closes a block; what is added next belongs to the one after it. */
  end(block: number): void {
    this.ends[block] = this.length
  }
}
