import { type DateTime, type Duration, Effect, Option, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { storableComment } from "#src/Ground/StorableText.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { AccountReading, PlatformReader } from "../Port/PlatformReader.ts"
import { lookForStanding, type MissedComment } from "./StandingTurn.ts"
import { areAdsDue, floorOf, isAllDue, stateSince, type WalkState, walkStateOf } from "./WalkState.ts"

/** A post whose comments are read. */
export interface WalkedPost {
  readonly externalId: string
  readonly caption: string | null
  readonly url: string | null
  readonly ad: ObservedComment["ad"]
  /** How many comments the platform counts; null where it does not tell. */
  readonly comments: number | null
}

/** What a platform answers that lists posts, and comments post by post. */
export interface PostWalk {
  /** The account's newest posts, and with `ads` its running ads, which are asked for less often. */
  readonly posts: (account: AccountAccess, ads: boolean) => Effect.Effect<ReadonlyArray<WalkedPost>, PlatformError>
  /** Page by page, newest first, to the end: comments and replies. The account's own are left out. */
  readonly comments: (
    account: AccountAccess,
    post: WalkedPost,
    readAt: DateTime.Utc
  ) => Stream.Stream<ReadonlyArray<ObservedComment>, PlatformError>
  /** The text of a comment as it is now; none when it is gone. */
  readonly textOf: (
    account: AccountAccess,
    comment: MissedComment
  ) => Effect.Effect<Option.Option<string>, PlatformError>
}

const readPost = Effect.fnUntraced(function* (
  walk: PostWalk,
  { account, at, receive }: AccountReading,
  post: WalkedPost,
  since: number,
  floor: number
) {
  const listed: Array<string> = []
  yield* walk.comments(account, post, at).pipe(
    Stream.tap((comments) => {
      listed.push(...comments.map(({ externalId }) => externalId))
      const wanted = comments.filter(({ createdAt }) => createdAt.epochMillis >= since)
      return wanted.length === 0
        ? Effect.void
        : receive(wanted.map((comment) => ({ _tag: "Commented", comment }) as const))
    }),
    // an empty page says nothing about what follows it
    Stream.takeUntil(
      (comments) => comments.length > 0 && comments.every(({ createdAt }) => createdAt.epochMillis < floor)
    ),
    Stream.runDrain,
    // taken away between two calls: its comments are looked for one by one
    Effect.catchTag("CommentRemoved", () => Effect.void),
    // somebody's ad accounts show posts of other accounts as well, which this one may not read
    Effect.catchIf(
      ({ _tag }) => _tag === "NotAllowed" && post.ad !== null,
      () => Effect.void
    )
  )
  return listed
})

/** Reads an account post by post: what has changed each time, ads every fifth, and everything every quarter of an hour. */
const readByPosts =
  (walk: PostWalk, every: Duration.Duration) =>
  (reading: AccountReading): Effect.Effect<WalkState, PlatformError> =>
    Effect.gen(function* () {
      const { account, at } = reading
      const now = at.epochMillis
      const state = walkStateOf(reading.state, now)
      const all = isAllDue(state, now)
      const ads = all || areAdsDue(state, now, every)
      const posts = yield* walk.posts(account, ads)
      const listed = new Set<string>()
      const known = new Map(state.posts.map((post) => [post.id, post]))
      const shown = new Set(posts.map(({ externalId }) => externalId))
      // ads that were not asked for are read on later from where they stand
      const next: Array<WalkState["posts"][number]> = ads ? [] : state.posts.filter(({ id }) => !shown.has(id))
      for (const post of posts) {
        const floor = floorOf(state, post, all)
        const readAt = floor === null ? (known.get(post.externalId)?.readAt ?? now) : now
        if (floor !== null) {
          for (const id of yield* readPost(walk, reading, post, state.since, floor)) listed.add(id)
        }
        next.push({ id: post.externalId, comments: post.comments, readAt })
      }
      // looking for what is gone is given up first when the platform wants no more calls
      const turn = yield* lookForStanding(reading, state.turn, listed, all, (comment) =>
        walk.textOf(account, comment)
      ).pipe(
        Effect.catchTags({
          RateLimited: () => Effect.succeed(state.turn),
          Transient: () => Effect.succeed(state.turn)
        })
      )
      return { since: state.since, allAt: all ? now : state.allAt, adsAt: ads ? now : state.adsAt, posts: next, turn }
    })

/** The reader of a platform that is read post by post, and that nobody writes messages on. */
export const postReader = (
  walk: PostWalk,
  {
    every,
    ...others
  }: Pick<PlatformReader, "describe" | "postsAtOnce" | "personOf"> & {
    readonly every: Duration.Duration
  }
): PlatformReader => {
  const read = readByPosts(walk, every)
  return {
    ...others,
    every,
    read,
    commentNow: (account, comment) =>
      Effect.map(
        walk.textOf(account, comment),
        Option.map((text) => ({ text: storableComment(text), hidden: null, authorId: null }))
      ),
    readSince: (reading, since) =>
      read({
        ...reading,
        state: stateSince(since.epochMillis),
        standing: () => Effect.succeed([]),
        ending: () => Effect.succeed([]),
        confirm: () => Effect.void
      })
  }
}
