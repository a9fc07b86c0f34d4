import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { unasked } from "./Lists/PhrasesAlone.ts"
import { asked } from "./PartScores.ts"

/**
 * Below so much of each in any two sentences together a comment is neither, below so much of the one a person judges; of
 * many sentences it takes as much as is asked about by itself.
 */
const ofFew = { scams: 0.3, spam: 0.6, doubted: 0.45 } as const
const ofMany = { scams: operatingPoints.scam.ask, spam: operatingPoints.spam.ask, doubted: operatingPoints.scam.hide }
const many = 6
/** What is shorter is one thing that is said, however it is cut. */
const fewestCharacters = 60

/** How much of each is in its sentences, at the most. */
export type Sold = Readonly<Record<"scams" | "spam", number>>

/** The whole, but that several sentences of which no two look like a fraud or promotion are none. */
export const weakened = (whole: Classification, most: Sold, sentences: number): Classification => {
  const least = sentences > many ? ofMany : ofFew
  const { scams, spam } = whole.scores
  const suspected = most.scams < least.doubted ? Math.min(scams, asked.scams) : scams
  const sold = {
    scams: most.scams < least.scams ? Math.min(scams, unasked) : suspected,
    spam: most.spam < least.spam ? Math.min(spam, unasked) : spam
  }
  return { ...whole, scores: { ...whole.scores, ...sold } }
}

/** Whether a comment looks like a fraud or promotion, and names no way to it. */
export const isDoubtful = ({ contact, links, text }: TextReading, { scores }: Classification): boolean =>
  (scores.scams >= operatingPoints.scam.ask || scores.spam >= operatingPoints.spam.ask) &&
  contact.score === 0 &&
  text.written.length >= fewestCharacters &&
  links.score === 0
