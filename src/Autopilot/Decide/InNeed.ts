import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/**
 * Lets a person see a comment of somebody who may need help, which nothing else would show anybody: no area speaks of it.
 * Once a person has answered about the same text they have seen it.
 */
export const inNeed = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const isMood = decision.outcome === "hide" && decision.category === "negative"
  if (input.recall?.same === true || !(decision.outcome === "keep" || isMood)) return decision
  const need = input.evidence.find(({ says }) => says === "need")
  if (need === undefined) return decision
  const reason = Reason.needed(need.seen)
  return { ...decision, outcome: "ask", reason, category: null, score: null, leaning: "keep", leaningWhy: reason }
}
