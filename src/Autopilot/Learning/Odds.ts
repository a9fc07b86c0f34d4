import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Scores } from "#schema/resources/Comment.ts"
import type { Threshold, Thresholds } from "./Trust.ts"

/** Log odds from which a comment is hidden, and above minus which it is asked about: 80 and 20 in a hundred. */
export const certain = Math.log(4)
const most = 4

const between = (share: number, from: number, to: number) => from + (to - from) * Math.max(0, Math.min(1, share))

/** A score of an area as log odds of hiding: its thresholds are where asking and hiding begin. */
export const oddsOf = (score: number, { ask, hide }: Threshold): number => {
  // an area that does not ask has one threshold, where hiding begins
  const low = ask === hide ? certain : -certain
  if (score >= hide) return between(hide === 1 ? 1 : (score - hide) / (1 - hide), certain, most)
  if (score >= ask) return between((score - ask) / (hide - ask), low, certain)
  // as much below asking as there is room for
  return between(ask === 0 ? 0 : score / ask, -most, Math.min(low, -certain)) - (score < ask ? Number.EPSILON : 0)
}

export interface Prior {
  readonly odds: number
  /** The area that alarms the most; null with every protection off. */
  readonly area: ProtectionKey | null
}

/** The log odds of hiding by the areas that are on, graver areas first among equals. */
export const priorOf = (scores: Scores, on: ReadonlyArray<ProtectionKey>, thresholds: Thresholds): Prior => {
  let highest = -most
  let alarmed: ProtectionKey | null = null
  for (const area of on) {
    const odds = oddsOf(scores[area], thresholds[area])
    if (alarmed !== null && odds <= highest) continue
    highest = odds
    alarmed = area
  }
  return { odds: highest, area: alarmed }
}
