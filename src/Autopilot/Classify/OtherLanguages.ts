import { readFileSync } from "node:fs"
import { distinctWords } from "../Features/DistinctWords.ts"
import type { TextReading } from "../Features/Reading.ts"
import type { Model } from "../Model/Model.ts"
import { operatingPoints, rescaled } from "../Model/OperatingPoints.ts"
import { TongueModel, type TongueProbabilities } from "../Tongues/TongueModel.ts"
import { foreignProfanity } from "../WordLists/ForeignProfanity.ts"
import type { Classification, Evidence } from "./Classification/Classifier.ts"
import { evidenceOf } from "./Classification/Evidence.ts"
import { threatened, withThreat } from "./Classification/Threatened.ts"
import { tellsOfRecovery } from "./Frauds/Recovery.ts"
import { boundedByGroups, ofEachGroup } from "./Groups/WhicheverGroup.ts"
import { listedElsewhere } from "./ListedElsewhere.ts"
import { foreignHostility } from "./Lists/ForeignHostility.ts"
import type { ListScores } from "./Lists/ListScores.ts"
import { round, unasked } from "./Lists/PhrasesAlone.ts"
import { judgedByPeople } from "./Rudeness/Swearing.ts"
import { isHarmless, isUnkind, withoutDepicted } from "./SecondLooks/Bystanders.ts"
import { saysNoMore, withoutWished } from "./Spared/Wished.ts"

/** On the scale of swear words. */
const insulted = { ask: 0.5, hide: 0.8 } as const
/** What lists of words against people say: enough to ask, and to hide. */
const listedHate = { ask: 0.65, hide: 0.95 } as const
const listedInsult = 0.6
const askedRecovery = 0.7
/** Below this a swear word is said of a thing or by the way. */
const atSomebody = 0.85
/** Below this the model alone has a person look: it has seen more hate than praise of those who are hated. */
const surelyHateful = 0.965

/** Of other languages than English. */
const model: TongueModel = TongueModel.decode(readFileSync(new URL("../Tongues/tongues.bin", import.meta.url)))

export const tonguesVersion: string = model.version

/** Languages whose moods the English model has learnt besides. */
const moods = new Set(["es", "pt", "fr", "de", "it"])

const nobodyHurt = { hate: 0, insult: 0 } as const

type Scores = Pick<Classification["scores"], "scams" | "spam" | "hate" | "profanity">

/** As a share of where people are asked: below it nobody is spoken against, whatever the emoji. */
const faint = 0.25

interface Found extends Scores {
  readonly insult: number
  readonly threatens: boolean
}

/** What the model of all languages finds, on the scales of the areas. */
const found = (reading: TextReading, language: string | null): Found => {
  const { points } = model
  const asWritten = model.judge(reading, language)
  const { hate, insult } =
    asWritten.hate < faint * points.hate.ask && asWritten.insult < faint * points.insult.ask
      ? asWritten
      : whicheverGroup(reading, language, withoutEmoji(reading, language, asWritten))
  return {
    scams: rescaled(asWritten.scam, points.scam, operatingPoints.scam),
    spam: rescaled(asWritten.junk, points.junk, operatingPoints.spam),
    hate: rescaled(hate, points.hate, operatingPoints.hate),
    profanity: Math.max(
      rescaled(insult, points.insult, insulted),
      Math.min(judgedByPeople, rescaled(asWritten.swearing, points.swearing, insulted))
    ),
    insult,
    threatens: asWritten.threat >= points.threat.ask && !isOnlyWished(reading, language, points.threat.ask)
  }
}

type Hostile = Pick<TongueProbabilities, "hate" | "insult">

/** The same but for emoji of people and faiths, which speak against nobody. */
const withoutEmoji = (reading: TextReading, language: string | null, asWritten: Hostile): Hostile => {
  const bare = withoutDepicted(reading)
  if (isHarmless(bare ?? reading)) return nobodyHurt
  return bare === null ? asWritten : model.judge(bare, language)
}

const byOne = ["hate"] as const
const byMany = ["hate", "insult"] as const

/** One person is insulted by being called what many are. */
const whicheverGroup = (reading: TextReading, language: string | null, own: Hostile): Hostile => {
  const groups = ofEachGroup(reading, language)
  const kinds: ReadonlyArray<keyof Hostile> = groups.many ? byMany : byOne
  return boundedByGroups(own, kinds, groups, (other) => model.judge(other, language), model.points)
}

/** Hate as the model has learnt it: where no listed word bears it out, it has to be surer to hide. */
const hateLearnt = (hate: number, isBorneOut: boolean): number =>
  isBorneOut || hate >= surelyHateful ? hate : Math.min(hate, threatened)

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
  const learnt = model.languages.has(language) ? found(reading, language) : null
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
      negative: round(negative)
    },
    evidence: [
      ...evidenceOf("scams", reading.listed),
      ...evidenceOf("spam", reading.listed),
      ...hateWords,
      ...(evidence.length > 0 ? evidence : evidenceOf("profanity", reading.listed)),
      ...evidenceOf("negative", reading.listed)
    ]
  }
  return learnt?.threatens === true ? withThreat(classified, "") : classified
}

/** Nothing where it would not even be asked about. */
const telling = (score: number, ask: number): number => (score < ask ? 0 : score)

/** A comment whose language is not known may be in any of them. */
export const withOthers = (known: Classification, reading: TextReading): Classification => {
  if (reading.text.words.length === 0) return known
  const { hate, profanity, scams, spam, threatens } = found(reading, null)
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

/** Whether there is a threat in it only where it wishes for what hurts nobody. */
const isOnlyWished = (reading: TextReading, language: string | null, least: number): boolean => {
  const rest = withoutWished(reading)
  if (rest === null || isUnkind(rest, language)) return false
  return saysNoMore(rest) || model.judge(rest, language).threat < least
}

/** Whether somebody is plainly threatened. */
export const threatens = (reading: TextReading, language: string): boolean => {
  const { hide } = model.points.threat
  return (
    model.threatOf(distinctWords(reading.text), language) >= hide &&
    model.judge(reading, language).threat >= hide &&
    !isOnlyWished(reading, language, hide)
  )
}

/** How much of an insult at somebody a comment is, on the scale of swear words. */
export const insultLearnt = (reading: TextReading, language: string): number =>
  rescaled(
    whicheverGroup(reading, language, withoutEmoji(reading, language, model.judge(reading, language))).insult,
    model.points.insult,
    insulted
  )

/** How near a comment comes to what people are asked about, at a glance: one is there. */
export const heatElsewhere = (reading: TextReading, language: string): number => {
  if (!model.languages.has(language)) return 1
  const { hate, insult, scam, swearing, threat } = model.judge(reading, language)
  const { points } = model
  const heat = Math.max(
    hate / points.hate.ask,
    insult / points.insult.ask,
    scam / points.scam.ask,
    threat / points.threat.ask,
    swearing / points.swearing.ask
  )
  if (heat >= 1) return heat
  const listed = foreignHostility(language, reading.text)
  return listed.hate !== null || listed.insults ? 1 : heat
}
