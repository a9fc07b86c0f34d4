import { type OperatingPoint, rescaled } from "../../Model/OperatingPoints.ts"

/** Where the weights of curated phrases have a person look, and where they would hide if they were enough for that. */
export const phrases = {
  scams: { ask: 0.2, hide: 0.6 },
  spam: { ask: 0.6, hide: 0.9 },
  hate: { ask: 0.55, hide: 0.8 }
} as const
const justBelow = 0.01

/** A score that nobody is asked about, in any area. */
export const unasked = 0.45

export const round = (score: number): number => Math.round(Math.min(score, 0.99) * 1000) / 1000

/** What listed phrases say by themselves, on the scale of the model: never enough to hide. */
export const alone = (weight: number, scale: OperatingPoint, point: OperatingPoint): number =>
  Math.min(rescaled(weight, scale, point), point.hide - justBelow)
