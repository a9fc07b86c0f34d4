import type { AutopilotDecision } from "./Decision.ts"

/** A decision that needs nobody. */
export const finalDecision = (
  outcome: "hide" | "keep",
  reason: string,
  rest: Partial<Pick<AutopilotDecision, "category" | "score" | "ruleMatched">>
): AutopilotDecision => ({
  outcome,
  reason,
  category: rest.category ?? null,
  score: rest.score ?? null,
  leaning: outcome,
  leaningWhy: reason,
  hides: false,
  ruleMatched: rest.ruleMatched ?? null
})
