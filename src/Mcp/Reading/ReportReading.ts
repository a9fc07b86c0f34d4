import type { Report } from "#schema/resources/Report.ts"
import { lengths, quote } from "./Quote.ts"
import { joined, present, type Reading } from "./Reading.ts"

type Totals = Report["comments"]

const totals = ({ deleted, hidden, received, visible, waiting }: Totals) =>
  `${received} received, ${visible} visible, ${hidden} hidden, ${deleted} deleted, ${waiting} waiting`

const spell = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? undefined : `${seconds} s`

/** More days than this are told in the structured answer alone. */
const daysRead = 31

const days = (found: Report["by_day"]): ReadonlyArray<string> => {
  const busy = found.filter(({ asked, hidden, received }) => received + hidden + asked > 0)
  if (busy.length === 0) return []
  if (busy.length > daysRead) return [`${busy.length} days with comments; ask for a shorter range to read them`]
  return busy.map(
    ({ asked, date, hidden, received }) => `${date}: ${received} received, ${hidden} hidden, ${asked} asked`
  )
}

/** Totals of a range of days, in a few lines; days without anything are left out. */
export const report = ({ data }: { readonly data: Partial<Report> }): Reading => {
  const { comments, from, replies, sales, time_zone, to } = data
  const [toHide, toReply] = [spell(data.median_seconds_to_hide), spell(data.median_seconds_to_reply)]
  return {
    heading:
      from === undefined || to === undefined
        ? "Report."
        : `Report from ${from} to ${to}${time_zone === undefined ? "" : `, days in ${time_zone}`}.`,
    lines: present([
      ...(comments === undefined ? [] : [`comments: ${totals(comments)}`]),
      ...(replies === undefined
        ? []
        : [
            `replies: ${replies.total}, of them ${replies.person} by people, ${replies.autopilot} by the autopilot, ${replies.campaign} by campaigns`
          ]),
      ...[
        joined([toHide && `median time to hide ${toHide}`, toReply && `median time to reply ${toReply}`]) || []
      ].flat(),
      ...(data.hidden_by_category ?? []).map(({ count, label }) => `hidden as ${quote(label, lengths.name)}: ${count}`),
      ...(data.by_platform ?? []).map((one) => `${one.platform}: ${totals(one)}`),
      ...(data.by_surface ?? []).map((one) => `${one.surface}: ${totals(one)}`),
      ...(sales ?? []).map(({ count, currency, value }) => `sales: ${count}, ${value} ${currency}`),
      ...days(data.by_day ?? [])
    ])
  }
}
