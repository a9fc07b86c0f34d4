import { type Fingerprint, fingerprintOf, similarity } from "../Likeness/Fingerprint.ts"
import { likeness } from "../Likeness/Memory.ts"

/** A text by which others are known that are like it. */
export interface Likened {
  readonly fingerprint: Fingerprint
}

export const likened = (text: string): Likened => ({ fingerprint: fingerprintOf(text) })

/** Comments without a word, a picture alone for instance, have nothing in common. */
const wordless = fingerprintOf("")

/** Whether two texts are as alike as it takes for an answer to one to count for the other. */
export const areAlike = (one: Likened, other: Likened): boolean =>
  similarity(one.fingerprint, wordless) < 1 && similarity(one.fingerprint, other.fingerprint) >= likeness
