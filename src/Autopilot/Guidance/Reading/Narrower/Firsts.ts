import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

const said =
  /\b(?:writ|post|comment|say|typ|put)(?:es|s|ing|e)? (?:just |only )?first\b,? (?:(?:or|and) )?(?:second|2nd|third|3rd)\b/iu
const place = /^(?:first|1st|second|2nd|third|3rd)(?: (?:video|post|comment)s?)?$/iu

/** `Anyone writing first, second, third`: who came second somewhere writes none of it. */
export const ofFirsts = (rules: ReadonlyArray<Rule>, sentence: string): ReadonlyArray<Rule> => {
  if (!said.test(sentence)) return rules
  let isTold = false
  return rules.flatMap((rule) => {
    const { terms, topics } = rule
    const isOfPlaces =
      topics.length === 0 &&
      terms.length > 0 &&
      terms.every((term) => place.test(term) && !isToTheLetter(term, sentence))
    if (!isOfPlaces) return [rule]
    if (isTold) return []
    isTold = true
    return [{ ...rule, topics: ["early"], terms: [] }]
  })
}
