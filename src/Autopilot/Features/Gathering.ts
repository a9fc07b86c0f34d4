import type { Spelling } from "../Text/Word.ts"

/** Room for every feature of the longest text that is read. */
export const capacity = 1 << 16

/** Takes the features of a text, block by block, as hashes and as often as they occur. Made once and filled again. */
export abstract class Gathering {
  /** What was added since the last block ended. */
  readonly added: Int32Array = new Int32Array(capacity)
  count = 0

  add(hash: number): void {
    this.added[this.count++] = hash
  }

  /** Before the first block of a text. */
  abstract clear(): void

  /** Adds the runs of characters of some words. */
  abstract addRuns(words: ReadonlyArray<Spelling>): void

  /** Closes a block; what is added next belongs to the one after it. */
  abstract end(block: number): void
}
