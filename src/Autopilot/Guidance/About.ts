import type { Scores } from "#schema/resources/Comment.ts"
import { isThreat } from "../Classify/Classification/Threatened.ts"
import { type OperatingPoint, operatingPoints } from "../Model/OperatingPoints.ts"
import { asksPriceAlone } from "../Text/Asked/PriceAlone.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { type Formed, hasForm } from "./Forms.ts"
import { complaintsOf } from "./Matters/Matters.ts"
import type { Measurable } from "./Measures/Measured.ts"
import { isMentioned, type Mentions } from "./Mentions.ts"
import { type EverydaySubject, isForm, subjectOf, type Topic } from "./Topics.ts"
import type { Whereabouts } from "./Whereabouts.ts"

export interface Matchable extends Formed {
  readonly mentions: Mentions
  readonly whereabouts: Whereabouts
  /** Of a long comment, of which this is a piece, all of it. */
  readonly whole: Measurable
  /** How rude and hateful it would be, whatever group the people belong to that it names. */
  readonly whoever: () => Pick<Scores, "hate" | "profanity">
}

/** From which score a comment is about an area, for a rule that names the area. */
export const about = 0.5

/**
 * How plainly a comment is about what a rule names. `at all` is enough to be kept or left out. Whoever has things hidden
 * or asked about means what is plainly so, and less where words that they name are in it as well.
 */
export type Plainness = "at all" | "by words as well" | "plainly"

/** Areas that a switch judges by a model: guidance that says what the switch says finds no more than it asks about. */
export const judgedByModel: Readonly<Partial<Record<string, OperatingPoint>>> = {
  scams: operatingPoints.scam,
  spam: operatingPoints.spam,
  hate: operatingPoints.hate
}

/**
 * Where a rule hides or asks, a comment is a complaint from `atAll` on, and below `surely` a rule that hides asks. Of 110
 * complaints in English that nothing was taught by 61 reach the first and 41 the second, of 298 other comments 21 and 7
 * (`test/Autopilot/Classify/Moods`).
 */
interface Complaining {
  readonly atAll: number
  /** Beside words that the rule names: in other languages four of five complaints reach it. */
  readonly ofNamed: number
  readonly surely: number
}
/** In other languages by a model of their own. */
export const complaining: Readonly<Record<"inEnglish" | "elsewhere", Complaining>> = {
  inEnglish: { atAll: 0.65, ofNamed: 0.65, surely: 0.8 },
  elsewhere: { atAll: 0.7, ofNamed: 0.55, surely: 0.78 }
}

/** From which mood on a comment in its language complains. */
export const complainingIn = ({ whereabouts: { language } }: Pick<Matchable, "whereabouts">): Complaining =>
  language === null || language === "en" ? complaining.inEnglish : complaining.elsewhere

const complains = (comment: Matchable, plainness: Plainness): boolean => {
  const { negative } = comment.scores
  if (plainness === "at all") return negative >= about
  const { atAll, ofNamed } = complainingIn(comment)
  return negative >= (plainness === "by words as well" ? ofNamed : atAll)
}

/** Too mild to be hidden where nobody asks for it; who wants swear words hidden means these, too. */
const mild = new Set(["damn", "damned", "dammit", "crap", "crappy", "bugger"])
const swears = ({ evidence }: Matchable): boolean =>
  evidence.some(({ area, seen }) => area === "profanity" && mild.has(seen.toLowerCase()))

/** `$15 shipping?` */
const amount =
  /[$£€¥₹] ?\d|\d ?(?:[€£$¥₹]|(?:usd|eur|gbp|quid|bucks|dollars|euros?)(?!\p{L}))|(?<!\p{L})(?:usd|eur|gbp) ?\d/iu

const isToldOf = ({ mentions }: Matchable, topic: Topic, topics: ReadonlyArray<Topic>): boolean => {
  const matter = complaintsOf[topic]
  return matter !== undefined && topics.includes("negative") && isMentioned(mentions, matter)
}

/** Whether it tells a complaint about one of some topics, whatever words it has for that. */
export const tellsComplaint = (comment: Matchable, topics: ReadonlyArray<Topic>): boolean =>
  topics.some((topic) => isToldOf(comment, topic, topics))

const speaksOfPrice = ({ canonical, written }: NormalisedText): boolean =>
  amount.test(written.whole) || asksPriceAlone(canonical, written.whole)

const isAboutSubject = (comment: Matchable, subject: EverydaySubject, topics: ReadonlyArray<Topic>): boolean =>
  isMentioned(comment.mentions, subject) ||
  isToldOf(comment, subject, topics) ||
  (subject === "price" && speaksOfPrice(comment.reading.text)) ||
  (isForm(subject) && hasForm(comment, subject))

/** Hate that no swear word is in: a rule that hides swearing is not about it. */
const isHateAlone = ({ evidence, scores }: Matchable): boolean =>
  scores.hate >= operatingPoints.hate.ask && !evidence.some(({ area }) => area === "profanity")

/** A threat is hidden where guidance hides threats; whoever hides racism hides no threat for that. */
const isThreatAlone = ({ evidence, scores }: Matchable): boolean =>
  scores.hate < operatingPoints.hate.hide &&
  evidence.some(isThreat) &&
  !evidence.some(({ area, says }) => area === "hate" && says === undefined)

const isAbout = (comment: Matchable, topic: Topic, plainness: Plainness, topics: ReadonlyArray<Topic>): boolean => {
  const isSought = plainness !== "at all"
  const subject = subjectOf(topic)
  if (subject !== null) return isAboutSubject(comment, subject, topics)
  if (topic === "profanity" && isMentioned(comment.mentions, topic)) return true
  if (topic === "profanity" && isSought && swears(comment)) return true
  if (topic === "profanity" && isSought && isHateAlone(comment)) return false
  if (topic === "hate" && isSought && isThreatAlone(comment)) return false
  const areas: Readonly<Record<string, number>> = comment.scores
  const score = areas[topic] ?? 0
  if (topic === "negative") return complains(comment, tellsComplaint(comment, topics) ? "at all" : plainness)
  return score >= (plainness === "plainly" ? (judgedByModel[topic]?.ask ?? about) : about)
}

export const isAboutAll = (comment: Matchable, topics: ReadonlyArray<Topic>, plainness: Plainness): boolean => {
  for (const topic of topics) if (!isAbout(comment, topic, plainness, topics)) return false
  return true
}
