import { DateTime, Either } from "effect"
import { RateLimited } from "../../Port/PlatformError.ts"

/** What a call costs, in quota units. */
export const quotaCost = { list: 1, write: 50 } as const

const pacific = DateTime.zoneUnsafeMakeNamed("America/Los_Angeles")

/** The day whose quota is being used, as `2026-10-02`: Google counts days in Pacific time. */
export const pacificDay = (now: DateTime.Utc): string => DateTime.formatIsoDate(DateTime.setZone(now, pacific))

/** When the quota starts anew. The day until then has 23 or 25 hours where daylight saving changes. */
export const nextPacificMidnight = (now: DateTime.Utc): DateTime.Utc =>
  DateTime.setZone(now, pacific).pipe(DateTime.startOf("day"), DateTime.add({ days: 1 }), DateTime.toUtc)

/** Units used of one Pacific day's quota. */
export interface QuotaUse {
  readonly day: string
  readonly used: number
}

/** Units that are used of a day's limit. */
export interface QuotaUsed {
  readonly units: number
  readonly limit: number
}

/** Takes `units` from the quota of the day of `now`, whole or not at all. */
export const spendQuota = (
  use: QuotaUse,
  units: number,
  limit: number,
  now: DateTime.Utc
): Either.Either<QuotaUse, RateLimited> => {
  const day = pacificDay(now)
  const used = (use.day === day ? use.used : 0) + units
  return used <= limit ? Either.right({ day, used }) : Either.left(quotaUsedUp(now))
}

export const quotaUsedUp = (now: DateTime.Utc): RateLimited =>
  new RateLimited({
    reason: "YouTube's daily quota is used up until midnight in California.",
    retryAfter: DateTime.distanceDuration(now, nextPacificMidnight(now)),
    scope: "app"
  })
