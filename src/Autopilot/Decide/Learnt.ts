import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { reachOf } from "../Learning/LearntWeights.ts"
import { certain, priorOf } from "../Learning/Odds.ts"
import type { AutopilotDecision, DecideInput } from "./Decision.ts"
import * as Reason from "./Reason.ts"

/** From here a scam is never kept for what was learnt: the words of a scam are chosen by its author. */
const clearScam = 0.6

/** As much as no fewer than some twenty answers add: with less, what nothing was found in is asked about first. */
const firm = 4.5

/**
 * More than two answers add together: with less, nothing that is hidden is shown, nor a scam or spam left up unasked, and
 * what is asked about is not hidden for words that it shares with another comment.
 */
const several = reachOf(2) + 0.001

/** Whether it takes several answers to speak for keeping: authors of scams and spam choose what theirs look like. */
const isStubborn = ({ category, outcome }: AutopilotDecision): boolean =>
  outcome === "hide" || (outcome === "ask" && (category === "scams" || category === "spam"))

const outcomeOf = (odds: number): AutopilotDecision["outcome"] =>
  odds >= certain ? "hide" : odds > -certain ? "ask" : "keep"

/** What speaks for the leaning: the answers where they speak for it, else what was found without them. */
const leaningWhy = (input: DecideInput, area: ProtectionKey, leaning: "hide" | "keep"): string => {
  const towardsHiding = input.residual.shift > 0
  if ((leaning === "hide") === towardsHiding) return Reason.learnt(input, false, towardsHiding)
  return leaning === "hide" ? Reason.leaningForArea(input, area) : Reason.nothingAgainst
}

/** What the switches alone decide, with what people's answers taught about comments of this kind. */
export const learnt = (input: DecideInput, alone: AutopilotDecision): AutopilotDecision => {
  const { shift } = input.residual
  if (shift === 0 || (shift < 0 && shift > -several && isStubborn(alone))) return alone
  const prior = priorOf(input.scores, input.protections.on, input.trust.thresholds)
  if (prior.area === null) return alone
  const found = outcomeOf(prior.odds + shift)
  const isScam = input.protections.on.includes("scams") && input.scores.scams >= clearScam
  const isRash = found === "hide" && alone.outcome !== "hide" && shift < (alone.outcome === "keep" ? firm : several)
  const outcome = isRash || (found === "keep" && isScam) ? "ask" : found
  if (outcome === alone.outcome) return alone
  const leaning = prior.odds + shift > 0 ? "hide" : "keep"
  const reason =
    outcome === "ask" && shift < 0
      ? Reason.keptBefore(input, prior.area)
      : Reason.learnt(input, outcome === "ask", shift > 0)
  return {
    outcome,
    reason,
    // what only the answers speak against belongs to no area
    category: outcome === "keep" ? null : (alone.category ?? (prior.odds > -certain ? prior.area : null)),
    score: outcome === "keep" ? null : alone.score,
    leaning: outcome === "ask" ? leaning : outcome,
    leaningWhy: leaningWhy(input, prior.area, leaning),
    hides: false,
    ruleMatched: null
  }
}
