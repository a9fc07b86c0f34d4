import type { Countable, Measure } from "../../Measures/Measure.ts"

type Bounds = Pick<Measure, "least" | "most">

/** How many are `many`, where guidance names no number. */
const many: Readonly<Partial<Record<Countable, number>>> = { links: 3, hashtags: 5, tags: 3, emoji: 5, marks: 4 }

/** A comment that has nothing besides. */
export const nothingBut = (of: Countable): Measure => ({ of, least: 1, most: null, alone: true })

/** Neither words nor letters: what it has is a picture, or signs. */
export const withoutWords: Measure = { of: "words", least: 0, most: 0, alone: false }

/** Nothing but these comes in one number and no other. */
const isText = (of: Countable): boolean => of === "words" || of === "characters"

/** So many of something; null where that says nothing that is counted. */
export const bounded = (of: Countable, { least, most }: Bounds): Measure | null => {
  if (isText(of)) return (most ?? 0) < 0 ? null : { of, least, most, alone: false }
  // of an image it is known that there is one; `fewer than three links` speaks of comments that have some; `with one link`
  // hardly of none with two
  if ((of === "images" && least > 1) || most === 0 || (most === 1 && least === 1)) return null
  return { of, least: Math.max(1, least), most, alone: false }
}

/** `With two links` names no bound. */
export const isOfOneNumber = ({ alone, least, most, of }: Measure): boolean => !alone && !isText(of) && least === most

/** Why comments are not kept by one number. */
export const whyOfOneNumber =
  "it says a number, but not whether more are meant as well; write for example “more than two links” or “at least two links”"

/** At least `figure`, or where none is given as many as are `many`; null where nobody counts them. */
export const manyOf = (of: Countable, figure: number | undefined = many[of]): Measure | null =>
  figure === undefined ? null : { of, least: figure, most: null, alone: false }
