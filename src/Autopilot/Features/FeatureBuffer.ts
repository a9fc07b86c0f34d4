import { capacity, Gathering } from "./Gathering.ts"
import { bucketOf } from "./Hash.ts"

/** Features of a kind are weighed together: their values have length one, however many there are. */
export const blocks = ["words", "pairs", "characters", "classes", "hand"] as const
export type Block = (typeof blocks)[number]

const mostStamps = 0xff

/**
 * The features of one text, each once, as buckets of `2 ** bits`. Made once and filled again for each text, since
 * making arrays would cost more than reading the text.
 */
export class FeatureBuffer extends Gathering {
  readonly bits: number
  readonly buckets: Uint32Array = new Uint32Array(capacity)
  /** Where each block ends. */
  readonly ends: Uint32Array = new Uint32Array(blocks.length)
  length = 0
  private readonly stamps: Uint8Array
  private stamp = 0

  constructor(bits: number) {
    super()
    this.bits = bits
    this.stamps = new Uint8Array(1 << bits)
  }

  override clear(): void {
    this.length = 0
    this.count = 0
    this.stamp++
    if (this.stamp > mostStamps) {
      this.stamps.fill(0)
      this.stamp = 1
    }
  }

  override end(block: number): void {
    const { added, bits, buckets, stamp, stamps } = this
    const count = Math.min(this.count, capacity - this.length)
    let { length } = this
    for (let at = 0; at < count; at++) {
      const bucket = bucketOf(added[at] ?? 0, bits)
      buckets[length] = bucket
      // which ones are there already is anybody's guess, so there is no branch to guess at
      length += -((stamps[bucket] ?? 0) ^ stamp) >>> 31
      stamps[bucket] = stamp
    }
    this.length = length
    this.count = 0
    this.ends[block] = length
  }
}
