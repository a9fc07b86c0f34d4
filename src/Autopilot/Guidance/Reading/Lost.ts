import { stopWords } from "../../Text/StopWords.ts"
import { type Headed, isNegating } from "./Headings.ts"

/** What stands under a heading that is not understood may be meant the other way round, or for some comments only. */
export const lostUnder = (heading: string) =>
  `it stands under “${heading.replace(/:$/, "")}”, which Steward does not understand; write it as a sentence of its own`

export const unfinished = "its line ends before it says what is not to be done; write it in one line"

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

const refusing = /\b(?:not|never|nobody|no ?one|nowhere|without|neither|dont)\b|n['’]t\b/iu
const listed = (words: string) => words.trim().split(/\s+/)
const { en = "", ...others } = stopWords
const english = new Set(listed(en))
/** No sentence ends with them; beside those of English, what is everywhere in texts of other languages. */
const joining = new Set([
  ...listed(
    "the a an and or nor but of to at for with by from that which who if when unless except because so as is are was were be do does did " +
      "will would can could should must may might shall we you i they our your my their his its not never about any every no only"
  ),
  ...Object.values(others)
    .flatMap(listed)
    .filter((word) => !english.has(word))
])

const isUnfinished = (text: string): boolean => {
  const last = /[\p{L}\p{M}'’]+$/u.exec(text)?.[0].toLowerCase() ?? ""
  return text.endsWith(",") || /^(?:not|never|\p{L}+n['’]?t)$/u.test(last) || joining.has(last)
}

/** Whether the line ends within a sentence that goes on in the next, as in text of a letter that is broken into lines. */
export const isBroken = ({ listed, open, text }: Headed, next: Headed | undefined): boolean =>
  open &&
  !listed &&
  next !== undefined &&
  !next.listed &&
  !next.apart &&
  (isUnfinished(text) || (refusing.test(text) && /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(next.text)))

/** Whether it ends with a no, which the next line may be meant by: `Hide spam, and do not`. */
export const endsRefusing = (one: Headed, next: Headed | undefined): boolean =>
  isBroken(one, next) && /(?:\b(?:not|never|dont)|n['’]t)$/iu.test(one.text)

/** Whether what follows may be meant as this one says. */
export const isHeading = ({ listed, open, text }: Headed, next: Headed | undefined): boolean =>
  text.endsWith(":") || (open && isNegating(text)) || (next?.listed === true && !listed && (open || text.includes(":")))
