import { Context, type DateTime, type Duration, Effect, type Option } from "effect"
import { type Platform, platforms, type Surface } from "#schema/Platform.ts"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import type { CommentNow } from "#src/Comments/ReadBack/UnsureComments.ts"
import type { StandingPlace } from "#src/Comments/Standing/StandingPlace.ts"
import type { FilledForm } from "#src/Contacts/Leads/FilledForm.ts"
import type { PersonFacts } from "#src/Contacts/Profiles/PersonFacts.ts"
import type { PlatformError } from "./PlatformError.ts"
import type { AccountAccess } from "./PlatformGateway.ts"

/** One reading of an account. */
export interface AccountReading {
  readonly account: AccountAccess
  /** What the last reading that ended well gave back; anything at all where there was none. */
  readonly state: unknown
  /** When this one began. */
  readonly at: DateTime.Utc
  readonly receive: (observations: ReadonlyArray<Observation>) => Effect.Effect<void>
  /**
   * Comments that Steward holds to be on the platform: `limit` of those that came before `before`, or of all, newest
   * first. `waiting`: those that wait for a person, else those that do not. `hidden`: with those that are hidden there,
   * else those alone that anybody can see.
   */
  readonly standing: (ask: {
    readonly waiting: boolean
    readonly hidden: boolean
    readonly before: Option.Option<StandingPlace>
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<StandingComment & { readonly place: StandingPlace }>>
  /** Comments whose texts may be kept until `before` only, unless they are confirmed; the first to end first. */
  readonly ending: (ask: {
    readonly before: DateTime.Utc
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<StandingComment>>
  /** These are still on the platform: what they say was handed over, where it differed. */
  readonly confirm: (comments: ReadonlyArray<Pick<ObservedComment, "externalId" | "author">>) => Effect.Effect<void>
}

export interface StandingComment {
  readonly externalId: string
  readonly postExternalId: string | null
  readonly surface: Surface
  readonly text: string
  readonly receivedAt: DateTime.Utc
}

/** What a platform can be asked about an account, its posts and its people. Reading changes nothing there. */
export interface PlatformReader {
  /** How often an account is read. */
  readonly every: Duration.Duration
  /** Hands over what is new. Answers the state to read on from, which is stored; when it fails, the old one stays. */
  readonly read: (reading: AccountReading) => Effect.Effect<unknown, PlatformError>
  /** Hands over what was written since, as far as the platform lists it, and looks for nothing that is gone. */
  readonly readSince: (
    reading: Pick<AccountReading, "account" | "at" | "receive">,
    since: DateTime.Utc
  ) => Effect.Effect<void, PlatformError>
  /** How many posts one call of `describe` takes. */
  readonly postsAtOnce: number
  /** Posts that the platform does not show are left out. */
  readonly describe: (
    account: AccountAccess,
    postIds: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<PostFacts>, PlatformError>
  /** Who somebody is who wrote to the account; none where the platform does not tell it. */
  readonly personOf: (
    account: AccountAccess,
    personId: string
  ) => Effect.Effect<Option.Option<PersonFacts>, PlatformError>
  /**
   * What a comment says now, and whether it is hidden; none where it is gone. For a platform that pushes what becomes of
   * comments.
   */
  readonly commentNow?: (
    account: AccountAccess,
    comment: Pick<StandingComment, "externalId" | "postExternalId" | "surface">
  ) => Effect.Effect<Option.Option<CommentNow>, PlatformError>
  /** What somebody answered to a form of the account; for a platform that pushes of forms. */
  readonly formOf?: (account: AccountAccess, formId: string) => Effect.Effect<FilledForm, PlatformError>
}

/** The readers of the platforms that can be read. */
export class PlatformReaders extends Context.Tag("steward/PlatformReaders")<
  PlatformReaders,
  Readonly<Partial<Record<Platform, PlatformReader>>>
>() {}

/** The platforms that have a reader. */
export const readablePlatforms = Effect.map(PlatformReaders, (readers) =>
  platforms.filter((platform) => readers[platform] !== undefined)
)
