import type { TextReading } from "../Features/Reading.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import type { Classification, Evidence } from "./Classification/Classifier.ts"
import { judgedByPeople } from "./Rudeness/Swearing.ts"

const areas = ["hate", "profanity", "scams", "spam"] as const
type Area = (typeof areas)[number]
export type Least = Readonly<Record<Area, number>>

const { hate, scam, spam } = operatingPoints

/** From which scores on a part of a comment counts, and from which on it hides; below those a person is asked. */
export interface PartScores {
  readonly least: Least
  readonly hides: Least
}

/** A comment has many parts, of which some look bad by accident. */
const hides: Least = { hate: hate.hide, profanity: 0.8, scams: 0.94, spam: spam.hide }
export const ofSentence: PartScores = { least: { hate: 0.88, profanity: 0.75, scams: 0.75, spam: 1 }, hides }
/** In a long comment something sold is drowned as well. */
export const ofLongText: PartScores = { least: { ...ofSentence.least, spam: 0.9 }, hides }
/** What is less than a sentence, or more. */
export const ofOther: PartScores = {
  least: { hate: hate.hide, profanity: 0.8, scams: 0.83, spam: 1 },
  hides: { hate: 1, profanity: 1, scams: 1, spam: 1 }
}

/** What is told of, quoted or spoken against beside it. */
export const ofExcused: PartScores = { ...ofOther, least: { hate: 0.93, profanity: 0.85, scams: 0.83, spam: 1 } }

/** Just below what hides. */
export const asked: Least = {
  hate: hate.hide - 0.01,
  profanity: judgedByPeople,
  scams: scam.hide - 0.01,
  spam: spam.hide - 0.01
}

const longestSeen = 60
const shown = ({ text: { written } }: TextReading): string => {
  const whole = written.whole.trim().replaceAll(/\s+/g, " ")
  return whole.length <= longestSeen
    ? whole
    : `${whole
        .slice(0, longestSeen - 1)
        .trimEnd()
        .toWellFormed()}…`
}

/** Evidence of an area in a part; where there is none the part is that itself. */
const seenIn = (part: TextReading, { evidence }: Classification, area: Area): ReadonlyArray<Evidence> => {
  const own = evidence.filter((item) => item.area === area)
  if (own.length === 0) return area === "profanity" ? own : [{ area, seen: shown(part) }]
  return own.map((item) => (item.seen === "" ? { ...item, seen: shown(part) } : item))
}

const isAmong = (known: ReadonlyArray<Evidence>, { area, says, seen }: Evidence): boolean =>
  known.some((item) => item.area === area && item.seen === seen && item.says === says)

/** What a score of a part counts for the whole. */
const counted = (score: number, area: Area, { hides, least }: PartScores): number =>
  score < least[area] ? 0 : score >= hides[area] ? score : Math.min(score, asked[area])

/** Whether a part that says no more than this may say something more strongly than the whole. */
export const mayStrengthen = (whole: Classification, most: Least, by: PartScores): boolean =>
  areas.some((area) => counted(most[area], area, by) > whole.scores[area])

/** The whole with what a part says more strongly; the whole itself where it says nothing so. */
export const strengthened = (
  whole: Classification,
  part: TextReading,
  found: Classification,
  by: PartScores
): Classification => {
  let { evidence, scores } = whole
  for (const area of areas) {
    const score = counted(found.scores[area], area, by)
    if (score <= scores[area]) continue
    const seen = seenIn(part, found, area)
    evidence = [...seen, ...evidence.filter((item) => !isAmong(seen, item))]
    scores = { ...scores, [area]: score }
  }
  return scores === whole.scores ? whole : { ...whole, evidence, scores }
}
