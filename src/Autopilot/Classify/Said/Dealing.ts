import type { TextReading } from "../../Features/Reading.ts"
import { halfway, type OperatingPoint, operatingPoints, surely } from "../../Model/OperatingPoints.ts"
import type { Judged } from "../Classification/Classifier.ts"
import { isAsked, names } from "../Sayings/Reachable.ts"
import type { Sayings } from "../Sayings/Sayings.ts"
import { quoted, unasked } from "./Quoted.ts"

/** Hides: just above the operating point of spam. */
const promoted = surely(operatingPoints.spam)
/** Asks: halfway between the operating points of spam. */
const offered = halfway(operatingPoints.spam)
/** Asks and hides, of scams. */
const lured = 0.7
const fraudulent = surely(operatingPoints.scam)
const seenByModel = 0.3

/** As much as a warning may be suspected at the most: what looks plainly like a fraud, or names a way to it, a person sees. */
const suspected = (score: number, { ask, hide }: OperatingPoint, names: boolean): number =>
  score < ask ? score : names || score >= hide ? ask : unasked

/** Asks; and hides where the model sees some of it as well. */
export const luring = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const kind = said.has("frauds") && names(reading) ? "frauds" : "lures"
  if (!said.has(kind)) return { evidence, scores }
  const score = kind === "frauds" && scores.scams >= seenByModel ? fraudulent : lured
  return {
    scores: { ...scores, scams: Math.max(scores.scams, score) },
    evidence: [quoted(said, kind, "scams"), ...evidence]
  }
}

/** Whoever warns of frauds names them without being one. */
export const warning = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const isOpen = names(reading)
  if (said.has("warnings") && !said.has("dressed")) {
    const scams = suspected(scores.scams, operatingPoints.scam, isOpen)
    return {
      evidence: [...evidence, quoted(said, "warnings", "negative", "warning")],
      scores: { ...scores, scams, spam: suspected(scores.spam, operatingPoints.spam, isOpen) }
    }
  }
  return said.has("served") && !isOpen
    ? { evidence, scores: { ...scores, spam: Math.min(scores.spam, unasked) } }
    : { evidence, scores }
}

/** Hides where it plainly sells; asks where it offers. */
export const promoting = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const kind = said.has("spam") ? "spam" : "offers"
  if (!said.has(kind) || (kind === "offers" && isAsked(reading))) return { evidence, scores }
  return {
    scores: { ...scores, spam: Math.max(scores.spam, kind === "spam" ? promoted : offered) },
    evidence: [quoted(said, kind, "spam"), ...evidence]
  }
}
