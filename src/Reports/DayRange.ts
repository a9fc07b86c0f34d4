import { Either } from "effect"
import type { Issue } from "#schema/Errors.ts"
import { defaultReportDays, maxReportDays, type ReportQuery } from "#schema/resources/Report.ts"

/** Calendar days, `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const oneDay = 86_400_000

const middayOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

export const addDays = (day: string, days: number) =>
  new Date(middayOf(day) + days * oneDay).toISOString().slice(0, "YYYY-MM-DD".length)

const lengthOf = ({ from, to }: DayRange) => (middayOf(to) - middayOf(from)) / oneDay + 1

/** The days asked for, or the last ones up to `today`, or what is wrong with those asked for. */
export const dayRange = (
  { from, to }: Pick<ReportQuery, "from" | "to">,
  today: string
): Either.Either<DayRange, Issue> => {
  if (from === undefined && to === undefined) {
    return Either.right({ from: addDays(today, 1 - defaultReportDays), to: today })
  }
  if (from === undefined) return Either.left({ path: "from", message: "is required together with to" })
  if (to === undefined) return Either.left({ path: "to", message: "is required together with from" })
  if (from > to) return Either.left({ path: "from", message: `must not be after the last day, which is ${to}` })
  const days = lengthOf({ from, to })
  return days > maxReportDays
    ? Either.left({
        path: "to",
        message: `must be at most ${maxReportDays} days from the first to the last, not ${days}`
      })
    : Either.right({ from, to })
}

/** Every day of a range, in order. */
export const daysOf = (range: DayRange): ReadonlyArray<string> =>
  Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index))
