import { distance } from "fastest-levenshtein"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

/** Letters of a word from which on one, and two, may be typed otherwise. */
const slips: ReadonlyArray<readonly [length: number, letters: number]> = [
  [8, 2],
  [5, 1]
]

const slipsIn = ({ text }: Word): number => slips.find(([length]) => text.length >= length)?.[1] ?? 0

const isSaid = ({ kind }: Word): boolean => kind === "word" || kind === "hashtag"

/** Words of a text that the other has not, not even mistyped. */
const saysMore = (text: NormalisedText, other: NormalisedText): boolean => {
  const known = new Set(other.words.flatMap(({ forms }) => forms))
  const left = other.words.filter(isSaid)
  return text.words.some(
    (word) =>
      isSaid(word) &&
      !word.forms.some((form) => known.has(form)) &&
      !left.some((like) => distance(word.text, like.text) <= Math.min(slipsIn(word), slipsIn(like)))
  )
}

/** Whether one of two texts has a word that the other has not: `not`, for one, turns everything round. */
export const wordedOtherwise = (text: NormalisedText, other: NormalisedText): boolean =>
  saysMore(text, other) || saysMore(other, text)
