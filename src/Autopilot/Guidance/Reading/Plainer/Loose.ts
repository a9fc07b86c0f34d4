import { languageNamed } from "../../../Language/Names.ts"
import { isOfThing } from "../../Languages/EnglishThings.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { person, persons } from "../Words/Persons.ts"

/** They are of what is done or said of a thing, and no name of it. */
const ofTheOrder =
  /(?:^| )(?:gets?|getting|comes?|straight|goes|being|needs?|immediately|instantly|tolerance|odd|already|ourselves|calling|slagging|flogging|posting)(?: |$)/iu
/** Those who write, and what they write. */
const ofWriters =
  /(?:^| )(?:fans?|patients?|parents?|customers?|supporters?|people|weirdos|recruiters|messages?|comments?|posts?|remarks?|ones|names)(?:['’]s?)?(?: |$)/iu
const many = 3
const inLanguage = /^\p{Lu}\p{Ll}+ (?:adverts?|ads|spam|scams?|posts|messages|reviews|links)$/u
/** How something is said, which no comment says of itself. */
const ofManner =
  /(?:^| )(?:tough|awkward|angry|rude|nasty|sleazy|creepy|honest|genuine|polite|silly|lovely|cheap|fair|harsh|unhappy|cheeky|normal|thanking)(?: |$)/iu

const termsOf = (rules: ReadonlyArray<Rule>): ReadonlyArray<string> =>
  rules
    .flatMap((rule): ReadonlyArray<RuleTarget> => [rule, ...rule.except])
    .flatMap(({ terms }) => terms)
    .filter((term) => !isOfThing(term) && !/["“”#@\d]/u.test(term))

const isQuoted = (term: string, sentence: string): boolean =>
  ['"', "“", "„", "«", "'", "‘"].some((sign) => sentence.includes(`${sign}${term}`))

const somebody = new RegExp(`^${person}`, "iu")
const anybody = new RegExp(`^${persons}$`, "iu")
const ofPersons: ReadonlySet<Topic> = new Set(["insult", "threat", "hate", "profanity", "sexual", "bodies"])
/** `Rude remarks about nurses` do not say who they are about. */
const isOfWhom = ({ effect, terms, topics }: Rule): boolean =>
  effect !== "keep" &&
  topics.some((one) => ofPersons.has(one)) &&
  terms.length > 0 &&
  terms.every((term) => somebody.test(term) || anybody.test(term))

/** Whether rules look for words of the sentence that hardly any comment has side by side. */
export const isLoose = (rules: ReadonlyArray<Rule>, sentence: string): boolean =>
  rules.some(isOfWhom) ||
  termsOf(rules).some(
    (term) => inLanguage.test(term) && languageNamed(term.split(" ")[0]?.toLowerCase() ?? "") !== null
  ) ||
  rules.some(({ terms }) => terms.some((term) => /^(?:anyone|anybody|someone|somebody|people)$/iu.test(term))) ||
  termsOf(rules).some(
    (term) =>
      !isQuoted(term, sentence) &&
      !/^\p{Lu}/u.test(term.replace(/^\S+ /u, "")) &&
      (ofTheOrder.test(term) ||
        (term.includes(" ") && (ofWriters.test(term) || ofManner.test(term))) ||
        term.split(" ").length >= many)
  )

/** Whether they would act on some words of the sentence that are of no kind, and may stand for much else. */
export const isGuessed = (rules: ReadonlyArray<Rule>, sentence: string, fewer: boolean): boolean =>
  rules.some(
    ({ effect, terms, topics }) =>
      topics.length === 0 &&
      terms.some(
        (term) =>
          !isOfThing(term) &&
          (effect === "keep" ? fewer && !term.includes(" ") : fewer || term.includes(" ")) &&
          !/\p{Lu}|["“”#@\d]/u.test(term) &&
          !isQuoted(term, sentence) &&
          !/^selling /u.test(term)
      )
  )

/** Whether they look for words that say what to do. */
export const isOfOrder = (rules: ReadonlyArray<Rule>, sentence: string): boolean =>
  termsOf(rules).some(
    (term) => !isQuoted(term, sentence) && (ofTheOrder.test(term) || /^comments? | comments?$/iu.test(term))
  )
