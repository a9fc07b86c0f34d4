import { characters } from "../Features/FeatureBuffer.ts"
import { Gathering } from "../Features/Gathering.ts"
import { mostRuns, putRuns } from "../Features/Runs.ts"
import type { Spelling } from "../Text/Word.ts"
import { valueOf } from "./BlockValues.ts"
import { heads } from "./Heads.ts"
import { WeightTable } from "./WeightTable.ts"
import { type PutRuns, WordSums } from "./WordSums.ts"

const headCount = heads.length

const ofWord: PutRuns = (word, hashes) => putRuns(word, hashes, 0)

/** The weights of all heads, added up for the features of a text. */
export class Weights extends Gathering {
  /** For each head, times the value of the features. */
  readonly sums: Float64Array = new Float64Array(headCount)
  private readonly table: WeightTable
  private readonly words: WordSums

  /** Weights of all heads by bucket, and how the runs of a word are told, at most so many. */
  constructor(weights: Int8Array, bits: number, putRunsOf: PutRuns = ofWord, most: number = mostRuns) {
    super()
    this.table = new WeightTable(weights, bits)
    this.words = new WordSums(this.table, putRunsOf, most)
  }

  override clear(): void {
    this.count = 0
    for (let head = 0; head < headCount; head++) this.sums[head] = 0
    this.table.nextText()
  }

  override addRuns(words: ReadonlyArray<Spelling>): void {
    this.words.addUp(words)
  }

  override end(block: number): void {
    if (block === characters) this.weigh(this.words.sums, valueOf(block, this.words.runs))
    else {
      const features = this.table.addNew(this.added, this.count)
      this.weigh(this.table.sums, valueOf(block, features))
    }
    this.count = 0
  }

  private weigh(own: Int32Array | Float64Array, value: number): void {
    const { sums } = this
    for (let head = 0; head < headCount; head++) sums[head] = (sums[head] ?? 0) + (own[head] ?? 0) * value
  }
}
