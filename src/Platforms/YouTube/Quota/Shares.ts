import { DateTime, Duration, Either } from "effect"
import { RateLimited } from "../../Port/PlatformError.ts"
import { nextPacificMidnight, pacificDay, quotaUsedUp, within } from "./Quota.ts"

/** What a day's quota was used for, and by whom. */
export interface SharedDay {
  readonly day: string
  readonly used: number
  /** Of each account that uses the quota, also of those that have used nothing of this day's yet. */
  readonly by: ReadonlyMap<string, number>
}

/** What somebody wants to use. `leaving`: the part of the day's quota that this kind of call has to leave. */
export interface Spending {
  /** Null for none. */
  readonly account: string | null
  readonly units: number
  readonly leaving: number
}

/** Until then, what an account has not used of its share is kept for it alone. */
const keptFor = Duration.hours(18)

/** Who is refused for the sake of others asks again this much later, while more and more is let go. */
const askAgain = Duration.minutes(10)

/** The part of a share that is still kept for its account: all of it for 18 hours, then less and less until midnight. */
const keptPart = (now: DateTime.Utc): number => {
  const left = Duration.toMillis(DateTime.distanceDuration(now, nextPacificMidnight(now)))
  const open = Duration.toMillis(Duration.subtract("1 day", keptFor))
  return Math.min(1, left / open)
}

/** What each of so many accounts may use at a time, whatever the others do; `leaving`: by calls that leave a part. */
export const shareOf = (limit: number, accounts: number, leaving: number, now: DateTime.Utc): number =>
  within((limit / accounts) * keptPart(now), leaving)

/** The day as it is now: of another one only who used it is known. */
const today = (use: SharedDay, now: DateTime.Utc): SharedDay => {
  const day = pacificDay(now)
  return use.day === day ? use : { day, used: 0, by: new Map(Array.from(use.by.keys(), (one) => [one, 0])) }
}

/**
 * Takes units from the quota of the day of `now`, whole or not at all. An account always gets what is within its share.
 * Beyond that it borrows what is in nobody's share, which late in the day is everything that is left. The few
 * calls without an account, as while one is being connected, are within everybody's.
 */
export const spendShared = (
  use: SharedDay,
  { account, leaving, units }: Spending,
  limit: number,
  now: DateTime.Utc
): Either.Either<SharedDay, RateLimited> => {
  const { by: before, day, used: usedBefore } = today(use, now)
  const used = usedBefore + units
  const by = account === null ? before : new Map(before).set(account, (before.get(account) ?? 0) + units)
  const accounts = Math.max(1, by.size)
  const share = shareOf(limit, accounts, 0, now)
  const ownShare = shareOf(limit, accounts, leaving, now)
  const isWithinShare = account === null || (by.get(account) ?? 0) <= ownShare
  // what others have not used of their shares, and what this account's own reading needs
  const kept = Array.from(by, ([one, its]) => (one === account ? share - ownShare : Math.max(0, share - its)))
  const free = Math.min(
    within(limit, leaving),
    kept.reduce((left, its) => left - its, limit)
  )
  if (used <= limit && (isWithinShare || used <= free)) return Either.right({ day, used, by })
  return Either.left(used <= within(limit, leaving) ? shareUsedUp(now) : quotaUsedUp(now, used <= limit ? leaving : 0))
}

const shareUsedUp = (now: DateTime.Utc): RateLimited => {
  const isKept = keptPart(now) === 1
  const opens = DateTime.subtractDuration(nextPacificMidnight(now), Duration.subtract("1 day", keptFor))
  return new RateLimited({
    reason:
      "This channel has used its share of YouTube's daily quota. What other channels leave of theirs is shared out in the " +
      "last six hours before midnight in California.",
    retryAfter: isKept ? Duration.max(DateTime.distanceDuration(now, opens), askAgain) : askAgain,
    scope: "account"
  })
}
