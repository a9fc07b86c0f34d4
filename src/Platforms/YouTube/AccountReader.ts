import { DateTime, type Duration, Effect, Option } from "effect"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { storableComment } from "#src/Ground/StorableText.ts"
import type { AccountReading, PlatformReader } from "../Port/PlatformReader.ts"
import { firstState } from "./Poll.ts"
import { readAgain } from "./ReadAgain.ts"
import type { YouTubeReader } from "./ReadComments.ts"
import { type AccountPolls, isAllDue, isHeldDue, pollsOf } from "./ReadingPlan.ts"
import {
  afterAsking,
  askedAtOnce,
  checkedFor,
  isCheckDue,
  type StandingCheck,
  toAsk,
  waitingAtOnce
} from "./StandingCheck.ts"
import { videosAtOnce } from "./Videos.ts"

/** Reads the accounts of YouTube channels, which push nothing. */
export const youtubeAccountReader = (youtube: YouTubeReader, every: Duration.Duration): PlatformReader => ({
  every,
  postsAtOnce: videosAtOnce,
  describe: (account, postIds) => youtube.videos(account, postIds),
  // nobody writes messages on YouTube
  personOf: () => Effect.succeedNone,

  readSince: tracedFn("YouTube.readSince")(function* ({ account, receive }, since) {
    for (const moderationStatus of ["published", "heldForReview"] as const) {
      yield* youtube.poll(
        account,
        { state: firstState(since.epochMillis), moderationStatus, depth: "all" },
        (comments) => receive(comments.map((comment) => ({ _tag: "Commented", comment }) as const))
      )
    }
  }),

  read: tracedFn("YouTube.readAccount")(function* (reading) {
    const { account, at, receive } = reading
    const now = at.epochMillis
    const polls = pollsOf(reading.state, now)
    const take = (comments: ReadonlyArray<ObservedComment>) =>
      receive(comments.map((comment) => ({ _tag: "Commented", comment }) as const))
    const all = isAllDue(polls, now)
    const published = yield* youtube.poll(
      account,
      { state: polls.published, moderationStatus: "published", depth: all ? "all" : "recent" },
      take
    )
    const heldDue = isHeldDue(polls, now) || polls.check.missing.length > 0
    const held = heldDue
      ? yield* youtube.poll(account, { state: polls.held, moderationStatus: "heldForReview", depth: "recent" }, take)
      : polls.held
    // looking for what is gone is given up first when the quota runs out
    const check = isCheckDue(polls.check, now)
      ? yield* Effect.catchTag(checked(youtube, reading, polls.check), "RateLimited", () =>
          Effect.succeed({ ...polls.check, at: now })
        )
      : polls.check
    const unseen = yield* Effect.catchTag(readAgain(youtube, reading), "RateLimited", () => Effect.succeed([]))
    const next: AccountPolls = {
      published,
      held,
      heldAt: heldDue ? now : polls.heldAt,
      allAt: all ? now : polls.allAt,
      // looked for once more with the others, and gone when they are not found then
      check: { ...check, missing: [...new Set([...check.missing, ...unseen])] }
    }
    return next
  })
})

/** Asks for comments that should be there: which are gone, and which say something else by now. */
const checked = tracedFn("YouTube.checked")(function* (
  youtube: YouTubeReader,
  { account, at, receive, standing }: AccountReading,
  check: StandingCheck
) {
  const oldest = DateTime.subtractDuration(at, checkedFor)
  const waiting = yield* standing({ waiting: true, hidden: false, before: Option.none(), limit: waitingAtOnce })
  const from = Option.fromNullable(check.last)
  const others = (yield* standing({ waiting: false, hidden: false, before: from, limit: askedAtOnce })).filter(
    ({ receivedAt }) => DateTime.greaterThan(receivedAt, oldest)
  )
  const ids = toAsk(
    check,
    waiting.map(({ externalId }) => externalId),
    others.map(({ externalId }) => externalId)
  )
  if (ids.length === 0) return { at: at.epochMillis, last: null, missing: [] }
  const found = new Map((yield* youtube.commentsById(account, ids)).map((comment) => [comment.id, comment]))
  // that all are gone at once is more likely trouble of YouTube's, and a deletion is not taken back
  if (found.size === 0 && ids.length > 1) return { ...check, at: at.epochMillis }
  const { gone, missing } = afterAsking(check, ids, new Set(found.keys()))
  const edited = [...waiting, ...others].flatMap(({ externalId, text }): ReadonlyArray<Observation> => {
    const snippet = found.get(externalId)?.snippet
    const now = snippet?.textDisplay ?? null
    const differs = now !== null && storableComment(now) !== text
    const authorId = snippet?.authorChannelId?.value ?? null
    return differs ? [{ _tag: "Edited", externalId, text: storableComment(now), hasMedia: null, authorId }] : []
  })
  yield* receive([...gone.map((externalId) => ({ _tag: "Removed", externalId }) as const), ...edited])
  const asked = new Set(ids)
  const last = others.findLast(({ externalId }) => asked.has(externalId))
  const ended = others.length < askedAtOnce && last === others.at(-1)
  return { at: at.epochMillis, last: ended || last === undefined ? null : last.place, missing }
})
