import { characters } from "../Features/FeatureBuffer.ts"
import { valueOf } from "../Model/BlockValues.ts"
import type { PutRuns } from "../Model/WordSums.ts"
import { bucketOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import { figuresOfEveryWord, type WordFigures } from "../Text/WordFigures.ts"

/** How many runs a word has, and what they add up to. */
const figuresOfWord = 2

/** The weights of one head, added up for the features of a text. */
export class OneHead {
  private readonly weights: Int8Array
  private readonly bits: number
  private readonly known: WordFigures
  /** For which text a bucket was last met. */
  private readonly stamps: Uint8Array
  private stamp = 0
  private runs = 0
  private ofRuns = 0

  /** Weights by bucket, and how the runs of a word are told, at most so many. */
  constructor(weights: Int8Array, bits: number, putRunsOf: PutRuns, most: number) {
    this.weights = weights
    this.bits = bits
    this.stamps = new Uint8Array(1 << bits)
    const hashes = new Int32Array(most)
    this.known = figuresOfEveryWord(figuresOfWord, ({ text }, figures, at) => {
      const runs = putRunsOf(text, hashes)
      let sum = 0
      for (let run = 0; run < runs; run++) sum += weights[bucketOf(hashes[run] ?? 0, bits)] ?? 0
      figures[at] = runs
      figures[at + 1] = sum
    })
  }

  /** Before the first feature of a text. */
  nextText(): void {
    this.stamp = (this.stamp + 1) & 0xff
    if (this.stamp !== 0) return
    this.stamps.fill(0)
    this.stamp = 1
  }

  addRuns(words: ReadonlyArray<Spelling>): void {
    const { known } = this
    this.runs = 0
    this.ofRuns = 0
    for (const word of words) {
      const at = known.of(word)
      this.runs += known.figures[at] ?? 0
      this.ofRuns += known.figures[at + 1] ?? 0
    }
  }

  /** What the first hashes of a block add up to, each once a text, times the value of its features. */
  sumOf(block: number, hashes: Int32Array, count: number): number {
    if (block === characters) return this.ofRuns * valueOf(block, this.runs)
    const { bits, stamp, stamps, weights } = this
    let sum = 0
    let features = 0
    for (let at = 0; at < count; at++) {
      const bucket = bucketOf(hashes[at] ?? 0, bits)
      if (stamps[bucket] === stamp) continue
      stamps[bucket] = stamp
      sum += weights[bucket] ?? 0
      features++
    }
    return sum * valueOf(block, features)
  }
}
