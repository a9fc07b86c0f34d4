import { mostRuns } from "../Features/Runs.ts"
import type { Spelling } from "../Text/Word.ts"
import { WordFigures } from "../Text/WordFigures.ts"
import { isTelling, placeOf, putRunPlaces, valueOf } from "./Traits.ts"

/** How far the weights may move the log odds: a few answers are not much to go by, and none is nothing. */
export interface Reach {
  readonly hide: number
  readonly keep: number
}

const figuresOfWord = 3
const hashes = new Int32Array(mostRuns)

/** What a workspace's answers say about words and runs of characters. */
export class LearntWeights {
  readonly reach: Reach
  /** One a trait. */
  readonly weights: Float32Array
  /** What a word says by itself, how many runs it has, and what those say; all nought where it says nothing. */
  private readonly known: WordFigures

  constructor(weights: Float32Array, reach: Reach) {
    this.reach = reach
    this.weights = weights
    this.known = new WordFigures(figuresOfWord, (word, figures, at) => {
      const told = isTelling(word)
      const runs = told ? putRunPlaces(word, hashes) : 0
      let sum = 0
      for (let run = 0; run < runs; run++) sum += weights[hashes[run] ?? 0] ?? 0
      figures[at] = told ? (weights[placeOf(word)] ?? 0) : 0
      figures[at + 1] = runs
      figures[at + 2] = sum
    })
  }

  /** What a word says by itself. */
  ofWord(word: Spelling): number {
    return this.known.figures[this.known.of(word)] ?? 0
  }

  /** What the words of a text say, each once: to add to the log odds of hiding, before it is known how far they reach. */
  of(words: ReadonlyArray<Spelling>): number {
    const { known } = this
    const { figures } = known
    let telling = 0
    let ofWords = 0
    let ofRuns = 0
    let runs = 0
    for (const word of words) {
      const at = known.of(word)
      const more = figures[at + 1] ?? 0
      // a word that says something has a run at least
      telling += Math.min(1, more)
      runs += more
      ofWords += figures[at] ?? 0
      ofRuns += figures[at + 2] ?? 0
    }
    return ofWords * valueOf(telling) + ofRuns * valueOf(runs)
  }
}
