import type { TextReading } from "../../Features/Reading.ts"
import type { Judged } from "../Classification/Classifier.ts"
import { judgedByPeople } from "../Rudeness/Swearing.ts"
import type { SayingKind } from "../Sayings/KnownSayings.ts"
import { disgusted, laughed } from "../Sayings/Laughing.ts"
import type { Sayings } from "../Sayings/Sayings.ts"
import { quoted, unasked } from "./Quoted.ts"

/** Hides: profanity does from 0.8 on, which is no operating point, and just below it people judge. */
const cursed = 0.85

const rudest = ["cursing", "harassing", "compared", "leering", "swearing"] as const
const ofBodies: ReadonlySet<SayingKind> = new Set(["harassing", "leering"])

/** Swearing at somebody hides, as it does in English, unless they laugh; by the way it is for people to judge, and praise is never hidden. */
export const swearing = (said: Sayings, { text }: TextReading, { evidence, scores }: Judged): Judged => {
  if (said.has("praise")) {
    const { negative, profanity } = scores
    return {
      evidence,
      scores: { ...scores, profanity: Math.min(profanity, judgedByPeople), negative: Math.min(negative, unasked) }
    }
  }
  const { whole } = text.written
  const isRetold = said.has("told") || said.has("condemned")
  const kind = rudest.find((rude) => said.has(rude) && !(isRetold && ofBodies.has(rude)))
  if (kind === undefined || (kind === "compared" && laughed.test(whole))) return { evidence, scores }
  const isMeant =
    kind === "cursing" || kind === "harassing" ? !laughed.test(whole) : kind === "compared" && disgusted.test(whole)
  const score = isMeant ? cursed : judgedByPeople
  const seen = evidence.some(({ area }) => area === "profanity")
  return {
    scores: { ...scores, profanity: Math.max(scores.profanity, score) },
    evidence: seen ? evidence : [quoted(said, kind, "profanity"), ...evidence]
  }
}
