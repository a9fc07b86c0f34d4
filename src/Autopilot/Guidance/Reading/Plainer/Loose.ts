import { isOfThing } from "../../Languages/EnglishThings.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"

/** They are of what is done or said of a thing, and no name of it. */
const ofTheOrder =
  /(?:^| )(?:gets?|getting|comes|straight|goes|being|needs?|immediately|instantly|tolerance|odd|already|ourselves|calling|slagging|flogging|posting)(?: |$)/iu
/** Those who write, and what they write. */
const ofWriters =
  /(?:^| )(?:fans?|patients?|parents?|customers?|supporters?|people|weirdos|recruiters|messages?|comments?|posts?|remarks?|ones|names)(?:['’]s?)?(?: |$)/iu
const many = 3

const termsOf = (rules: ReadonlyArray<Rule>): ReadonlyArray<string> =>
  rules
    .flatMap((rule): ReadonlyArray<RuleTarget> => [rule, ...rule.except])
    .flatMap(({ terms }) => terms)
    .filter((term) => !isOfThing(term) && !/["“”#@\d]/u.test(term))

const isQuoted = (term: string, sentence: string): boolean =>
  ['"', "“", "„", "«", "'", "‘"].some((sign) => sentence.includes(`${sign}${term}`))

/** Whether rules look for words of the sentence that hardly any comment has side by side. */
export const isLoose = (rules: ReadonlyArray<Rule>, sentence: string): boolean =>
  termsOf(rules).some(
    (term) =>
      !isQuoted(term, sentence) &&
      !/^\p{Lu}/u.test(term.replace(/^\S+ /u, "")) &&
      (ofTheOrder.test(term) || (term.includes(" ") && ofWriters.test(term)) || term.split(" ").length >= many)
  )

/** Whether they would act on some words of the sentence that are of no kind, and may stand for much else. */
export const isGuessed = (rules: ReadonlyArray<Rule>, sentence: string, fewer: boolean): boolean =>
  rules.some(
    ({ effect, terms, topics }) =>
      effect !== "keep" &&
      topics.length === 0 &&
      terms.some(
        (term) =>
          !isOfThing(term) &&
          (fewer || term.includes(" ")) &&
          !/\p{Lu}|["“”#@\d]/u.test(term) &&
          !isQuoted(term, sentence) &&
          !/^selling /u.test(term)
      )
  )

/** Whether they look for words that say what to do. */
export const isOfOrder = (rules: ReadonlyArray<Rule>, sentence: string): boolean =>
  termsOf(rules).some((term) => !isQuoted(term, sentence) && ofTheOrder.test(term))
