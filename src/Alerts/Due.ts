import { DateTime, Option } from "effect"
import type { AlertChoice } from "#schema/settings/Alert.ts"
import type { TimeZone } from "#schema/TimeZone.ts"

/** The hour of the day, in the brand's time zone, at which a day's letter goes. */
const hourOfDay = 8

const hour = 3_600_000
/** How often it is looked whether something happened that is told as it happens, milliseconds. */
const lookEvery = 5 * 60_000
/** What is off is looked at seldom: who changes it changes when to look, too. */
const seldom = 24 * hour

/** Unix milliseconds, all of them. */
export interface LetterState {
  readonly toldUntil: number
  /** Of the last letter; null for none. */
  readonly sentAt: number | null
}

const zoned = (now: number, timeZone: TimeZone) =>
  Option.getOrElse(DateTime.makeZoned(now, { timeZone }), () => DateTime.unsafeMakeZoned(now, { timeZone: "UTC" }))

/** The day's hour on the day that lies `days` after that of `now`, where clocks are put on or back, too. */
const dayHour = (now: number, timeZone: TimeZone, days: number) =>
  zoned(now, timeZone).pipe(
    DateTime.startOf("day"),
    DateTime.add({ days }),
    DateTime.setParts({ hours: hourOfDay }),
    DateTime.toEpochMillis
  )

/** The latest of a row of times that is not after now. */
const latest = (times: ReadonlyArray<number>, now: number) => Math.max(...times.filter((time) => time <= now))

/** Whether it is time for a letter, if there is anything to tell. */
export const isDue = (
  choice: AlertChoice,
  { sentAt, toldUntil }: LetterState,
  timeZone: TimeZone,
  now: number
): boolean => {
  // never two of a kind within an hour, however the choice was changed meanwhile
  if (choice === "off" || (sentAt !== null && sentAt + hour > now)) return false
  if (choice === "on") return true
  if (choice === "hourly") return Math.floor(now / hour) * hour > toldUntil
  return latest([dayHour(now, timeZone, -1), dayHour(now, timeZone, 0)], now) > toldUntil
}

/** When to look next, once it was looked at `now`. */
export const nextLook = (choice: AlertChoice, sentAt: number | null, timeZone: TimeZone, now: number): number => {
  const free = sentAt === null ? now : sentAt + hour
  if (choice === "off") return now + seldom
  if (choice === "on") return Math.max(now + lookEvery, free)
  if (choice === "hourly") return Math.max((Math.floor(now / hour) + 1) * hour, free)
  const days = [0, 1, 2].map((ahead) => dayHour(now, timeZone, ahead))
  return Math.max(days.find((time) => time > now) ?? now + seldom, free)
}
