import { Data, type Duration } from "effect"

/**
 * The platform does not allow it, and asking again will not help. `reason` is a sentence for people. `ofAccount`: it allows
 * the account no such thing, whatever the comment.
 */
export class NotAllowed extends Data.TaggedError("NotAllowed")<{
  readonly reason: string
  readonly ofAccount?: true
}> {}

/** The comment, or what it hangs on, is gone from the platform. */
export class CommentRemoved extends Data.TaggedError("CommentRemoved")<{ readonly reason: string }> {}

/**
 * The account has to be connected again; `reason` says so. `why` is the part of it that holds for a token that is being
 * tried as well, where the platform tells more than that it refuses the token.
 */
export class TokenExpired extends Data.TaggedError("TokenExpired")<{
  readonly reason: string
  readonly why?: string
}> {}

/** Throttled. `scope` says what must wait: this account alone, or everything under the same app or project. */
export class RateLimited extends Data.TaggedError("RateLimited")<{
  readonly reason: string
  readonly retryAfter: Duration.Duration
  readonly scope: "account" | "app"
}> {}

/**
 * Network trouble, a time-out or a fault of the platform: the outcome is unknown, trying again may help.
 * `unanswered`: nothing came back, so that the platform may still be at it.
 */
export class Transient extends Data.TaggedError("Transient")<{
  readonly reason: string
  readonly unanswered?: true
}> {}

/** The platform calls the request wrong: our fault, or a text it will not take. Never retried. */
export class InvalidPlatformRequest extends Data.TaggedError("InvalidPlatformRequest")<{ readonly reason: string }> {}

/** The platform says that the same thing was posted already. */
export class Duplicate extends Data.TaggedError("Duplicate")<{ readonly reason: string }> {}

export type PlatformError =
  | NotAllowed
  | CommentRemoved
  | TokenExpired
  | RateLimited
  | Transient
  | InvalidPlatformRequest
  | Duplicate
