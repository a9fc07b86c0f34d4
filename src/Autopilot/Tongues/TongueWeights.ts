import { characters } from "../Features/FeatureBuffer.ts"
import { Gathering } from "../Features/Gathering.ts"
import { Met } from "../Features/Met.ts"
import { valueOf } from "../Model/BlockValues.ts"
import { bucketOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import { WordFigures } from "../Text/WordFigures.ts"
import { eachCharacterRun } from "./CharacterRuns.ts"
import { tongueForm } from "./TongueForm.ts"
import { tongueHeads } from "./TongueHeads.ts"

const headCount = tongueHeads.length
/** How many runs of characters a word has, and what they add up to. */
const figuresOfWord = 1 + headCount

/** The weights of all heads, added up for the features of a text. */
export class TongueWeights extends Gathering {
  /** For each head, times the value of the features. */
  readonly sums: Float64Array = new Float64Array(headCount)
  private readonly weights: Int8Array
  private readonly bits: number
  private readonly met = new Met()
  private readonly words: WordFigures
  /** Of the runs of characters, how many there are and what they add up to. */
  private readonly runs = new Float64Array(figuresOfWord)

  /** Weights of all heads by bucket. */
  constructor(weights: Int8Array, bits: number) {
    super()
    this.weights = weights
    this.bits = bits
    this.words = new WordFigures(figuresOfWord, ({ text }, figures, at) => {
      figures.fill(0, at, at + figuresOfWord)
      eachCharacterRun(tongueForm(text), (hash) => {
        figures[at] = (figures[at] ?? 0) + 1
        const place = bucketOf(hash, bits) * headCount
        for (let head = 0; head < headCount; head++) {
          figures[at + 1 + head] = (figures[at + 1 + head] ?? 0) + (weights[place + head] ?? 0)
        }
      })
    })
  }

  override clear(): void {
    this.count = 0
    this.sums.fill(0)
    this.met.clear()
  }

  override addRuns(words: ReadonlyArray<Spelling>): void {
    const { runs } = this
    const { figures } = this.words
    runs.fill(0)
    for (const word of words) {
      const at = this.words.of(word)
      for (let figure = 0; figure < figuresOfWord; figure++) {
        runs[figure] = (runs[figure] ?? 0) + (figures[at + figure] ?? 0)
      }
    }
  }

  override end(block: number): void {
    if (block === characters) {
      const { runs, sums } = this
      const value = valueOf(block, runs[0] ?? 0)
      for (let head = 0; head < headCount; head++) sums[head] = (sums[head] ?? 0) + (runs[head + 1] ?? 0) * value
    } else this.addOnce(block)
    this.count = 0
  }

  private addOnce(block: number): void {
    const { added, bits, count, met, sums, weights } = this
    let features = 0
    let scam = 0
    let junk = 0
    let insult = 0
    let hate = 0
    let threat = 0
    let swearing = 0
    for (let at = 0; at < count; at++) {
      const bucket = bucketOf(added[at] ?? 0, bits)
      if (!met.isNew(bucket)) continue
      const place = bucket * headCount
      features++
      scam += weights[place] ?? 0
      junk += weights[place + 1] ?? 0
      insult += weights[place + 2] ?? 0
      hate += weights[place + 3] ?? 0
      threat += weights[place + 4] ?? 0
      swearing += weights[place + 5] ?? 0
    }
    const value = valueOf(block, features)
    sums[0] = (sums[0] ?? 0) + scam * value
    sums[1] = (sums[1] ?? 0) + junk * value
    sums[2] = (sums[2] ?? 0) + insult * value
    sums[3] = (sums[3] ?? 0) + hate * value
    sums[4] = (sums[4] ?? 0) + threat * value
    sums[5] = (sums[5] ?? 0) + swearing * value
  }
}
