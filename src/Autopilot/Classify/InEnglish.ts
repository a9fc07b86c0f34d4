import type { TextReading } from "../Features/Reading.ts"
import type { Model, Probabilities } from "../Model/Model.ts"
import { type OperatingPoint, operatingPoints, rescaled } from "../Model/OperatingPoints.ts"
import { insultInEnglish } from "./BesidesInEnglish.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { allEvidence } from "./Classification/Evidence.ts"
import { boundedByGroups, ofEachGroup } from "./Groups/WhicheverGroup.ts"
import { type ListScores, listScores } from "./Lists/ListScores.ts"
import { alone, phrases, round, unasked } from "./Lists/PhrasesAlone.ts"
import { type Insult, insultIn, plainestInsult } from "./Rudeness/Insults.ts"
import { judgedByPeople, swearing } from "./Rudeness/Swearing.ts"
import { isPlainlyAsked } from "./SecondLooks/Asked.ts"
import { isHostile } from "./SecondLooks/Bystanders.ts"
import { isComplaint, plainlyNegative } from "./SecondLooks/Complained.ts"
import { isComplaintElsewhere } from "./SecondLooks/ComplainedElsewhere.ts"
import { isPraise } from "./SecondLooks/Praised.ts"
import { isPraiseElsewhere } from "./SecondLooks/PraisedElsewhere.ts"
import { isAdmired } from "./Spared/Admired.ts"

/** Phrases alone only have a person asked; from here on the model stands behind them. */
const leans = 0.5
/** Rudeness without a swear word is for people to judge. */
const rude = { ask: 0.5, hide: judgedByPeople } as const

/** Below this nobody is insulted, unless by name. */
const insulted = 0.25
/** Below this nobody is asked. */
export const doubted = 0.3

/** The model and the phrases: each as far as it reaches, and phrases all the way where the model leans to them. */
const together = (probability: number, weight: number, scale: OperatingPoint, point: OperatingPoint) =>
  Math.max(probability, probability >= leans ? rescaled(weight, scale, point) : alone(weight, scale, point))

const hostile = ["hate", "offensive"] as const
const asked = { hate: operatingPoints.hate.ask, offensive: operatingPoints.offensive.ask }

const whicheverGroup = (model: Model, reading: TextReading) => {
  const own = model.judge(reading)
  if ((own.hate < doubted && own.offensive < doubted) || isHostile(reading)) return own
  const groups = ofEachGroup(reading, "en")
  return { ...own, ...boundedByGroups(own, hostile, groups, (other) => model.judge(other), asked) }
}

const scoresBy = (
  { hate, junk, negative, offensive, scam, spam }: Probabilities,
  reading: TextReading,
  lists: ListScores
): Classification["scores"] => {
  const promotion = Math.max(spam, rescaled(junk, operatingPoints.junk, operatingPoints.spam))
  return {
    scams: round(together(scam, lists.scams, phrases.scams, operatingPoints.scam)),
    spam: round(together(promotion, lists.spam, phrases.spam, operatingPoints.spam)),
    hate: round(together(hate, lists.hate, phrases.hate, operatingPoints.hate)),
    profanity: round(
      Math.max(
        swearing(reading, lists.profanity, negative),
        Math.min(judgedByPeople, rescaled(offensive, operatingPoints.offensive, rude))
      )
    ),
    negative: round(negative)
  }
}

const insultBeside = (profanity: number, { text }: TextReading): Insult =>
  profanity < insulted ? plainestInsult(text) : insultIn(text)

/** Whether it is no complaint, whatever its words are met in. */
const isNoComplaint = (model: Model, reading: TextReading): boolean =>
  isAdmired(reading) ||
  isPraise(reading, model.lexicon) ||
  isPraiseElsewhere(reading) ||
  isPlainlyAsked(reading, model.lexicon)

/** The model hardly knows comments of a word or two. */
const inMood = (
  model: Model,
  reading: TextReading,
  found: Classification["scores"],
  language: string | null
): Classification["scores"] => {
  if (isComplaint(reading) || (language !== "en" && isComplaintElsewhere(reading, language)))
    return { ...found, negative: Math.max(found.negative, plainlyNegative) }
  return found.negative >= unasked && isNoComplaint(model, reading) ? { ...found, negative: unasked } : found
}

/** What a text in English says. */
export const inEnglish = (model: Model, reading: TextReading, language: string | null): Classification => {
  const found = scoresBy(whicheverGroup(model, reading), reading, listScores(reading))
  const known = inMood(model, reading, found, language)
  const learnt = language === "en" ? insultInEnglish(model, reading) : 0
  const scores = learnt > known.profanity ? { ...known, profanity: learnt } : known
  const evidence = allEvidence(reading.listed)
  const { score, seen } = insultBeside(scores.profanity, reading)
  if (seen === null) return { language, scores, evidence }
  const said = evidence.some(({ area }) => area === "profanity") ? [] : [{ area: "profanity" as const, seen }]
  return {
    language,
    scores: { ...scores, profanity: Math.max(scores.profanity, score) },
    evidence: [...evidence, ...said]
  }
}

/** No more than this comes of what is said in English without pictures of people or a threat: whom it names only takes away from it. */
export const mostInEnglish = (model: Model, reading: TextReading): Classification["scores"] => {
  const scores = scoresBy(model.judge(reading), reading, listScores(reading))
  const profanity = Math.max(scores.profanity, insultInEnglish(model, reading))
  return { ...scores, profanity: Math.max(profanity, insultBeside(profanity, reading).score) }
}
