import type { Head } from "./Heads.ts"
import points from "./operating-points.json" with { type: "json" }

/** Probabilities from which a head has a comment looked at, and from which it has it hidden. */
export interface OperatingPoint {
  readonly ask: number
  readonly hide: number
}

/** Chosen in training on sources that the heads had not seen. */
export const operatingPoints: Readonly<Record<Head, OperatingPoint>> = points

/** Above where a head has comments hidden, for what is found without it. */
export const surely = ({ hide }: OperatingPoint): number => (1 + hide) / 2

export const halfway = ({ ask, hide }: OperatingPoint): number => (ask + hide) / 2

/** The probability of `junk` that 2 % of clean posts reach. */
export const cleanPosts: number = points.cleanPosts

/** A probability on another scale, where asking and hiding begin at other places; in between it is stretched. */
export const rescaled = (probability: number, from: OperatingPoint, to: OperatingPoint): number => {
  if (probability < from.ask) return (probability / from.ask) * to.ask
  if (probability >= from.hide) {
    return to.hide + (from.hide === 1 ? 0 : (probability - from.hide) / (1 - from.hide)) * (1 - to.hide)
  }
  return to.ask + ((probability - from.ask) / (from.hide - from.ask)) * (to.hide - to.ask)
}
