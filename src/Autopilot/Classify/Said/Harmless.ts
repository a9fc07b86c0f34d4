import type { TextReading } from "../../Features/Reading.ts"
import type { Judged } from "../Classification/Classifier.ts"
import { isThreat, threatened } from "../Classification/Threatened.ts"
import { foreignHostility } from "../Lists/ForeignHostility.ts"
import { judgedByPeople } from "../Rudeness/Swearing.ts"
import type { Sayings } from "../Sayings/Sayings.ts"
import { isUnkind } from "../SecondLooks/Bystanders.ts"
import { quoted, unasked } from "./Quoted.ts"

const nobody = { hate: null, insults: false } as const

/** Whoever says no more of those who are named than what holds of everybody says nothing against them. */
export const ofEverybody = (said: Sayings, { evidence, scores }: Judged): Judged =>
  said.has("ofEverybody")
    ? {
        evidence: evidence.filter((one) => !isThreat(one)),
        scores: { ...scores, hate: Math.min(scores.hate, unasked), profanity: Math.min(scores.profanity, unasked) }
      }
    : { evidence, scores }

/** Whoever asks for somebody, or speaks for them, means them no harm as long as no word in it does. */
export const speaking = (
  said: Sayings,
  reading: TextReading,
  language: string | null,
  { evidence, scores }: Judged
): Judged => {
  if (!said.has("spokenFor") || said.has("threats") || said.has("wishes") || said.has("hate") || said.has("contempt"))
    return { evidence, scores }
  const { hate, insults } = language === null ? nobody : foreignHostility(language, reading.text)
  if (hate !== null || insults || isUnkind(reading, language)) return { evidence, scores }
  const isDoubtful = scores.hate < threatened
  return {
    evidence,
    scores: {
      ...scores,
      hate: Math.min(scores.hate, isDoubtful ? unasked : threatened),
      profanity: Math.min(scores.profanity, isDoubtful ? unasked : judgedByPeople)
    }
  }
}

/** Whoever may want to die threatens nobody else, as long as no words for that are found. */
export const needing = (said: Sayings, { evidence, scores }: Judged): Judged => {
  const others = evidence.filter((one) => !isThreat(one) || one.seen !== "")
  return {
    evidence: [...others, quoted(said, "help", "negative", "need")],
    scores: others.length === evidence.length ? scores : { ...scores, hate: Math.min(scores.hate, unasked) }
  }
}
