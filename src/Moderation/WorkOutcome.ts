import { Data, Duration, Option } from "effect"
import type { PlatformError } from "#src/Platforms/Port/PlatformError.ts"

/** What becomes of a piece of platform work after an attempt. */
export type WorkOutcome = Data.TaggedEnum<{
  /** The platform confirmed it. `externalId` is the reply's, for a reply; `personId` how it names whom a message went to. */
  Confirmed: { readonly externalId: string | null; readonly personId?: string }
  /** Try again after the delay. `uncertain`: this attempt may have taken effect all the same. */
  Later: {
    readonly delay: Duration.Duration
    readonly reason: string
    readonly uncertain: boolean
    /** The platform may still be at it. */
    readonly unsettled: boolean
    /** Whether it counts towards giving up. */
    readonly counts: boolean
    /** What else must wait as long: nothing, the account, or the whole platform. */
    readonly pause: "work" | "account" | "platform"
  }
  /** The account has to be connected again first. */
  Parked: { readonly reason: string }
  /** Never: the platform refuses for good. */
  Refused: { readonly reason: string }
  /** The comment is gone. */
  Removed: { readonly reason: string }
  /** Never, as it would not fit what is there by now. */
  Outdated: {
    readonly reason: string
    /** Whether the words of a reply are a draft from now on. */
    readonly draft: boolean
  }
}>
export const WorkOutcome = Data.taggedEnum<WorkOutcome>()

/** Waits after transient failures, in seconds; after the last of them the work is given up, some four hours on. */
const waits = [1, 4, 15, 60, 300, 900, 1800, 3600, 7200] as const

/** How long to wait after the given failed attempt, 1 being the first; none when it is time to give up. */
export const nextDelay = (attempt: number): Option.Option<Duration.Duration> =>
  Option.map(Option.fromNullable(waits[attempt - 1]), Duration.seconds)

/** `attempt` counts from 1 and leaves out the ones that were throttled. */
export const outcomeOf = (error: PlatformError, attempt: number): WorkOutcome => {
  switch (error._tag) {
    case "Transient":
      return Option.match(nextDelay(attempt), {
        onNone: () => WorkOutcome.Refused({ reason: `${error.reason} Steward tried ${attempt} times and gave up.` }),
        onSome: (delay) =>
          WorkOutcome.Later({
            delay,
            reason: error.reason,
            uncertain: true,
            unsettled: error.unanswered === true,
            counts: true,
            pause: "work"
          })
      })
    case "RateLimited":
      return WorkOutcome.Later({
        delay: error.retryAfter,
        reason: error.reason,
        uncertain: false,
        unsettled: false,
        counts: false,
        pause: error.scope === "app" ? "platform" : "account"
      })
    case "TokenExpired":
      return WorkOutcome.Parked({ reason: error.reason })
    case "CommentRemoved":
      return WorkOutcome.Removed({ reason: error.reason })
    case "Duplicate":
      return WorkOutcome.Confirmed({ externalId: null })
    case "NotAllowed":
    case "InvalidPlatformRequest":
      return WorkOutcome.Refused({ reason: error.reason })
  }
}

/** For this long a platform may go on with what it did not answer. */
export const settling = Duration.seconds(30)

/**
 * As `outcomeOf`, for what must not be done twice: whoever looks too early whether it was done finds nothing, and does
 * it again.
 */
export const outcomeOnce = (error: PlatformError, attempt: number): WorkOutcome => {
  const outcome = outcomeOf(error, attempt)
  return outcome._tag === "Later" && outcome.unsettled
    ? WorkOutcome.Later({ ...outcome, delay: Duration.max(outcome.delay, settling) })
    : outcome
}

/** What is said of a message of which nobody knows whether it arrived: whoever writes again may write twice. */
const perhapsSent = "An earlier try was not answered, so the message may have arrived all the same."

/**
 * As `outcomeOnce`, for a private reply, which the platform takes once: another try learns that an earlier one was taken.
 * What is refused after a try without an answer may have been sent by that one.
 */
export const outcomeOfPrivateReply = (error: PlatformError, attempt: number, mayBeSent: boolean): WorkOutcome => {
  if (error._tag === "Duplicate" && !mayBeSent) return WorkOutcome.Refused({ reason: error.reason })
  const outcome = outcomeOnce(error, attempt)
  if (outcome._tag !== "Refused" || !(mayBeSent || error._tag === "Transient")) return outcome
  const reason = outcome.reason.trim()
  return WorkOutcome.Refused({ reason: `${/[.!?…]$/.test(reason) ? reason : `${reason}.`} ${perhapsSent}` })
}
