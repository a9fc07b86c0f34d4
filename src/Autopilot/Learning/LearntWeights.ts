import { mostRuns } from "../Features/Runs.ts"
import { mostUnits } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { WordFigures } from "../Text/WordFigures.ts"
import { isTelling, placeOf, putRunPlaces, valueOf } from "./Traits.ts"

/** How far so many answers may move the log odds: a few are not much to go by, and none is nothing. */
export const reachOf = (answers: number) => 1.5 * Math.log1p(answers)

const figuresOfWord = 6
/** No text has more words. */
const mostWords = mostUnits
const hashes = new Int32Array(mostRuns)

/** Words that stand in comments which people answered, by their hashes. */
export interface AnsweredWords {
  readonly hidden: ReadonlySet<number>
  /** Those that tell what a comment is about, with how many kept comments hold each. */
  readonly kept: ReadonlyMap<number, number>
}

/**
 * What a workspace's answers say about words and runs of characters. Ordinary comments are learnt beside the answers, so
 * that a hide speaks against nothing that everybody says; they themselves let nothing through.
 */
export class LearntWeights {
  /** How far all that was hidden may move the log odds. */
  readonly reach: number
  /** One a trait. */
  readonly weights: Float32Array
  /**
   * What a word says by itself, how many runs it has, and what those say; then the first and the third without what
   * ordinary comments alone say, and how many kept comments hold it. All nought where it says nothing.
   */
  private readonly known: WordFigures
  /** Of the words that were added up last, for hiding and for keeping in turn. */
  private readonly said = new Float32Array(2 * mostWords)

  /** `ordinary`: the weights without any answer. */
  constructor(weights: Float32Array, ordinary: Float32Array, reach: number, { hidden, kept }: AnsweredWords) {
    this.reach = reach
    this.weights = weights
    this.known = new WordFigures(figuresOfWord, (word, figures, at) => {
      const told = isTelling(word)
      const runs = told ? putRunPlaces(word, hashes) : 0
      let sum = 0
      let unanswered = 0
      for (let run = 0; run < runs; run++) {
        const place = hashes[run] ?? 0
        sum += weights[place] ?? 0
        unanswered += ordinary[place] ?? 0
      }
      const place = told ? placeOf(word) : 0
      const says = told ? (weights[place] ?? 0) : 0
      const answered = told ? says - (ordinary[place] ?? 0) : 0
      // what stands in no comment that was hidden or kept shares its place with a word or a run that does
      figures[at] = hidden.has(word.hash) ? says : Math.min(0, says)
      figures[at + 1] = runs
      figures[at + 2] = sum
      figures[at + 3] = kept.has(word.hash) ? answered : Math.max(0, answered)
      figures[at + 4] = sum - unanswered
      figures[at + 5] = kept.get(word.hash) ?? 0
    })
  }

  /**
   * What the words of a text say, each once: to add to the log odds of hiding. What speaks for keeping is what the answers
   * say alone. Neither goes further than there are answers for it: hiding as far as anything was hidden, keeping only as
   * far as comments with one of these words were kept, since whoever is to be hidden chooses words that everybody says.
   */
  of(words: ReadonlyArray<Spelling>): number {
    const { known, reach, said } = this
    const { figures } = known
    let place = 0
    let telling = 0
    let runs = 0
    let ofWords = 0
    let ofRuns = 0
    let answeredOfWords = 0
    let answeredOfRuns = 0
    let kept = 0
    for (const word of words) {
      const at = known.of(word)
      const more = figures[at + 1] ?? 0
      // a word that says something has a run at least
      telling += Math.min(1, more)
      runs += more
      said[place] = figures[at] ?? 0
      said[place + 1] = figures[at + 3] ?? 0
      place += 2
      ofWords += figures[at] ?? 0
      ofRuns += figures[at + 2] ?? 0
      answeredOfWords += figures[at + 3] ?? 0
      answeredOfRuns += figures[at + 4] ?? 0
      kept = Math.max(kept, figures[at + 5] ?? 0)
    }
    const hiding = ofWords * valueOf(telling) + ofRuns * valueOf(runs)
    if (hiding > 0) return Math.min(reach, hiding)
    return Math.max(-reachOf(kept), Math.min(0, answeredOfWords * valueOf(telling) + answeredOfRuns * valueOf(runs)))
  }

  /**
   * What one of the words that were added up last says by itself for hiding, or else what the answers alone have it say
   * for keeping.
   */
  ofWord(index: number, towards: "hide" | "keep"): number {
    return this.said[2 * index + (towards === "hide" ? 0 : 1)] ?? 0
  }
}
