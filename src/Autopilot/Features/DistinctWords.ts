import type { NormalisedText } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"

/** More than twice as many as a text has words. */
const most = 1 << 14
const fewest = 1 << 5

/** The words of a text but for handles, each once. Made once and filled again for each text. */
class DistinctWords {
  private readonly words: Array<Spelling> = []
  /** The turn in which each place was last taken, and the hash that took it. */
  private readonly places = new Int32Array(2 * most)
  private turn = 0
  private text: NormalisedText | null = null

  of(text: NormalisedText): ReadonlyArray<Spelling> {
    if (this.text !== text) this.fill(text)
    return this.words
  }

  private fill(text: NormalisedText): void {
    const { words } = text
    this.text = text
    this.turn = (this.turn + 1) | 0
    this.words.length = 0
    // no more places than it takes, so that those of a short text lie next to each other
    let size = fewest
    while (size < 2 * words.length) size *= 2
    const mask = 2 * Math.min(size, most) - 1
    for (const word of words) {
      if (word.kind !== "handle" && this.isNew(word.hash, mask)) this.words.push(word.spelling)
    }
  }

  private isNew(hash: number, mask: number): boolean {
    const { places, turn } = this
    for (let at = (hash << 1) & mask; ; at = (at + 2) & mask) {
      if (places[at] !== turn) {
        places[at] = turn
        places[at + 1] = hash
        return true
      }
      if (places[at + 1] === hash) return false
    }
  }
}

const distinct = new DistinctWords()

/** The words of a text but for handles, each once, until those of another are asked for. */
export const distinctWords = (text: NormalisedText): ReadonlyArray<Spelling> => distinct.of(text)
