import type { Rule } from "../../Policy.ts"
import { isClaimed, speaksOfAsking } from "../../Sayings/Claimed.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

const isQuestion = ({ terms, topics }: Rule["except"][number]): boolean =>
  terms.length === 0 && topics.join() === "question"

/** `Hide comments that say it is fake`: whoever asks whether it is says nothing of the kind. */
export const withoutAsking = (rules: ReadonlyArray<Rule>, source: string): ReadonlyArray<Rule> => {
  // `…, but leave up questions` keeps who asks
  const keepsAsking = rules.some((rule) => rule.effect === "keep" && isQuestion(rule))
  if (speaksOfAsking(source) && !keepsAsking) return rules
  return rules.map((rule) => {
    const { effect, except, terms, topics } = rule
    if (effect !== "hide" || topics.length > 0 || terms.length === 0 || except.some(isQuestion)) return rule
    if (terms.some((term) => isToTheLetter(term, source)) || !isClaimed(terms, source)) return rule
    return { ...rule, except: [...except, { topics: ["question"], terms: [] }] }
  })
}
