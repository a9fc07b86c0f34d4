import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import type { Classification } from "./Classification/Classifier.ts"
import type { ListScores } from "./Lists/ListScores.ts"
import { alone, phrases } from "./Lists/PhrasesAlone.ts"
import { foreignSwearing } from "./Rudeness/Swearing.ts"

type Scores = Pick<Classification["scores"], "scams" | "spam" | "hate" | "profanity">

/** By lists alone, in a language that nothing was learnt of. */
export const listedElsewhere = (
  reading: TextReading,
  lists: ListScores,
  language: string,
  profanity: number,
  negative: number
): Scores => ({
  scams: alone(lists.scams, phrases.scams, operatingPoints.scam),
  spam: alone(lists.spam, phrases.spam, operatingPoints.spam),
  hate: alone(lists.hate, phrases.hate, operatingPoints.hate),
  profanity: foreignSwearing(language, reading.text, profanity, negative)
})
