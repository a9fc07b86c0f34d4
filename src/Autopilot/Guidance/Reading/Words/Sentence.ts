/** A sentence, and whether it is one of a list: behind a bullet, a number or `;`. */
export interface Sentence {
  readonly text: string
  readonly listed: boolean
  /** Whether an empty line stands before it. */
  readonly apart: boolean
  /** Whether its line ends with it, and without a mark that ends a sentence. */
  readonly open: boolean
}
