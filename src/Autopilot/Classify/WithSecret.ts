import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints, surely } from "../Model/OperatingPoints.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { isLost, secretAsked } from "./Frauds/AskedSecret.ts"
import { unasked } from "./Lists/PhrasesAlone.ts"

/** Above where scams are hidden and where they are asked about. */
const fraudulent = surely(operatingPoints.scam)
const perhaps = 0.7

const offeringAtMost = (found: Classification, most: number): Classification => {
  const { scams, spam } = found.scores
  return { ...found, scores: { ...found.scores, scams: Math.min(scams, most), spam: Math.min(spam, most) } }
}

/** A classification of what promotes no more than so much, whatever it looks like. */
export const promotingAtMost = (found: Classification, most: number): Classification => ({
  ...found,
  scores: { ...found.scores, spam: Math.min(found.scores.spam, most) }
})

/** A classification of what neither sells nor lures, whatever it looks like. */
export const withoutOffer = (found: Classification): Classification => offeringAtMost(found, unasked)

/** The same of what may be a fraud and may be a customer: a person looks. */
export const askedOffer = (found: Classification): Classification => offeringAtMost(found, perhaps)

/** A classification, where readers are asked for what only they may know a scam. */
export const withSecret = (found: Classification, reading: TextReading): Classification => {
  const asked = secretAsked(reading.text)
  const { scams, spam } = found.scores
  if (asked === null) {
    return (scams < unasked && spam < unasked) || !isLost(reading) ? found : withoutOffer(found)
  }
  const score = asked.isSure ? fraudulent : perhaps
  if (scams >= score) return found
  return {
    ...found,
    scores: { ...found.scores, scams: score },
    evidence: [{ area: "scams", seen: asked.seen }, ...found.evidence.filter(({ area }) => area !== "scams")]
  }
}
