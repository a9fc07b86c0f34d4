import { Duration } from "effect"
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

/** An answer whose `code` is not 0: TikTok sends errors as HTTP 200. */
export interface TikTokFault {
  readonly code: number
  readonly message: string
}

/** The access token is refused, and another one may do. */
export const isTokenRefused = (code: number): boolean => [40102, 40104, 40105, 40106].includes(code)

const refreshEnded = (code: number) => code === 40103 || code === 40107

/** A limit of a minute is over after five; what is over at midnight is tried in vain until then. */
const throttledFor = Duration.minutes(5)

const gone = (message: string) => /not exist|not found|deleted/i.test(message)

export const classifyTikTokError = ({ code, message }: TikTokFault): PlatformError => {
  if (isTokenRefused(code) || refreshEnded(code) || (code === 40002 && /authoriz/i.test(message))) {
    const why = "TikTok no longer accepts this account's connection."
    return new TokenExpired({ reason: `${why} Connect the account again.` })
  }
  if (code === 40016 || code === 40100 || code === 40133) {
    return new RateLimited({
      reason: "TikTok accepts no more requests for now.",
      retryAfter: throttledFor,
      scope: "app"
    })
  }
  if (code === 40007 || (code === 40002 && gone(message))) {
    return new CommentRemoved({ reason: "The comment is no longer on TikTok." })
  }
  if (code === 40001 || code === 40064) {
    return new NotAllowed({ reason: `TikTok does not allow this: ${quoted(message)}.` })
  }
  if (code === 40202 || code === 60001 || (code >= 50_000 && code <= 59_999)) {
    return new Transient({ reason: "TikTok has a problem of its own." })
  }
  return new InvalidPlatformRequest({
    reason: `TikTok does not accept the request: ${quoted(message)} (code ${code}).`
  })
}
