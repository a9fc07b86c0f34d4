import { DateTime, Duration } from "effect"
import type { Account } from "#schema/resources/Account.ts"

/** What is read of the time before an account was connected. */
const usual = Duration.days(7)
/** Of an account that was disconnected for long, no more than this. */
const longest = Duration.days(30)

/** From when on comments are read once: a week back, or to when the account was lost, if that is longer ago. */
export const backfillSince = (before: Pick<Account, "health"> | undefined, now: DateTime.Utc): DateTime.Utc => {
  const week = DateTime.subtractDuration(now, usual)
  const since = before?.health.state === "connected" ? null : (before?.health.since ?? null)
  if (since === null) return week
  return DateTime.max(DateTime.min(DateTime.unsafeMake(since), week), DateTime.subtractDuration(now, longest))
}
