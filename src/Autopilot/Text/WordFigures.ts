import type { Spelling } from "./Word.ts"
import { wordPlaces } from "./WordPlaces.ts"

/** Figures about words, worked out once for a word that is remembered and each time for any other. */
export class WordFigures {
  /** Those of a word next to each other, behind the number of the word. */
  readonly figures: Float32Array
  /** The same memory. */
  private readonly numbers: Int32Array
  private readonly each: number
  private readonly work: (word: Spelling, figures: Float32Array, at: number) => void

  /** `work` puts so many figures of a word from a place on. */
  constructor(figures: number, work: (word: Spelling, figures: Float32Array, at: number) => void) {
    this.each = figures + 1
    this.work = work
    // the last place is for all words that are not remembered
    this.figures = new Float32Array((wordPlaces + 1) * this.each)
    this.numbers = new Int32Array(this.figures.buffer)
  }

  /** Where the figures of a word begin, until those of another are asked for. */
  of(word: Spelling): number {
    const { each, numbers } = this
    const { number, place } = word
    const at = (place === -1 ? wordPlaces : place) * each
    if (number === 0 || numbers[at] !== number) {
      this.work(word, this.figures, at + 1)
      numbers[at] = number
    }
    return at + 1
  }
}
