import type { Spelling } from "../Text/Word.ts"
import { figuresOfEveryWord, type WordFigures } from "../Text/WordFigures.ts"
import { heads } from "./Heads.ts"
import type { WeightTable } from "./WeightTable.ts"

const headCount = heads.length
/** How many runs a word has, and what they add up to. */
const figuresOfWord = 1 + headCount

/** Puts the runs of characters of a word as hashes; how many there are. */
export type PutRuns = (word: string, hashes: Int32Array) => number

/** What the weights of words add up to, by their runs of characters. */
export class WordSums {
  /** Of the words that were added up last, for each head. */
  readonly sums: Float64Array = new Float64Array(headCount)
  /** How many they have. */
  runs = 0
  private readonly known: WordFigures

  /** `most`: runs of one word. */
  constructor(table: WeightTable, putRuns: PutRuns, most: number) {
    const hashes = new Int32Array(most)
    this.known = figuresOfEveryWord(figuresOfWord, ({ text }, figures, at) => {
      const runs = putRuns(text, hashes)
      table.addAll(hashes, runs)
      figures[at] = runs
      figures.set(table.sums, at + 1)
    })
  }

  addUp(words: ReadonlyArray<Spelling>): void {
    const { known, sums } = this
    const { figures } = known
    let runs = 0
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    let five = 0
    let six = 0
    for (const word of words) {
      const at = known.of(word)
      runs += figures[at] ?? 0
      one += figures[at + 1] ?? 0
      two += figures[at + 2] ?? 0
      three += figures[at + 3] ?? 0
      four += figures[at + 4] ?? 0
      five += figures[at + 5] ?? 0
      six += figures[at + 6] ?? 0
    }
    this.runs = runs
    sums[0] = one
    sums[1] = two
    sums[2] = three
    sums[3] = four
    sums[4] = five
    sums[5] = six
  }
}
