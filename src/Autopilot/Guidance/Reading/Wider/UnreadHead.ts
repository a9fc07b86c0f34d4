import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

/** `Booing at the players`: no kind of comments that Steward knows. */
const headed = /^\p{Ll}{4,} (?:at|against|towards?) \p{L}/u
const spoken = /(?<!\p{L})(?:about|mention\p{L}*|words?|talk\p{L}*|say\p{L}*|discuss\p{L}*)(?!\p{L})/iu

const ofHead =
  "it is not clear whether what it begins with is meant of each that it names; write a sentence for each, or put the words that such comments contain in quotes"

/** Why `booing at the players and the coach` does not hide whoever names the coach; null for anything else. */
export const whyUnreadHead = (rules: ReadonlyArray<Rule>, said: string): string | null => {
  const bare = rules.filter(({ effect, topics }) => effect === "hide" && topics.length === 0)
  const terms = bare.flatMap((rule) => rule.terms).filter((term) => !isToTheLetter(term, said))
  const head = terms.find((term) => headed.test(term))
  if (head === undefined || spoken.test(said)) return null
  const isBehind = (term: string) =>
    /^\p{Ll}/u.test(term) &&
    new RegExp(
      `(?<!\\p{L})(?:and|or|nor|,) (?:(?:the|our|my|their|his|her|any|other) )*${RegExp.escape(term)}(?!\\p{L})`,
      "iu"
    ).test(said)
  return terms.some((term) => term !== head && isBehind(term)) ? ofHead : null
}
