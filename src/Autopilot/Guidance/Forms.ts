import type { Scores } from "#schema/resources/Comment.ts"
import type { Evidence } from "../Classify/Classification/Classifier.ts"
import { isThreat } from "../Classify/Classification/Threatened.ts"
import { threatIn } from "../Classify/Lists/Threats.ts"
import { isInsult } from "../Classify/Rudeness/Aimed.ts"
import type { TextReading } from "../Features/Reading.ts"
import { tag } from "./Measures/Measured.ts"
import type { CommentForm } from "./Topics.ts"

/** What the form of a comment is told by. */
export interface Formed {
  readonly reading: TextReading
  readonly scores: Scores
  readonly evidence: ReadonlyArray<Evidence>
  readonly question: boolean
}

/** Phrases that can hardly mean anything but a threat. */
const clearThreat = 0.85

const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const written = /[\p{L}\p{N}]/u
const isEmojiOnly = (text: string) => pictured.test(text) && !written.test(text)

/** Fewer letters are an abbreviation or a name. */
const fewestLetters = 8
const shoutedShare = 0.9
const isInCapitals = (text: string) => {
  const cased = text.match(/\p{Lu}|\p{Ll}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return cased >= fewestLetters && capitals >= shoutedShare * cased
}

/** Whether a comment has a form: asks, insults, threatens, tags somebody, is nothing but emoji, or in capitals. */
export const hasForm = ({ evidence, question, reading, scores }: Formed, form: CommentForm): boolean => {
  switch (form) {
    case "question":
      return question
    case "insult":
      return isInsult(reading, scores, evidence)
    case "threat":
      return threatIn(reading.text) >= clearThreat || evidence.some(isThreat)
    case "tag":
      return reading.text.written.whole.search(tag) >= 0
    case "emoji":
      return isEmojiOnly(reading.text.written.whole)
    case "capitals":
      return isInCapitals(reading.text.written.whole)
  }
}
