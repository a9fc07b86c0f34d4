import type { TextReading } from "../Features/Reading.ts"
import { halfway, type OperatingPoint, operatingPoints, surely } from "../Model/OperatingPoints.ts"
import { isUnkind } from "./Bystanders.ts"
import type { Classification, Evidence } from "./Classifier.ts"
import { foreignHostility } from "./Lists/ForeignHostility.ts"
import type { SayingKind } from "./Sayings/KnownSayings.ts"
import { disgusted, isLightly, laughed } from "./Sayings/Laughing.ts"
import { isAsked, names } from "./Sayings/Reachable.ts"
import { type Sayings, sayingsIn } from "./Sayings/Sayings.ts"
import { citesToDeny } from "./Spared/Cited.ts"
import { judgedByPeople } from "./Swearing.ts"
import { isThreat, threatened, withThreat } from "./Threatened.ts"

/** Hides: above the operating point, and what slurs on lists come to in other languages. */
const hateful = 0.95
/** Asks: above where hate is asked about, and well below where it hides. */
const contemptuous = 0.8
/** Hides: profanity does from 0.8 on, which is no operating point, and just below it people judge. */
const cursed = 0.85
/** Hides: just above the operating point of spam. */
const promoted = surely(operatingPoints.spam)
/** Asks: halfway between the operating points of spam. */
const offered = halfway(operatingPoints.spam)
/** Asks and hides, of scams. */
const lured = 0.7
const fraudulent = surely(operatingPoints.scam)
const seenByModel = 0.3
/** Nobody is asked, and nobody is told what to think. */
const unasked = 0.4

const nobody = { hate: null, insults: false } as const

const quoted = (said: Sayings, kind: SayingKind, area: Evidence["area"], says?: Evidence["says"]): Evidence => {
  const seen = said.get(kind) ?? ""
  return says === undefined ? { area, seen } : { area, seen, says }
}

const rudest = ["cursing", "harassing", "compared", "leering", "swearing"] as const
const ofBodies: ReadonlySet<SayingKind> = new Set(["harassing", "leering"])

type Judged = Pick<Classification, "evidence" | "scores">

/** At least as hateful as `least`, and for people to judge. */
const judgedAtLeast = (hate: number, least: number): number => Math.min(threatened, Math.max(hate, least))

/**
 * Whoever tells of it, or speaks against it, is not the one who said it, and whoever says it may say so all the same: a
 * person looks.
 */
const spokenOf = (said: Sayings, isCited: boolean, { evidence, scores }: Judged): Judged => {
  const kind = said.has("hate") ? "hate" : said.has("contempt") ? "contempt" : null
  const least = kind === null || isCited ? 0 : contemptuous
  return {
    scores: {
      ...scores,
      hate: judgedAtLeast(scores.hate, least),
      profanity: Math.min(scores.profanity, judgedByPeople)
    },
    evidence: kind === null ? evidence : [quoted(said, kind, "hate"), ...evidence]
  }
}

/** Whoever hates some of them for what those do may mean no more: a person looks. */
const meantOfSome = (said: Sayings, { evidence, scores }: Judged): Judged => ({
  scores: { ...scores, hate: judgedAtLeast(scores.hate, contemptuous) },
  evidence: [quoted(said, "ofSome", "hate"), ...evidence]
})

const against = (said: Sayings, { evidence, language, scores }: Classification, { text }: TextReading): Judged => {
  const threat = said.get("wishes") ?? said.get("threats")
  if (threat !== undefined && !said.has("figurative")) {
    const isPlain = evidence.some(isThreat) && !isLightly(said, text, language)
    const found = withThreat({ evidence, scores }, threat, isPlain ? "plainThreat" : "threat")
    return said.has("wishes") && !said.has("condemned")
      ? { ...found, scores: { ...found.scores, hate: Math.max(found.scores.hate, hateful) } }
      : found
  }
  if (said.has("condemned") || said.has("told")) {
    return spokenOf(said, citesToDeny(language, text.written.whole), { evidence, scores })
  }
  if (said.has("ofSome")) return meantOfSome(said, { evidence, scores })
  const kind = said.has("hate") ? "hate" : "contempt"
  if (!said.has(kind)) {
    const exposed = said.has("sentThere") ? undefined : said.get("exposing")
    return exposed === undefined ? { evidence, scores } : withThreat({ evidence, scores }, exposed)
  }
  const score = kind === "hate" ? hateful : contemptuous
  return {
    scores: { ...scores, hate: Math.max(scores.hate, score) },
    evidence: [quoted(said, kind, "hate"), ...evidence]
  }
}

/** Swearing at somebody hides, as it does in English, unless they laugh; by the way it is for people to judge, and praise is never hidden. */
const swearing = (said: Sayings, { text }: TextReading, { evidence, scores }: Judged): Judged => {
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

/** As much as a warning may be suspected at the most: what looks plainly like a fraud, or names a way to it, a person sees. */
const suspected = (score: number, { ask, hide }: OperatingPoint, names: boolean): number =>
  score < ask ? score : names || score >= hide ? ask : unasked

/** Asks; and hides where the model sees some of it as well. */
const luring = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const kind = said.has("frauds") && names(reading) ? "frauds" : "lures"
  if (!said.has(kind)) return { evidence, scores }
  const score = kind === "frauds" && scores.scams >= seenByModel ? fraudulent : lured
  return {
    scores: { ...scores, scams: Math.max(scores.scams, score) },
    evidence: [quoted(said, kind, "scams"), ...evidence]
  }
}

const warning = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
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

const promoting = (said: Sayings, reading: TextReading, { evidence, scores }: Judged): Judged => {
  const kind = said.has("spam") ? "spam" : "offers"
  if (!said.has(kind) || (kind === "offers" && isAsked(reading))) return { evidence, scores }
  return {
    scores: { ...scores, spam: Math.max(scores.spam, kind === "spam" ? promoted : offered) },
    evidence: [quoted(said, kind, "spam"), ...evidence]
  }
}

/** Whoever says no more of those who are named than what holds of everybody says nothing against them. */
const ofEverybody = (said: Sayings, { evidence, scores }: Judged): Judged =>
  said.has("ofEverybody")
    ? {
        evidence: evidence.filter((one) => !isThreat(one)),
        scores: { ...scores, hate: Math.min(scores.hate, unasked), profanity: Math.min(scores.profanity, unasked) }
      }
    : { evidence, scores }

/** Whoever asks for somebody, or speaks for them, means them no harm as long as no word in it does. */
const speaking = (
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
const needing = (said: Sayings, { evidence, scores }: Judged): Judged => {
  const others = evidence.filter((one) => !isThreat(one) || one.seen !== "")
  return {
    evidence: [...others, quoted(said, "help", "negative", "need")],
    scores: others.length === evidence.length ? scores : { ...scores, hate: Math.min(scores.hate, unasked) }
  }
}

/** A classification with what the comment says as a whole sentence. */
export const withSayings = (found: Classification, reading: TextReading): Classification => {
  const said = sayingsIn(found.language, reading.text)
  if (said.size === 0) return found
  const spoken = ofEverybody(said, speaking(said, reading, found.language, against(said, found, reading)))
  const judged = promoting(
    said,
    reading,
    warning(said, reading, luring(said, reading, swearing(said, reading, spoken)))
  )
  const needed = said.has("help") && !said.has("exaggerated") && !laughed.test(reading.text.written.whole)
  return { ...found, ...(needed ? needing(said, judged) : judged) }
}
