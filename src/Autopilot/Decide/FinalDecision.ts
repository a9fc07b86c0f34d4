import type { Decision } from "./Decision.ts"

/** A decision that needs nobody. */
export const finalDecision = (
  outcome: "hide" | "keep",
  reason: string,
  rest: Partial<Pick<Decision, "category" | "score" | "ruleMatched">>
): Decision => ({
  outcome,
  reason,
  category: rest.category ?? null,
  score: rest.score ?? null,
  leaning: outcome,
  leaningWhy: reason,
  hides: false,
  ruleMatched: rest.ruleMatched ?? null
})
