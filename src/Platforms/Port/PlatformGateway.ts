import { Context, type DateTime, type Effect, type Either, type Option, type Redacted } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { PlatformError } from "./PlatformError.ts"

/** What is needed to speak for a connected account: its id on the platform and its opened token. */
export interface AccountAccess {
  readonly platform: Platform
  readonly externalId: string
  readonly token: Redacted.Redacted
}

/** A comment as the platform knows it. */
export interface CommentReference {
  readonly externalId: string
  readonly parentExternalId: string | null
  readonly authorExternalId: string | null
  /** Null where it is not known yet. */
  readonly postExternalId: string | null
  /** Null for a comment that is not under an ad, or whose ad is not known. */
  readonly adId: string | null
}

export interface PostedReply {
  readonly externalId: string
}

export interface SentPrivateReply {
  readonly externalId: string
  /** The id by which the platform names the person in messages. */
  readonly personId: string
}

/** How each of several comments fared, in their order. */
export type Fared = ReadonlyArray<Either.Either<void, PlatformError>>

/** A platform's call that hides, or shows again, several comments of one account. It is safe to repeat. */
export interface HidesMany {
  /** Comments that one call takes. */
  readonly most: number
  /** Whether a comment may go with others; those that may not go by themselves. */
  readonly takes: (comment: CommentReference) => boolean
  /** Fails where the call as a whole did: a limit or no answer is that of each comment, a refusal is of none. */
  readonly setHidden: (
    account: AccountAccess,
    comments: ReadonlyArray<CommentReference>,
    hidden: boolean
  ) => Effect.Effect<Fared, PlatformError>
}

/**
 * What every platform can be asked to do. Everything but `reply` is safe to repeat; of a second `privateReply` the platform
 * says that it is a `Duplicate`.
 * A platform that has no such call answers NotAllowed in words.
 */
export interface PlatformActions {
  readonly hide: (account: AccountAccess, comment: CommentReference) => Effect.Effect<void, PlatformError>
  readonly unhide: (account: AccountAccess, comment: CommentReference) => Effect.Effect<void, PlatformError>
  readonly reply: (
    account: AccountAccess,
    comment: CommentReference,
    text: string
  ) => Effect.Effect<PostedReply, PlatformError>
  /**
   * Reads the replies back: the one with this text that the account itself wrote at or after `since`, but for those
   * in `except`, which are known to be other ones.
   */
  readonly findReply: (
    account: AccountAccess,
    comment: CommentReference,
    text: string,
    since: DateTime.Utc,
    except: ReadonlySet<string>
  ) => Effect.Effect<Option.Option<PostedReply>, PlatformError>
  /** A message to who wrote the comment: one for each comment. */
  readonly privateReply: (
    account: AccountAccess,
    comment: CommentReference,
    text: string
  ) => Effect.Effect<SentPrivateReply, PlatformError>
  readonly block: (account: AccountAccess, comment: CommentReference) => Effect.Effect<void, PlatformError>
  readonly unblock: (account: AccountAccess, comment: CommentReference) => Effect.Effect<void, PlatformError>
  /** Null for a platform that takes one comment at a time. */
  readonly many: HidesMany | null
}

/** The way out to all platforms: the adapter is chosen by the account's platform. */
export class PlatformGateway extends Context.Tag("steward/PlatformGateway")<
  PlatformGateway,
  Omit<PlatformActions, "many"> & {
    /** Null where the account's platform takes one comment at a time. */
    readonly manyOf: (account: AccountAccess) => HidesMany | null
  }
>() {}
