import type { Duration } from "effect"
import {
  CommentRemoved,
  InvalidPlatformRequest,
  NotAllowed,
  type PlatformError,
  RateLimited,
  TokenExpired,
  Transient
} from "../Port/PlatformError.ts"
import { quoted } from "../Port/PlatformHttp.ts"

/** An error as the Data API tells it: `reason` is that of the first entry in `errors`, or empty. */
export interface YouTubeFault {
  readonly status: number
  readonly reason: string
  readonly message: string
}

export interface YouTubeWaits {
  /** For too many calls at once. */
  readonly retryAfter: Duration.Duration
  /** For a day's quota that is used up. */
  readonly untilReset: Duration.Duration
}

/** A map, because an object also has names of its own, such as `constructor`. */
const table = (sentences: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(sentences))

const refusals = table({
  forbidden: "YouTube does not let this channel do that to this comment.",
  commentsDisabled: "Comments are turned off for this video.",
  operationNotSupported: "YouTube does not support this for this comment.",
  parentCommentIsPrivate: "YouTube does not accept replies to a private comment."
})

/** What holds for everything that the account asks for. */
const refusedAccounts = table({
  insufficientPermissions: "Steward was not given the permission to manage this channel's comments.",
  ineligibleAccount: "The connected Google account may not use YouTube for this.",
  authenticatedUserAccountClosed: "The connected YouTube account is closed.",
  authenticatedUserAccountSuspended: "The connected YouTube account is suspended.",
  accountDelegationForbidden: "The connected Google account may not act for this channel."
})

const gone = table({
  commentNotFound: "The comment is no longer on YouTube.",
  parentCommentNotFound: "The comment to reply to is no longer on YouTube.",
  commentThreadNotFound: "The comment thread is no longer on YouTube.",
  videoNotFound: "The video is no longer on YouTube.",
  channelNotFound: "The channel is no longer on YouTube."
})

const ourFault = table({
  commentTextTooLong: "The text is too long for a YouTube comment.",
  commentTextRequired: "A YouTube comment needs some text.",
  parentIdMissing: "YouTube was not told which comment to reply to.",
  invalidCommentMetadata: "YouTube cannot read the comment that was sent.",
  invalidCustomEmoji: "The text has an emoji that YouTube does not know.",
  banWithoutReject: "YouTube can ban a person only while it rejects their comment.",
  invalidPageToken: "YouTube no longer knows this page of the list.",
  processingFailure: "YouTube could not process the request."
})

const reconnect = new TokenExpired({
  reason: "YouTube no longer accepts this channel's connection. Connect the channel again."
})

/** Decides by the reason; by the status only where the reason is unknown. */
export const classifyYouTubeError = (fault: YouTubeFault, waits: YouTubeWaits): PlatformError => {
  const { reason } = fault
  const refusal = refusals.get(reason)
  if (refusal !== undefined) return new NotAllowed({ reason: refusal })
  const refusedAccount = refusedAccounts.get(reason)
  if (refusedAccount !== undefined) return new NotAllowed({ reason: refusedAccount, ofAccount: true })
  const removal = gone.get(reason)
  if (removal !== undefined) return new CommentRemoved({ reason: removal })
  const invalid = ourFault.get(reason)
  if (invalid !== undefined) return new InvalidPlatformRequest({ reason: invalid })
  switch (reason) {
    case "authError":
      return reconnect
    case "quotaExceeded":
    case "dailyLimitExceeded":
      return new RateLimited({
        reason: "YouTube's daily quota is used up until midnight in California.",
        retryAfter: waits.untilReset,
        scope: "app"
      })
    case "rateLimitExceeded":
      return tooFast(waits, "app")
    case "userRateLimitExceeded":
      return tooFast(waits, "account")
    case "SERVICE_UNAVAILABLE":
    case "backendError":
      return troubled
    default:
      return classifyByStatus(fault, waits)
  }
}

const classifyByStatus = ({ message, status }: YouTubeFault, waits: YouTubeWaits): PlatformError => {
  if (status === 401) return reconnect
  if (status === 403) return new NotAllowed({ reason: `YouTube does not allow this: ${quoted(message)}.` })
  if (status === 404) return new CommentRemoved({ reason: "This is no longer on YouTube." })
  if (status === 429) return tooFast(waits, "app")
  if (status >= 400 && status <= 499)
    return new InvalidPlatformRequest({ reason: `YouTube does not accept the request: ${quoted(message)}.` })
  return troubled
}

const tooFast = (waits: YouTubeWaits, scope: "account" | "app") =>
  new RateLimited({ reason: "YouTube accepts no more requests for now.", retryAfter: waits.retryAfter, scope })

const troubled = new Transient({ reason: "YouTube has a problem of its own." })
