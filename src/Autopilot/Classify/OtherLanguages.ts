import type { TextReading } from "../Features/Reading.ts"
import { furtherLanguages } from "../Language/Taught.ts"
import type { Model } from "../Model/Model.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { tongueModelOf } from "../Tongues/Tongues.ts"
import { foreignProfanity } from "../WordLists/ForeignProfanity.ts"
import type { Classification, Evidence } from "./Classification/Classifier.ts"
import { evidenceOf } from "./Classification/Evidence.ts"
import { threatened, withThreat } from "./Classification/Threatened.ts"
import { tellsOfRecovery } from "./Frauds/Recovery.ts"
import { foundIn, insulted } from "./LearntElsewhere.ts"
import { listedElsewhere } from "./ListedElsewhere.ts"
import { foreignHostility } from "./Lists/ForeignHostility.ts"
import type { ListScores } from "./Lists/ListScores.ts"
import { round, unasked } from "./Lists/PhrasesAlone.ts"
import { judgedByPeople } from "./Rudeness/Swearing.ts"
import { forPeople } from "./Said/Told.ts"
import { plainlyNegative } from "./SecondLooks/Complained.ts"
import { isComplaintElsewhere } from "./SecondLooks/ComplainedElsewhere.ts"
import { isPraiseElsewhere } from "./SecondLooks/PraisedElsewhere.ts"
import { withoutQuotations } from "./Spared/ReproachedQuote.ts"

/** What lists of words against people say: enough to ask, and to hide. */
const listedHate = { ask: 0.65, hide: 0.95 } as const
/** How rude a listed insult is at the least: below it the model alone finds a comment rude. */
export const listedInsult = 0.6
const askedRecovery = 0.7
/** Below this a swear word is said of a thing or by the way. */
const atSomebody = 0.85
/** Below this the model alone has a person look: it has seen more hate than praise of those who are hated. */
const surelyHateful = 0.965

/** Languages whose moods the English model has learnt besides: of a swear word there it tells whether somebody is angry. */
const moods = new Set(["es", "pt", "fr", "de", "it"])

/** Hate as the model has learnt it: where no listed word bears it out, it has to be surer to hide. */
const hateLearnt = (hate: number, isBorneOut: boolean): number =>
  isBorneOut || hate >= surelyHateful ? hate : Math.min(hate, threatened)

/** How much of a complaint it is, by what was learnt and by what it plainly says. */
const complaintIn = (reading: TextReading, language: string, found: number): number => {
  if (found >= unasked && isPraiseElsewhere(reading)) return unasked
  return isComplaintElsewhere(reading, language) ? Math.max(found, plainlyNegative) : found
}

/** What can be known of a comment in another language than English: what was learnt of it, listed phrases, swear words. */
export const classifiedElsewhere = (
  english: Model,
  reading: TextReading,
  lists: ListScores,
  language: string
): Classification => {
  const sworn = foreignProfanity(language, reading.text)
  const negative = moods.has(language) ? english.judge(reading).negative : lists.negative
  // swear words of English alone do not hide here
  const profanity = sworn.reduce(
    (most, { weight }) => Math.max(most, weight),
    Math.min(lists.profanity, judgedByPeople)
  )
  const evidence: ReadonlyArray<Evidence> = sworn.slice(0, 2).map(({ seen }) => ({ area: "profanity", seen }))
  const known = listedElsewhere(reading, lists, language, profanity, negative)
  const learnt = tongueModelOf(language).languages.has(language) ? foundIn(reading, language) : null
  const swearing = learnt !== null && learnt.insult < atSomebody ? Math.min(known.profanity, unasked) : known.profanity
  const hostility = foreignHostility(language, reading.text)
  const hate = hostility.hate === null ? 0 : listedHate[hostility.hate]
  const hateWords = evidenceOf("hate", reading.listed)
  const isBorneOut = hostility.hate !== null || hostility.insults || sworn.length > 0 || hateWords.length > 0
  const classified: Classification = {
    language,
    scores: {
      scams: round(Math.max(known.scams, learnt?.scams ?? 0, tellsOfRecovery(reading.text) ? askedRecovery : 0)),
      spam: round(Math.max(known.spam, learnt?.spam ?? 0)),
      hate: round(Math.max(known.hate, hateLearnt(learnt?.hate ?? 0, isBorneOut), hate)),
      profanity: round(Math.max(swearing, learnt?.profanity ?? 0, hostility.insults ? listedInsult : 0)),
      negative: round(complaintIn(reading, language, Math.max(lists.negative, learnt?.negative ?? 0)))
    },
    evidence: [
      ...evidenceOf("scams", reading.listed),
      ...evidenceOf("spam", reading.listed),
      ...hateWords,
      ...(evidence.length > 0 ? evidence : evidenceOf("profanity", reading.listed)),
      ...evidenceOf("negative", reading.listed)
    ]
  }
  const isCited = furtherLanguages.has(language) && withoutQuotations(reading.text.written.whole) !== null
  const found = isCited ? forPeople(classified) : classified
  return learnt?.threatens === true ? withThreat(found, "") : found
}

/** Nothing where it would not even be asked about. */
const telling = (score: number, ask: number): number => (score < ask ? 0 : score)

/** A comment whose language is not known may be in any of them. */
export const withOthers = (known: Classification, reading: TextReading): Classification => {
  if (reading.text.words.length === 0) return known
  const { hate, profanity, scams, spam, threatens } = foundIn(reading, null)
  const { scores } = known
  const classified = {
    ...known,
    scores: {
      ...scores,
      scams: round(Math.max(scores.scams, telling(scams, operatingPoints.scam.ask))),
      spam: round(Math.max(scores.spam, telling(spam, operatingPoints.spam.ask))),
      hate: round(Math.max(scores.hate, telling(hate, operatingPoints.hate.ask))),
      profanity: round(Math.max(scores.profanity, telling(profanity, insulted.ask)))
    }
  }
  return threatens ? withThreat(classified, "") : classified
}
