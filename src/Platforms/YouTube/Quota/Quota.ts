import { DateTime } from "effect"
import { RateLimited } from "../../Port/PlatformError.ts"

/** What a call costs, in quota units. */
export const quotaCost = { list: 1, write: 50 } as const

/**
 * The part of a day's quota that is for reading alone. All channels of an installation share one quota, and what one brand
 * hides or replies must not keep another from being read.
 */
export const keptForReading = 0.2

/** How much of a day's quota may be used by something that leaves that part of it. */
export const within = (limit: number, leaving: number): number => Math.floor(limit * (1 - leaving))

const pacific = DateTime.zoneUnsafeMakeNamed("America/Los_Angeles")

/** The day whose quota is being used, as `2026-10-02`: Google counts days in Pacific time. */
export const pacificDay = (now: DateTime.Utc): string => DateTime.formatIsoDate(DateTime.setZone(now, pacific))

/** When the quota starts anew. The day until then has 23 or 25 hours where daylight saving changes. */
export const nextPacificMidnight = (now: DateTime.Utc): DateTime.Utc =>
  DateTime.setZone(now, pacific).pipe(DateTime.startOf("day"), DateTime.add({ days: 1 }), DateTime.toUtc)

/** Units that are used of a day's limit. */
export interface QuotaUsed {
  readonly units: number
  readonly limit: number
}

export const quotaUsedUp = (now: DateTime.Utc, leaving = 0): RateLimited =>
  new RateLimited({
    reason:
      leaving === 0
        ? "YouTube's daily quota is used up until midnight in California."
        : "What is left of YouTube's daily quota is kept for reading comments until midnight in California.",
    retryAfter: DateTime.distanceDuration(now, nextPacificMidnight(now)),
    scope: "app"
  })
