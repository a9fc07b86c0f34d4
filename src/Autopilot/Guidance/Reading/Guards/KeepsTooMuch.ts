import { alsoInsults, isInsulting } from "../Words/KeptInsults.ts"
import type { ReadSentence } from "../Words/ReadSentence.ts"

const aimed =
  /\b(?:insult(?:s|ing)?|abuse|attacks?|threats?|swear(?:ing)?|rudeness|mockery|hate) [^,.;:–]{0,24}?\b(?:against|towards?|at)\b/iu
const swornAt = /\b(?:swear(?:s|ing)?|curs(?:es?|ing)) (?:against|towards?|at)\b/iu
/** A rule that keeps what is said against the brand would keep what is said against anybody. */
export const keepsTooMuch = ({ rules }: ReadSentence, sentence: string): boolean =>
  ((aimed.test(sentence) || alsoInsults.test(sentence)) &&
    rules.some((rule) => rule.effect === "keep" && isInsulting(rule))) ||
  (swornAt.test(sentence) &&
    rules.some(({ effect, terms, topics }) => effect === "keep" && terms.length === 0 && topics.includes("profanity")))
