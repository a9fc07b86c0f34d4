import { defaultThresholds, guarded } from "../Learning/Trust.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/** What answers may move about guarded areas: that it asks, never that what it would hide untaught is seen meanwhile. */
export const heldBack = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  if (decision.outcome === "hide") return decision
  const { protections, scores } = input
  const area = guarded.find((one) => protections.on.includes(one) && scores[one] >= defaultThresholds[one].hide)
  if (area === undefined) return decision
  return {
    ...decision,
    outcome: "ask",
    category: area,
    score: scores[area],
    leaning: "hide",
    reason: Reason.heldBack(Reason.askedForArea(input, area)),
    leaningWhy: Reason.leaningForArea(input, area),
    hides: true
  }
}
