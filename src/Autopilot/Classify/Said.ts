import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import type { Classification, Evidence } from "./Classifier.ts"
import { type SayingKind, type Sayings, sayingsIn } from "./Sayings.ts"

/** Whoever is threatened is to hear of it; a person judges whether it is meant. */
const threatened = operatingPoints.hate.hide - 0.01
const hateful = 0.95
const spokenOf = 0.65
const sworn = 0.85
/** Just below what hides. */
const judgedByPeople = 0.79
const promoted = 0.985
const offered = 0.9
/** Nobody is asked, and nobody is told what to think. */
const unasked = 0.4
const justAsked = 0.01

const laughed = /[😂🤣💀😆😍🥰]/u

const quoted = (said: Sayings, kind: SayingKind, area: Evidence["area"], says?: Evidence["says"]): Evidence => {
  const seen = said.get(kind) ?? ""
  return says === undefined ? { area, seen } : { area, seen, says }
}

type Judged = Pick<Classification, "evidence" | "scores">

const against = (said: Sayings, { evidence, scores }: Judged): Judged => {
  if (said.has("threats") && !said.has("figurative")) {
    return {
      scores: { ...scores, hate: Math.max(scores.hate, threatened) },
      evidence: [quoted(said, "threats", "hate", "threat"), ...evidence]
    }
  }
  if (!said.has("hate")) return { evidence, scores }
  const seen = [quoted(said, "hate", "hate"), ...evidence]
  if (!said.has("condemned")) return { scores: { ...scores, hate: Math.max(scores.hate, hateful) }, evidence: seen }
  const hate = Math.min(Math.max(scores.hate, spokenOf), threatened)
  return { scores: { ...scores, hate, profanity: Math.min(scores.profanity, judgedByPeople) }, evidence: seen }
}

const swearing = (said: Sayings, { evidence, scores }: Judged): Judged => {
  if (said.has("praise"))
    return { evidence, scores: { ...scores, profanity: Math.min(scores.profanity, judgedByPeople) } }
  if (!said.has("swearing")) return { evidence, scores }
  const seen = evidence.some(({ area }) => area === "profanity")
  return {
    scores: { ...scores, profanity: Math.max(scores.profanity, sworn) },
    evidence: seen ? evidence : [quoted(said, "swearing", "profanity"), ...evidence]
  }
}

/** Who warns of a fraud names no way to reach anybody; where one is named, a person looks. */
const warning = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const warns = said.has("warnings") && !said.has("dressed")
  if (!(warns || said.has("served"))) return { evidence, scores }
  const { contact, text, urls } = reading
  const names = contact.score > 0 || urls.length > 0 || text.words.some(({ kind }) => kind === "handle")
  if (names && !warns) return { evidence, scores }
  const most = (ask: number) => (names ? ask + justAsked : unasked)
  return {
    evidence,
    scores: {
      ...scores,
      scams: warns ? Math.min(scores.scams, most(operatingPoints.scam.ask)) : scores.scams,
      spam: Math.min(scores.spam, most(operatingPoints.spam.ask))
    }
  }
}

const promoting = (said: Sayings, { evidence, scores }: Judged): Judged => {
  const kind = said.has("spam") ? "spam" : "offers"
  if (!said.has(kind)) return { evidence, scores }
  return {
    scores: { ...scores, spam: Math.max(scores.spam, kind === "spam" ? promoted : offered) },
    evidence: [quoted(said, kind, "spam"), ...evidence]
  }
}

/** A classification with what the comment says as a whole sentence. */
export const withSayings = (found: Classification, reading: TextReading): Classification => {
  const said = sayingsIn(found.language, reading.text)
  if (said.size === 0) return found
  const { evidence, scores } = promoting(said, warning(said, reading, swearing(said, against(said, found))))
  const needed = said.has("help") && !said.has("exaggerated") && !laughed.test(reading.text.written.whole)
  return {
    ...found,
    scores,
    evidence: needed ? [...evidence, quoted(said, "help", "negative", "need")] : evidence
  }
}
