import type { Rule } from "../Policy.ts"
import { inAnotherLanguage } from "./Foreign/InAnyLanguage.ts"
import { whyInItsLanguage } from "./Foreign/Unread.ts"
import { inEnglish } from "./InEnglish.ts"
import { readMeasuredElsewhere } from "./Measured/ReadElsewhere.ts"
import { letsSwearElsewhere, withSwearing } from "./Only/EvenSwearing.ts"
import { saidOfThings } from "./Only/SaidOfThings.ts"
import { isEnglish } from "./Speech/English.ts"
import { hidesSwitchedOff } from "./Switched/Elsewhere.ts"
import { better, whyNot } from "./Unread.ts"
import { isForATimeInAnyLanguage } from "./Words/ForeignTimes.ts"
import { untimed } from "./Words/Times.ts"

export type Foreign = NonNullable<ReturnType<typeof inAnotherLanguage>>

const ofSwearing =
  "it is not clear whether swearing is to be hidden as well; write a sentence for each thing that is to be hidden"

/** What is said of something of a brand's, where the words for it are of no list. */
const ofThings = (asked: string, sentence: string): Foreign | null => {
  const said = saidOfThings(asked)
  return said === asked ? null : inAnotherLanguage(said, sentence)
}

const refused =
  /^no (?:más |mas )?(?<what>[\p{L}\p{M}]+(?: (?:de|ni|y|o) [\p{L}\p{M}]+){0,3})(?:,? por fa\p{L}*)?[.!]*$/iu

const isOfKinds = (rules: ReadonlyArray<Rule>): boolean =>
  rules.length > 0 && rules.every(({ terms, topics }) => topics.length > 0 && terms.length === 0)

/** `No groserías` is Spanish and no order in its grammar: where its words are kinds of comments, none of them is wanted. */
const noneInSpanish = (asked: string, sentence: string): Foreign | null => {
  const what = refused.exec(asked)?.groups?.["what"]
  if (what === undefined) return null
  const english = inEnglish(asked, sentence)
  if (english._tag === "read" && isOfKinds(english.value.rules)) return null
  const none = inAnotherLanguage(`nada de ${what}`, sentence)
  return none !== null && none.problem === null && isOfKinds(none.rules) ? none : null
}

/** `Remove body shaming` is Portuguese as well: what English reads, and another language only by words of its own, is English. */
export const inOther = (asked: string, sentence: string): Foreign | null => {
  if (isEnglish(sentence) && whyNot(asked) !== null) return null
  const measured = readMeasuredElsewhere(asked, (said) => inAnotherLanguage(said, sentence))
  if (measured !== undefined) return measured
  const foreign = noneInSpanish(asked, sentence) ?? inAnotherLanguage(asked, sentence) ?? ofThings(asked, sentence)
  if (foreign !== null && hidesSwitchedOff(sentence, foreign.rules)) return null
  const written = sentence.toLowerCase()
  const stands = foreign?.rules.every(({ terms }) => terms.every((term) => written.includes(term.toLowerCase())))
  if (foreign === null || (stands === false && inEnglish(asked, sentence)._tag === "read")) return null
  const isOfNone = foreign.rules.length > 0 && foreign.rules.every(({ effect }) => effect !== "keep")
  const problem = isOfNone && letsSwearElsewhere(sentence) ? ofSwearing : foreign.problem
  return { ...foreign, rules: withSwearing(foreign.rules, sentence), problem }
}

/** Why a sentence in any language is not read. */
export const whyOf = (sentence: string, why: string): string =>
  isForATimeInAnyLanguage(sentence)
    ? untimed
    : ((isEnglish(sentence) ? null : whyInItsLanguage(sentence)) ?? better(sentence, why))
