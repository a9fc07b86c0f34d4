import { Duration, Option, Schema } from "effect"
import { firstTurn, StandingTurn } from "./StandingTurn.ts"

/** A post as the last readings saw it. Times are Unix milliseconds. */
const KnownPost = Schema.Struct({
  id: Schema.String,
  /** How many comments the platform counted; null where it does not tell. */
  comments: Schema.NullOr(Schema.Number),
  readAt: Schema.Number
})

/** Where the readings of an account's posts stand, as plain JSON. Nothing written before `since` is of interest. */
export const WalkState = Schema.Struct({
  since: Schema.Number,
  /** When all posts were last read to their end. */
  allAt: Schema.Number,
  /** When it was last asked which ads run. */
  adsAt: Schema.optionalWith(Schema.Number, { default: () => 0 }),
  posts: Schema.Array(KnownPost),
  turn: StandingTurn
})
export type WalkState = typeof WalkState.Type

const decode = Schema.decodeUnknownOption(WalkState)

/** Comments of the day before an account was connected are taken in as well. */
const lookBack = Duration.toMillis("1 day")
/** Between two readings of everything: for replies to old comments, and comments that no count tells of. */
const allEvery = Duration.toMillis("15 minutes")
/** How much later than others a comment may appear in a list. */
const overlap = Duration.toMillis("10 minutes")

/** To read everything that was written since, in Unix milliseconds. */
export const stateSince = (since: number): WalkState => ({ since, allAt: 0, adsAt: 0, posts: [], turn: firstTurn })

export const walkStateOf = (stored: unknown, now: number): WalkState =>
  Option.getOrElse(decode(stored), () => ({
    since: now - lookBack,
    allAt: now - allEvery,
    adsAt: 0,
    posts: [],
    turn: firstTurn
  }))

/** Ads are asked for once in so many readings. */
const readingsForAds = 5

export const areAdsDue = (state: WalkState, now: number, every: Duration.Duration): boolean =>
  now - state.adsAt >= readingsForAds * Duration.toMillis(every)

export const isAllDue = (state: WalkState, now: number): boolean => now - state.allAt >= allEvery

/** How far back a post is to be read, in Unix milliseconds; null when nothing of it has changed. */
export const floorOf = (
  state: WalkState,
  post: { readonly externalId: string; readonly comments: number | null },
  all: boolean
): number | null => {
  const known = state.posts.find(({ id }) => id === post.externalId)
  if (known === undefined || all) return state.since
  if (known.comments !== null && known.comments === post.comments) return null
  return Math.max(state.since, known.readAt - overlap)
}
