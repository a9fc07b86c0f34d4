import { defaultThresholds, guarded, plainFrom } from "../Learning/Trust.ts"
import { type AutopilotDecision, type DecideInput, leaningTo } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/** Whether a comment is suspected of harming whoever reads it, whatever else it is found to be. */
const mayBeHarmful = ({ protections, scores }: DecideInput): boolean =>
  guarded.some((area) => protections.on.includes(area) && scores[area] >= defaultThresholds[area].ask)

/**
 * Where people's answers made an area careful, what is plainest is asked about, and seen by nobody meanwhile; so is
 * whatever it would hide untaught that may be a scam or hate as well.
 */
const stillPlain = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const { protections, scores, trust } = input
  if (decision.outcome !== "ask" || decision.category === null || decision.leaning !== "hide") return decision
  const mayHarm = mayBeHarmful(input)
  const isPlain = trust.asksMoreAbout.some(
    (area) =>
      protections.on.includes(area) && scores[area] >= (mayHarm ? defaultThresholds[area].hide : plainFrom(area))
  )
  return isPlain ? { ...decision, reason: Reason.heldBack(decision.reason), hides: true } : decision
}

/** Whoever is threatened is to hear of it, and nobody else is to read it meanwhile. What people kept the like of they may read. */
const threatened = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  const { category, leaning, outcome } = decision
  const isPlain = outcome === "ask" && category === "hate" && input.evidence.some(({ says }) => says === "plainThreat")
  return isPlain && leaning !== "keep"
    ? {
        ...decision,
        reason: Reason.threatened(input),
        ...leaningTo("hide", Reason.leaningForArea(input, "hate")),
        hides: true
      }
    : decision
}

/** What answers may move about guarded areas: that it asks, never that what it would hide untaught is seen meanwhile. */
export const heldBack = (input: DecideInput, decision: AutopilotDecision): AutopilotDecision => {
  if (decision.outcome === "hide") return decision
  const { protections, scores } = input
  const area = guarded.find((one) => protections.on.includes(one) && scores[one] >= defaultThresholds[one].hide)
  if (area === undefined) return threatened(input, stillPlain(input, decision))
  return {
    ...decision,
    outcome: "ask",
    category: area,
    score: scores[area],
    reason: Reason.heldBack(Reason.askedForArea(input, area)),
    ...leaningTo("hide", Reason.leaningForArea(input, area)),
    hides: true
  }
}
