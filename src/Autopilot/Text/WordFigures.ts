import { familiarPlaces } from "./Familiar.ts"
import type { Spelling } from "./Word.ts"

/** Figures about words, worked out once for a familiar word and each time for any other. */
export class WordFigures {
  /** Those of a word next to each other, behind the number of the word. */
  readonly figures: Float64Array
  private readonly each: number
  private readonly work: (word: Spelling, figures: Float64Array, at: number) => void

  /** `work` puts so many figures of a word from a place on. */
  constructor(figures: number, work: (word: Spelling, figures: Float64Array, at: number) => void) {
    this.each = figures + 1
    this.work = work
    // the last place is for all words that are not familiar
    this.figures = new Float64Array((familiarPlaces + 1) * this.each)
  }

  /** Where the figures of a word begin, until those of another are asked for. */
  of(word: Spelling): number {
    const { each, figures } = this
    const { number, place } = word
    const at = (place === -1 ? familiarPlaces : place) * each
    if (number === 0 || figures[at] !== number) {
      this.work(word, figures, at + 1)
      figures[at] = number
    }
    return at + 1
  }
}
