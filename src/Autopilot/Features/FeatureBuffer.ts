import { bucketOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import { capacity, Gathering } from "./Gathering.ts"
import { putRuns } from "./Runs.ts"

/** Features of a kind are weighed together: their values have length one, however many there are. */
export const blocks = ["words", "pairs", "characters", "classes", "hand"] as const

/** Runs of characters count for each word they are in, anything else counts once a text. */
export const characters: number = blocks.indexOf("characters")

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

  override addRuns(words: ReadonlyArray<Spelling>): void {
    for (const { text } of words) this.count += putRuns(text, this.added, this.count)
  }

  override end(block: number): void {
    if (block === characters) this.keepAll()
    else this.keepOnce()
    this.count = 0
    this.ends[block] = this.length
  }

  private keepAll(): void {
    const { added, bits, buckets, length } = this
    const count = Math.min(this.count, capacity - length)
    for (let at = 0; at < count; at++) buckets[length + at] = bucketOf(added[at] ?? 0, bits)
    this.length += count
  }

  private keepOnce(): void {
    const { added, bits, buckets, stamp, stamps } = this
    const count = Math.min(this.count, capacity - this.length)
    for (let at = 0; at < count; at++) {
      const bucket = bucketOf(added[at] ?? 0, bits)
      if (stamps[bucket] === stamp) continue
      stamps[bucket] = stamp
      buckets[this.length++] = bucket
    }
  }
}
