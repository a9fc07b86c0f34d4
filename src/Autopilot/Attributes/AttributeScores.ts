import { type Attribute, attributes } from "#schema/perspective/Attribute.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { read } from "../Features/Reading.ts"
import { readableParts, type Span } from "./Sentences.ts"
import { signalsOf } from "./Signals.ts"
import { weighed, weighings } from "./Weighing.ts"

/** Probabilities, 0 to 1 each. */
export type AttributeScores = Readonly<Record<Attribute, number>>

const scored = (value: (attribute: Attribute) => number): AttributeScores => ({
  TOXICITY: value("TOXICITY"),
  SEVERE_TOXICITY: value("SEVERE_TOXICITY"),
  IDENTITY_ATTACK: value("IDENTITY_ATTACK"),
  INSULT: value("INSULT"),
  PROFANITY: value("PROFANITY"),
  THREAT: value("THREAT"),
  SPAM: value("SPAM")
})

/** What the classifier says of a text: of a long one, the most that it says of a part. */
export const attributeScores = (classifier: typeof Classifier.Service, text: string): AttributeScores => {
  const parts = readableParts(text).map(({ begin, end }: Span) => signalsOf(classifier, read(text.slice(begin, end))))
  return scored((attribute) => Math.max(...parts.map((signals) => weighed(weighings[attribute], signals))))
}

/** Whether a name is one that there are scores for. */
export const isAttribute = (name: string): name is Attribute => attributes.some((attribute) => attribute === name)
