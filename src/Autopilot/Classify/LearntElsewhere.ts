import { distinctWords } from "../Features/DistinctWords.ts"
import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints, rescaled } from "../Model/OperatingPoints.ts"
import type { TongueProbabilities } from "../Tongues/TongueModel.ts"
import { tongueModelOf } from "../Tongues/Tongues.ts"
import type { Classification } from "./Classification/Classifier.ts"
import { boundedByGroups, ofEachGroup } from "./Groups/WhicheverGroup.ts"
import { foreignHostility } from "./Lists/ForeignHostility.ts"
import { judgedByPeople } from "./Rudeness/Swearing.ts"
import { isHarmless, isUnkind, withoutDepicted } from "./SecondLooks/Bystanders.ts"
import { saysNoMore, withoutWished } from "./Spared/Wished.ts"

/** On the scale of swear words. */
export const insulted = { ask: 0.5, hide: 0.8 } as const

const nobodyHurt = { hate: 0, insult: 0 } as const

type Scores = Pick<Classification["scores"], "scams" | "spam" | "hate" | "profanity" | "negative">

/** From which mood on guidance about complaints asks; and where the switch for them hides. */
const complained = { ask: 0.7, hide: operatingPoints.negative.hide } as const

/** As a share of where people are asked: below it nobody is spoken against, whatever the emoji. */
const faint = 0.25

interface Found extends Scores {
  readonly insult: number
  readonly threatens: boolean
}

/** `And your bf`: of fewer words, none of them unkind, the model makes anything. */
const fewestThreatening = 4
const saysEnough = (reading: TextReading, language: string): boolean =>
  reading.text.words.length >= fewestThreatening || isUnkind(reading, language)

/** What the model of all languages finds, on the scales of the areas. */
export const foundIn = (reading: TextReading, language: string | null): Found => {
  const model = tongueModelOf(language)
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
    negative: rescaled(asWritten.complaint, points.complaint, complained),
    insult,
    threatens: asWritten.threat >= points.threat.ask && !isOnlyWished(reading, language, points.threat.ask)
  }
}

type Hostile = Pick<TongueProbabilities, "hate" | "insult">

/** The same but for emoji of people and faiths, which speak against nobody. */
const withoutEmoji = (reading: TextReading, language: string | null, asWritten: Hostile): Hostile => {
  const bare = withoutDepicted(reading)
  if (isHarmless(bare ?? reading)) return nobodyHurt
  return bare === null ? asWritten : tongueModelOf(language).judge(bare, language)
}

const byOne = ["hate"] as const
const byMany = ["hate", "insult"] as const

/** Whether a comment is against a group by what was learnt of hate, or by a listed word. */
const isAgainst = ({ text }: TextReading, language: string | null, hate: number, hidden: number): boolean => {
  if (hate >= hidden || language === null) return true
  const listed = foreignHostility(language, text)
  return listed.hate !== null || listed.insults
}

/**
 * One person is insulted by being called what many are. An insult that people would be asked about of most groups is
 * hidden of none where nothing else is against them.
 */
const whicheverGroup = (reading: TextReading, language: string | null, own: Hostile): Hostile => {
  const model = tongueModelOf(language)
  const groups = ofEachGroup(reading, language)
  const kinds: ReadonlyArray<keyof Hostile> = groups.many ? byMany : byOne
  if (groups.each.length === 0) return own
  const { hate, insult } = model.points
  const points = {
    hate: hate.ask,
    insult: isAgainst(reading, language, own.hate, hate.hide) ? insult.ask : insult.hide
  }
  return boundedByGroups(own, kinds, groups, (other) => model.judge(other, language), points)
}

/** Whether there is a threat in it only where it wishes for what hurts nobody. */
const isOnlyWished = (reading: TextReading, language: string | null, least: number): boolean => {
  const rest = withoutWished(reading)
  if (rest === null || isUnkind(rest, language)) return false
  return saysNoMore(rest) || tongueModelOf(language).judge(rest, language).threat < least
}

/** Whether somebody is plainly threatened. */
export const threatens = (reading: TextReading, language: string): boolean => {
  const model = tongueModelOf(language)
  const { hide } = model.points.threat
  return (
    model.threatOf(distinctWords(reading.text), language) >= hide &&
    model.judge(reading, language).threat >= hide &&
    saysEnough(reading, language) &&
    !isOnlyWished(reading, language, hide)
  )
}

/** How much of an insult at somebody a comment is, on the scale of swear words. */
export const insultLearnt = (reading: TextReading, language: string): number => {
  const model = tongueModelOf(language)
  const { insult } = whicheverGroup(reading, language, withoutEmoji(reading, language, model.judge(reading, language)))
  return rescaled(insult, model.points.insult, insulted)
}

/** How near a comment comes to what people are asked about, at a glance: one is there. */
export const heatElsewhere = (reading: TextReading, language: string): number => {
  const model = tongueModelOf(language)
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
