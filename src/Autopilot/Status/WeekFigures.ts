import type { Week } from "#schema/resources/Autopilot.ts"
import type { DecisionCounts } from "../Worker/DecisionRecordsRepo.ts"
import { percentOf } from "./Percent.ts"

const rate = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

export const weekOf = ({ corrections, decided, handled_alone }: DecisionCounts, answeredByCampaigns: number): Week => ({
  decided,
  handled_alone,
  asked_you: decided - handled_alone,
  handled_alone_rate: rate(handled_alone, decided),
  asked_you_rate: rate(decided - handled_alone, decided),
  agreement: corrections === 0 ? null : rate(handled_alone - corrections, handled_alone),
  corrections,
  answered_by_campaigns: answeredByCampaigns
})

const grouped = (count: number) => count.toLocaleString("en")
const comments = (count: number) => (count === 1 ? "1 comment" : `${grouped(count)} comments`)

const decidedIn = ({ asked_you, decided, handled_alone }: Week): string => {
  if (decided === 0) return "No comments were decided in the last 7 days."
  const lead = `In the last 7 days the autopilot decided ${comments(decided)}`
  if (asked_you === 0) return decided === 1 ? `${lead}, on its own.` : `${lead}, all of them on its own.`
  if (handled_alone === 0) {
    return `In the last 7 days the autopilot asked you about ${decided === 1 ? "the 1 comment" : `all ${comments(decided)}`} that it looked at.`
  }
  return `${lead}: ${grouped(handled_alone)} (${percentOf(handled_alone, decided)}) on its own, and it asked you about the other ${grouped(asked_you)}.`
}

const correctedIn = ({ corrections, handled_alone }: Week): string => {
  if (corrections === 0) return ""
  if (handled_alone === 1) return " Your team corrected what it did on its own."
  return ` Your team corrected ${grouped(corrections)} of the ${grouped(handled_alone)} that it decided on its own.`
}

/** More can wait than was asked about in these days, and the two figures would seem to contradict each other. */
const waitingBeside = ({ asked_you }: Week, waiting: number): string => {
  if (waiting === 0) return "Nothing is waiting for you."
  const waits = `${comments(waiting)} ${waiting === 1 ? "is" : "are"} waiting for you.`
  if (waiting <= asked_you) return waits
  if (waiting === 1) return `${waits} It was asked about earlier, or a platform refused to change it.`
  return `${waits} ${asked_you === 0 ? "They" : "Some"} were asked about earlier, or a platform refused to change them.`
}

/** The week in a sentence or two, for people and assistants. */
export const summaryOf = (week: Week, waiting: number): string =>
  `${decidedIn(week)}${correctedIn(week)} ${waitingBeside(week, waiting)}`
