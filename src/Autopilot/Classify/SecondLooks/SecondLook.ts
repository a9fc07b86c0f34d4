import type { Lexicon } from "../../Features/Lexicon.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import type { Classification } from "../Classification/Classifier.ts"

type Finding = "hate" | "profanity" | "negative"
export type Findings = Pick<Classification["scores"], Finding>

/** What is known when a comment is looked at again. */
export interface FirstLook {
  readonly lexicon: Lexicon
  readonly scores: Findings
}

/**
 * Some words are met more often where people are hurt than in peace. A second look judges the comment without them, or
 * with others instead, where these say nothing against anybody; what is not found again is taken away.
 */
export interface SecondLook {
  /** The comment otherwise; itself where that would be the same, null where the look is not for it. */
  readonly otherwise: (reading: TextReading, first: FirstLook) => TextReading | null
  /** What it may take away. */
  readonly takes: ReadonlyArray<Finding>
  /** Whether what is found again counts where it is more, too: it is what the first look was drowned by that is gone. */
  readonly finds?: true
  /** No more hate than this is left, whatever is found again. */
  readonly mostHate?: number
}

/** A comment as all looks that are for it see it together. */
export interface SeenAgain {
  readonly reading: TextReading
  readonly looks: ReadonlyArray<SecondLook>
}

/** One look after the other changes the comment, so that it is judged once; null where none is for it. */
export const seenAgain = (
  reading: TextReading,
  first: FirstLook,
  looks: ReadonlyArray<SecondLook>
): SeenAgain | null => {
  let other = reading
  const taken: Array<SecondLook> = []
  for (const look of looks) {
    const seen = look.otherwise(other, first)
    if (seen === null) continue
    taken.push(look)
    other = seen
  }
  return taken.length === 0 ? null : { reading: other, looks: taken }
}

/** Scores without what is not found again. */
export const takenAway = <A extends Findings>(
  scores: A,
  again: Findings,
  looks: ReadonlyArray<Pick<SecondLook, "takes" | "finds" | "mostHate">>
): A => {
  let left = scores
  for (const { finds, mostHate, takes } of looks) {
    for (const finding of takes) {
      left = { ...left, [finding]: finds ? again[finding] : Math.min(left[finding], again[finding]) }
    }
    if (mostHate !== undefined) left = { ...left, hate: Math.min(left.hate, mostHate) }
  }
  return left
}

/**
 * The comment with other words instead of some. Null where it does not hold them as they are written: what is not found so
 * would be looked for without end.
 */
export const inOtherWords = (
  { text: { written } }: TextReading,
  words: RegExp,
  instead: (word: string) => string
): TextReading | null => {
  const other = written.whole.replaceAll(words, (word) => instead(word))
  return other === written.whole ? null : read(other)
}
