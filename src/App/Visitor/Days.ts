import { DateTime, Option } from "effect"

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day, such as `2026-11-23`. */
export const isDay = (text: string): boolean => shape.test(text)

/** When a day begins in a time zone; none for a day that does not exist. `later` days after it. */
export const dayStart = (text: string, timeZone: string, later = 0): Option.Option<Date> => {
  const [, year, month, day] = shape.exec(text) ?? []
  const midday = Date.parse(`${text}T12:00:00Z`)
  if (year === undefined || !new Date(midday || 0).toISOString().startsWith(text)) return Option.none()
  return DateTime.makeZoned(
    { year: Number(year), month: Number(month), day: Number(day) + later },
    { timeZone, adjustForTimeZone: true }
  ).pipe(Option.map(DateTime.toDateUtc))
}
