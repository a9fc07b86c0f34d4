import { capacity } from "../Features/Gathering.ts"
import { putRuns } from "../Features/Runs.ts"
import type { Spelling } from "../Text/Word.ts"
import { WordFigures } from "../Text/WordFigures.ts"
import { heads } from "./Heads.ts"
import type { WeightTable } from "./WeightTable.ts"

const headCount = heads.length
/** How many runs a word has, and what they add up to. */
const figuresOfWord = 1 + headCount

/** What the weights of words add up to, by their runs of characters. */
export class WordSums {
  /** Of the words that were added, for each head. */
  readonly sums: Float64Array = new Float64Array(headCount)
  /** How many they have. */
  runs = 0
  private readonly known: WordFigures

  constructor(table: WeightTable) {
    const hashes = new Int32Array(capacity)
    this.known = new WordFigures(figuresOfWord, ({ text }, figures, at) => {
      const runs = putRuns(text, hashes, 0)
      table.addAll(hashes, runs)
      figures[at] = runs
      figures.set(table.sums, at + 1)
    })
  }

  clear(): void {
    for (let head = 0; head < headCount; head++) this.sums[head] = 0
    this.runs = 0
  }

  add(word: Spelling): void {
    const { known, sums } = this
    const { figures } = known
    const at = known.of(word)
    this.runs += figures[at] ?? 0
    for (let head = 0; head < headCount; head++) sums[head] = (sums[head] ?? 0) + (figures[at + head + 1] ?? 0)
  }
}
