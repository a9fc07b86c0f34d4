const oneDay = 86_400_000

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * oneDay).toISOString().slice(0, "YYYY-MM-DD".length)

const lengths = [
  { name: "Last 7 days", days: 7 },
  { name: "30 days", days: 30 },
  { name: "90 days", days: 90 },
  { name: "A year", days: 365 }
]

/** Ranges of days that end today, which is a day of the brand's. */
export const presetsUpTo = (today: string) =>
  lengths.map(({ days, name }) => ({ name, from: dayBefore(today, days - 1), to: today }))

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at)
