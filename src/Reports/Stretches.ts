import { addDays, type DayRange } from "./DayRange.ts"

/** Days or whole months in a row, as counts are kept: from the one that begins on the first day to that on the last. */
export interface Stretch {
  readonly span: "day" | "month"
  readonly first: string
  readonly last: string
}

const monthOf = (day: string) => day.slice(0, "YYYY-MM".length)
const beginOf = (day: string) => `${monthOf(day)}-01`
const nextMonth = (day: string) => beginOf(addDays(beginOf(day), 31))

/** A range in as few stretches as there can be: its whole months, and the days before and behind them. */
export const stretchesOf = ({ from, to }: DayRange): ReadonlyArray<Stretch> => {
  const firstMonth = from === beginOf(from) ? from : nextMonth(from)
  const afterLast = beginOf(addDays(to, 1))
  if (firstMonth >= afterLast) return [{ span: "day", first: from, last: to }]
  const stretches: ReadonlyArray<Stretch> = [
    { span: "day", first: from, last: addDays(firstMonth, -1) },
    { span: "month", first: firstMonth, last: beginOf(addDays(afterLast, -1)) },
    { span: "day", first: afterLast, last: to }
  ]
  return stretches.filter(({ first, last }) => first <= last)
}
