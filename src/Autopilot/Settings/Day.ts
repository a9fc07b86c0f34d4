import { DateTime } from "effect"

/** The day of UTC, as in 2026-11-23, of a time in Unix milliseconds. */
export const dayOf = (now: number): string => DateTime.formatIsoDateUtc(DateTime.unsafeMake(now))
