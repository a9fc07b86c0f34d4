import { believedFrom, fromIn } from "../Learning/Belief.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"

const longestWhy = 160

/**
 * Whether a decision asks because of what an area scored, and of nothing else: a rule of the guidance, or an answer
 * of a person to a like comment, that puts a comment before a person is not outvoted by a model.
 */
export const isOpen = (
  input: Pick<DecideInput, "recall">,
  { category, outcome, ruleMatched }: AutopilotDecision
): boolean => outcome === "ask" && category !== null && input.recall === null && ruleMatched === null

/**
 * A decision with a second opinion. It may hide what is open, in the area that the question is about, from the
 * confidence on that people's answers to its like have earned it. It never keeps:
 * the author of a comment writes what the model reads, and must not be able to talk it up. That it would keep it is
 * told to the person who is asked.
 */
export const considered = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const { opinion } = input
  if (opinion === null || decision.category === null || !isOpen(input, decision)) return decision
  const from = fromIn(input.belief, decision.category)
  const why = `A second opinion: ${Array.from(opinion.why.trim())
    .slice(0, longestWhy)
    .join("")
    .replace(/[.\s]+$/, "")}.`
  if (opinion.leaning === "hide" && opinion.area === decision.category) {
    if (from === null || opinion.confidence < from) return decision
    const reason = `${decision.reason} ${why}`
    return { ...decision, outcome: "hide", leaning: "hide", reason, leaningWhy: reason }
  }
  return opinion.leaning === "keep" && opinion.confidence >= believedFrom
    ? { ...decision, leaning: "keep", leaningWhy: why }
    : decision
}
