import type { Week } from "#schema/Autopilot.ts"
import type { DecisionCounts } from "./DecisionRecordsRepo.ts"

const rate = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

export const weekOf = ({ corrections, decided, handled_alone }: DecisionCounts): Week => ({
  decided,
  handled_alone,
  asked_you: decided - handled_alone,
  handled_alone_rate: rate(handled_alone, decided),
  asked_you_rate: rate(decided - handled_alone, decided),
  agreement: corrections === 0 ? null : rate(handled_alone - corrections, handled_alone),
  corrections,
  answered_by_campaigns: 0
})

const percent = (share: number) => `${Math.round(share * 100)} %`
const comments = (count: number) => (count === 1 ? "1 comment" : `${count} comments`)

/** The week in a sentence, for people and assistants. */
export const summaryOf = (week: Week, waiting: number): string => {
  const waits =
    waiting === 0
      ? "Nothing is waiting for you."
      : `${comments(waiting)} ${waiting === 1 ? "is" : "are"} waiting for you.`
  if (week.decided === 0) return `No comments were decided in the last 7 days. ${waits}`
  const corrected = week.corrections === 0 ? "" : ` People corrected ${week.corrections} of these.`
  const asked = week.asked_you === 0 ? "asked about none" : `asked about ${week.asked_you}`
  return (
    `In the last 7 days the autopilot decided ${comments(week.decided)}: it handled ${week.handled_alone} ` +
    `(${percent(week.handled_alone_rate)}) alone and ${asked}.${corrected} ${waits}`
  )
}
