import type { Spelling } from "./Word.ts"
import { wordPlaces } from "./Word.ts"

/** Room for figures of words, those of a word next to each other. */
class WordTable {
  readonly figures: Float32Array
  /** The same memory, for whole numbers. */
  readonly whole: Int32Array
  /** How many a word has. */
  readonly each: number
  private taken = 0

  constructor(each: number) {
    this.each = each
    // the last place is for all words that are not remembered
    this.figures = new Float32Array((wordPlaces + 1) * each)
    this.whole = new Int32Array(this.figures.buffer)
  }

  get left(): number {
    return this.each - this.taken
  }

  /** Where so many figures of a word begin, which nobody else has. */
  take(count: number): number {
    const from = this.taken
    this.taken += count
    return from
  }
}

/** As many as memory brings at once. */
const atOnce = 16
const tables: Array<WordTable> = []

/** The first table with so many figures left, for what is asked of every word that is read: memory is slow. */
const sharedTable = (count: number): WordTable => {
  const known = tables.find(({ left }) => left >= count)
  if (known !== undefined) return known
  const made = new WordTable(Math.max(atOnce, count))
  tables.push(made)
  return made
}

/** Figures about words, worked out once for a word that is remembered and each time for any other. */
export class WordFigures {
  /** Those of a word next to each other, behind the number of the word. */
  readonly figures: Float32Array
  /** The same memory, for whole numbers. */
  readonly whole: Int32Array
  private readonly each: number
  private readonly from: number
  private readonly work: (word: Spelling, figures: Float32Array, at: number) => void

  /** `work` puts so many figures of a word from a place on. */
  constructor(
    count: number,
    work: (word: Spelling, figures: Float32Array, at: number) => void,
    table = new WordTable(count + 1)
  ) {
    this.work = work
    this.figures = table.figures
    this.whole = table.whole
    this.each = table.each
    this.from = table.take(count + 1)
  }

  /** Where the figures of a word begin, until those of another are asked for. */
  of(word: Spelling): number {
    const { each, from, whole } = this
    const { number, place } = word
    const at = (place === -1 ? wordPlaces : place) * each + from
    if (number === 0 || whole[at] !== number) {
      this.work(word, this.figures, at + 1)
      whole[at] = number
    }
    return at + 1
  }
}

/** Figures that are asked of every word that is read: near to others of that kind. */
export const figuresOfEveryWord = (
  count: number,
  work: (word: Spelling, figures: Float32Array, at: number) => void
): WordFigures => new WordFigures(count, work, sharedTable(count + 1))
