import { addressees, copulas, frame, modals, negations, others, quantifiers, reporting, speakers } from "./Grammar.ts"
import { dehumanising, insults, slander, violence } from "./Hostility.ts"
import { identities, outsiders } from "./Identities.ts"
import { money, promotion, purchases } from "./Trade.ts"

/** What kinds of word there are, the most telling first: a word of several kinds stands for the first. */
export const wordClasses = [
  "slur",
  "profane",
  "identity",
  "violence",
  "dehumanising",
  "slander",
  "insult",
  "negation",
  "addressee",
  "outsider",
  "speaker",
  "other",
  "modal",
  "quantifier",
  "copula",
  "reporting",
  "money",
  "promotion",
  "purchase",
  "pleasant",
  "unpleasant",
  "frame"
] as const
export type WordClass = (typeof wordClasses)[number]

const words = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter((word) => word !== "")

/** Curated words by class. Slurs, swear words and the tone of words come from lists of their own. */
export const classedWords: ReadonlyArray<readonly [wordClass: WordClass, words: ReadonlyArray<string>]> = [
  ["identity", words(identities)],
  ["violence", words(violence)],
  ["dehumanising", words(dehumanising)],
  ["slander", words(slander)],
  ["insult", words(insults)],
  ["negation", words(negations)],
  ["addressee", words(addressees)],
  ["outsider", words(outsiders)],
  ["speaker", words(speakers)],
  ["other", words(others)],
  ["modal", words(modals)],
  ["quantifier", words(quantifiers)],
  ["copula", words(copulas)],
  ["reporting", words(reporting)],
  ["money", words(money)],
  ["promotion", words(promotion)],
  ["purchase", words(purchases)],
  ["frame", words(frame)]
]
