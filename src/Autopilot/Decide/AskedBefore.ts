import type { RuleStanding } from "../Guidance/Standing.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/** While somebody is asked nobody is to read what harms whoever reads it. */
const isHarmful = ({ category }: AutopilotDecision): boolean =>
  category === "scams" || category === "spam" || category === "hate"

/**
 * What would be hidden is asked about where guidance hides nothing of the kind unasked. It stays up meanwhile, unless it
 * looks like a scam, spam or hate: that stays hidden until somebody answers.
 */
export const askedBefore = (
  { recall }: Pick<DecideInput, "recall">,
  standing: RuleStanding,
  decision: AutopilotDecision
): AutopilotDecision => {
  const rule = decision.outcome === "hide" ? standing.holds(decision.category) : null
  // the very same text was asked about, and answered
  if (rule === null || (recall?.same === true && recall.verdict === "hide")) return decision
  const hides = isHarmful(decision)
  const reason = Reason.askedBefore(decision, rule)
  return {
    ...decision,
    outcome: "ask",
    reason: hides ? Reason.heldBack(reason) : reason,
    leaning: "hide",
    leaningWhy: decision.reason,
    hides,
    ruleMatched: rule
  }
}
