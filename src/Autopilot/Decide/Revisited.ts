import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/**
 * What was decided because of answers that are gone stands where it would be decided the same without them. Else a person
 * is asked, and the comment stays as it is until then: nothing is shown that may be bad, nor hidden that people see.
 */
export const revisited = ({ followed }: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  if (followed === undefined || decision.outcome === followed.outcome) return decision
  const reason = Reason.revisited(followed)
  const isOpen = decision.outcome === "ask"
  return {
    ...decision,
    outcome: "ask",
    reason: isOpen ? `${reason} ${decision.reason}` : reason,
    hides: followed.outcome === "hide"
  }
}
