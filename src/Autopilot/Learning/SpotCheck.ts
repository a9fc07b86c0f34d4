import type { DecideInput, Decision } from "../Decision.ts"
import { bucketOf, hashOf } from "../Features/Hash.ts"
import * as Reason from "../Reason.ts"
import { certain, priorOf } from "./Odds.ts"

/** One in so many decisions that would be made alone is put to a person all the same. */
const every = 20
const bits = 16
/** Log odds from which nobody is bothered: what is as clear as this is not left up for the sake of a check. */
const clear = certain + 1.6

/** Whether a text is one of those that are checked: the same text always, or never. */
export const isDrawn = (canonical: string): boolean => bucketOf(hashOf(canonical), bits) % every === 0

/**
 * Lets a person check a decision to hide that the autopilot would have made alone, so that agreement is measured on
 * what it decides and not only on what it asks.
 */
export const spotChecked = (input: DecideInput, decision: Decision): Decision => {
  const { outcome, category } = decision
  if (!input.drawn || outcome !== "hide" || category === null) return decision
  if (input.recall !== null || decision.ruleMatched !== null) return decision
  const { odds } = priorOf(input.scores, [category], input.trust.thresholds)
  if (odds + input.residual.shift >= clear) return decision
  const reason = Reason.spotChecked(decision.reason)
  return { ...decision, outcome: "ask", reason }
}
