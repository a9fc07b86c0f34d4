import { defaultThresholds } from "../Learning/Trust.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/**
 * What answers may move about scams, whose authors can write comments to be answered about: that it asks, never that
 * what it would hide untaught is seen meanwhile.
 */
export const heldBack = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const score = input.scores.scams
  const isClear = input.protections.on.includes("scams") && score >= defaultThresholds.scams.hide
  if (decision.outcome === "hide" || !isClear) return decision
  const reason = Reason.askedForArea(input, "scams")
  return {
    ...decision,
    outcome: "ask",
    category: "scams",
    score,
    leaning: "hide",
    reason: Reason.heldBack(reason),
    leaningWhy: Reason.leaningForArea(input, "scams"),
    hides: true
  }
}
