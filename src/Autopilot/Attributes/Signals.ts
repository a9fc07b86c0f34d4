import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { threatIn } from "../Classify/Lists/Threats.ts"
import { insultIn } from "../Classify/Rudeness/Insults.ts"
import type { TextReading } from "../Features/Reading.ts"

/** What the autopilot's judges say of a comment. */
export const signals = [
  "scams",
  "spam",
  "hate",
  "profanity",
  "negative",
  "swearing",
  "slur",
  "insult",
  "threat"
] as const
export type Signal = (typeof signals)[number]

export type AttributeSignals = Readonly<Record<Signal, number>>

const least = 0.01

/** Log odds of a score, which ends where nobody can be that sure. */
const odds = (score: number) => {
  const bounded = Math.min(Math.max(score, least), 1 - least)
  return Math.log(bounded / (1 - bounded))
}

/** Log odds for the areas; for words, insults and threats how plain they are, 0 to 1. */
export const signalsOf = (classifier: typeof Classifier.Service, reading: TextReading): AttributeSignals => {
  const { scores } = classifier.classify(reading)
  const weightOf = (list: string) =>
    reading.listed.reduce((most, { value }) => (value.list === list ? Math.max(most, value.weight) : most), 0)
  return {
    scams: odds(scores.scams),
    spam: odds(scores.spam),
    hate: odds(scores.hate),
    profanity: odds(scores.profanity),
    negative: odds(scores.negative),
    swearing: weightOf("profanity"),
    slur: weightOf("slur"),
    insult: insultIn(reading.text).score,
    threat: threatIn(reading.text)
  }
}
