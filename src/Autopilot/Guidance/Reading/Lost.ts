import { type Headed, isNegating } from "./Headings.ts"

/** What stands under a heading that is not understood may be meant the other way round, or for some comments only. */
export const lostUnder = (heading: string) =>
  `it stands under “${heading.replace(/:$/, "")}”, which Steward does not understand; write it as a sentence of its own`

/** A heading that is not understood, with the line that follows it. */
export interface Lost {
  readonly heading: Headed
  readonly first: Headed | undefined
}

/**
 * What is under a heading: the list that follows, and behind a colon each line up to an empty one; up to the next heading
 * where an empty line follows the heading as well.
 */
export const isUnder = ({ first, heading }: Lost, sentence: Headed): boolean => {
  if (sentence.listed || sentence === first) return true
  if (!heading.text.endsWith(":") || sentence.text.endsWith(":")) return false
  return !sentence.apart || (first?.apart === true && !first.listed)
}

/** Whether what follows may be meant as this one says. */
export const isHeading = ({ listed, open, text }: Headed, next: Headed | undefined): boolean =>
  text.endsWith(":") || (open && isNegating(text)) || (next?.listed === true && !listed && (open || text.includes(":")))
