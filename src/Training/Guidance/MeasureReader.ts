import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { byHand, inEnglish } from "#src/Autopilot/Guidance/Reading/InEnglish.ts"
import { meantPerhaps } from "#src/Autopilot/Guidance/Reading/Learned/DidYouMean.ts"
import type { ThingRole } from "#src/Autopilot/Guidance/Reading/Learned/Labels.ts"
import { learnedRules } from "#src/Autopilot/Guidance/Reading/Learned/Learned.ts"
import { spokenText } from "#src/Autopilot/Guidance/Reading/Learned/Pieces.ts"
import { ReaderModel } from "#src/Autopilot/Guidance/Reading/Learned/ReaderModel.ts"
import { resolved } from "#src/Autopilot/Guidance/Reading/Learned/Resolved.ts"
import { runsOf } from "#src/Autopilot/Guidance/Reading/Learned/Runs.ts"
import type { Suggested } from "#src/Autopilot/Guidance/Reading/Learned/Suggested.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"
import { apart } from "./Lessons.ts"
import { lessonOf, type PartRole, type TaggedSentence } from "./Tagged.ts"
import { trainReader } from "./TrainReader.ts"

/** What became of sentences that the readers made by hand report back. */
export interface ReaderFigures {
  readonly sentences: number
  /** Read by hand already. */
  readonly byHand: number
  /** Of those that are not: how many a rule can say, and what was made of them. */
  readonly readable: number
  readonly right: number
  readonly otherwise: number
  /** Hidden what was to be kept or asked about, or the other way. */
  readonly turned: number
  /** Read though no rule can say them, of how many. */
  readonly unreadable: number
  readonly guessed: number
  /** Of what is not read, how often it is said what may be meant, and how often it is. */
  readonly suggested: number
  readonly meant: number
}

const roleOf = (role: PartRole): ThingRole | "place" => (role === "otherPlace" ? "place" : role)

const meaningOf = (rules: ReadonlyArray<Rule>): string => rules.map(wordingOf).sort().join("; ").toLowerCase()

const aboutOf = ({ terms, topics }: Rule): string => JSON.stringify([topics, terms]).toLowerCase()

/** Whether one says to hide what the other keeps or asks about. */
const isTurned = (read: ReadonlyArray<Rule>, meant: ReadonlyArray<Rule>): boolean =>
  read.some(
    (one) =>
      meant.some((other) => aboutOf(other) === aboutOf(one) && other.effect !== one.effect) &&
      !meant.some((other) => aboutOf(other) === aboutOf(one) && other.effect === one.effect)
  )

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/["“”'‘’]/g, "")
    .replace(/^(?:the|any|all|our) /, "")
    .trim()

/** Whether an order is for what is marked as such, but for some words before or behind. */
const isMeant = ({ effect, what }: Suggested, { back, parts, text }: TaggedSentence): boolean =>
  !back &&
  parts.some(({ end, role, start }) => {
    const part = plainly(text.slice(start, end))
    return role === effect && (part.includes(plainly(what)) || plainly(what).includes(part))
  })

/** What was made of sentences by a reader that has learnt from others. */
export const readerFigures = (
  judged: ReadonlyArray<TaggedSentence>,
  taught: ReadonlyArray<TaggedSentence>
): ReaderFigures => {
  const model = ReaderModel.decode(trainReader(taught))
  const counts = {
    sentences: 0,
    byHand: 0,
    readable: 0,
    right: 0,
    otherwise: 0,
    turned: 0,
    unreadable: 0,
    guessed: 0,
    suggested: 0,
    meant: 0
  }
  for (const sentence of judged.flatMap(apart)) {
    const lesson = lessonOf(sentence)
    if (lesson === null) continue
    counts.sentences++
    const { back, text } = sentence
    const hand = byHand(text, text)
    if (hand._tag === "read") {
      counts.byHand++
      continue
    }
    const reading = learnedRules(text, text, model)
    const orders = reading._tag === "read" ? [] : meantPerhaps(text, hand.why, inEnglish, model)
    if (orders.length > 0) {
      counts.suggested++
      if (orders.every((order) => isMeant(order, sentence))) counts.meant++
    }
    if (back) {
      counts.unreadable++
      if (reading._tag === "read") counts.guessed++
      continue
    }
    counts.readable++
    if (reading._tag === "unread") continue
    const meant = resolved({
      text: spokenText(text),
      pieces: lesson.pieces,
      runs: runsOf(lesson.tags, lesson.pieces),
      roles: lesson.roles.map(roleOf),
      source: text
    })
    if (meant._tag === "read" && isTurned(reading.value, meant.value)) counts.turned++
    else if (meant._tag === "read" && meaningOf(meant.value) === meaningOf(reading.value)) counts.right++
    else counts.otherwise++
  }
  return counts
}
