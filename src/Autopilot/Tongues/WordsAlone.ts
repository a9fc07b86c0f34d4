import { characters } from "../Features/FeatureBuffer.ts"
import { valueOf } from "../Model/BlockValues.ts"
import { bucketOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import { figuresOfEveryWord, type WordFigures } from "../Text/WordFigures.ts"
import { eachCharacterRun } from "./CharacterRuns.ts"
import { tongueForm } from "./TongueForm.ts"
import { tongueHeads } from "./TongueHeads.ts"
import { standIns } from "./TongueWords.ts"
import { wholeFeature } from "./WordFeatures.ts"

const headCount = tongueHeads.length
/** The weight of a word, how many runs of characters it has, and what those add up to. */
const figuresOfWord = 3

/** What words say of one head by themselves, whatever they stand beside. */
export class WordsAlone {
  private readonly known: WordFigures

  /** Weights of all heads by bucket, and the place of the head among them. */
  constructor(weights: Int8Array, bits: number, head: number) {
    const own = Int8Array.from({ length: 1 << bits }, (_, bucket) => weights[bucket * headCount + head] ?? 0)
    const weightOf = (hash: number) => own[bucketOf(hash, bits)] ?? 0
    this.known = figuresOfEveryWord(figuresOfWord, ({ kind, text }, figures, at) => {
      const isSpoken = kind === "word" || kind === "hashtag"
      const form = isSpoken ? tongueForm(text) : standIns[kind]
      let runs = 0
      let sum = 0
      if (isSpoken) {
        eachCharacterRun(form, (hash) => {
          runs++
          sum += weightOf(hash)
        })
      }
      figures[at] = weightOf(wholeFeature(form.hash))
      figures[at + 1] = runs
      figures[at + 2] = sum
    })
  }

  /** Added up as they are for a whole comment. */
  sumOf(words: ReadonlyArray<Spelling>): number {
    const { known } = this
    const { figures } = known
    let whole = 0
    let runs = 0
    let ofRuns = 0
    for (const word of words) {
      const at = known.of(word)
      whole += figures[at] ?? 0
      runs += figures[at + 1] ?? 0
      ofRuns += figures[at + 2] ?? 0
    }
    return whole * valueOf(0, words.length) + ofRuns * valueOf(characters, runs)
  }
}
