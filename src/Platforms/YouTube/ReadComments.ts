import { DateTime, Effect, Hash, Option, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import {
  type CommentThread,
  createCommentsRequest,
  createRepliesRequest,
  createThreadsRequest,
  latestReply,
  type ModerationStatus,
  threadsOf
} from "./CommentThread.ts"
import { beginWalk, endWalk, type PolledThread, type PollState, readPage, type Step } from "./Poll.ts"
import { createVideosRequest, videosOf } from "./Videos.ts"
import { commentsOf, observed, writtenBy, type YouTubeComment } from "./YouTubeComment.ts"
import type { CreateYouTubeRequest } from "./YouTubeRequest.ts"
import type { YouTubePage } from "./YouTubeResponse.ts"

export interface ThreadPage {
  readonly threads: ReadonlyArray<CommentThread>
  readonly next: string | null
}

export interface PollOptions {
  readonly state: PollState
  readonly moderationStatus: ModerationStatus
  readonly depth: "recent" | "all"
}

/** Reading a channel's comments. The channel's own are left out of what is handed over. */
export interface YouTubeReader {
  readonly listThreads: (
    account: AccountAccess,
    moderationStatus: ModerationStatus,
    pageToken: string | null
  ) => Effect.Effect<ThreadPage, PlatformError>
  /** All replies of a thread, page by page. */
  readonly listReplies: (account: AccountAccess, threadId: string) => Stream.Stream<YouTubeComment, PlatformError>
  /** Those of the comments that are there, published or held back; at most 50 ids. */
  readonly commentsById: (
    account: AccountAccess,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<YouTubeComment>, PlatformError>
  /** Those of the videos that are there; at most 50 ids. */
  readonly videos: (
    account: AccountAccess,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<PostFacts>, PlatformError>
  /**
   * Hands over, in batches, what is new since the last poll, each comment at least once. The state it gives
   * back is to be stored; when the poll fails, the old one stays good.
   */
  readonly poll: <E, R>(
    account: AccountAccess,
    options: PollOptions,
    receive: (comments: ReadonlyArray<ObservedComment>) => Effect.Effect<void, E, R>
  ) => Effect.Effect<PollState, PlatformError | E, R>
}

/** Reads one page of a list, at the cost of one unit. */
export type ReadList = (
  account: AccountAccess,
  request: CreateYouTubeRequest
) => Effect.Effect<YouTubePage, PlatformError>

const emptyAnswer = new Transient({ reason: "YouTube answered nothing when asked for comments." })

export const youtubeReader = (read: ReadList): YouTubeReader => {
  const listThreads: YouTubeReader["listThreads"] = (account, moderationStatus, pageToken) =>
    read(account, createThreadsRequest(account.externalId, moderationStatus, pageToken)).pipe(
      Effect.map((page) => ({ threads: threadsOf(page), next: page.next }))
    )

  const listReplies: YouTubeReader["listReplies"] = (account, threadId) =>
    Stream.paginateEffect<string | null, YouTubePage["items"], PlatformError, never>(null, (token) =>
      Effect.map(read(account, createRepliesRequest(threadId, token)), (page) => [
        page.items,
        page.next === null || page.next === token ? Option.none() : Option.some(page.next)
      ])
    ).pipe(Stream.map(commentsOf), Stream.flattenIterables)

  /** As they are handed over: the channel's own are left out, and so is what came before anything was of interest. */
  const wanted = (
    account: AccountAccess,
    { post }: CommentThread,
    comments: ReadonlyArray<YouTubeComment>,
    since: number
  ) =>
    Effect.map(DateTime.now, (now) =>
      comments
        .filter((comment) => !writtenBy(comment, account.externalId))
        .map((comment) => observed(comment, post, now))
        .filter(({ createdAt }) => createdAt.epochMillis >= since)
    )

  /** The replies that did not come with their thread. */
  const otherReplies = tracedFn("YouTube.otherReplies")(function* (account: AccountAccess, thread: CommentThread) {
    const told = new Set([thread.top, ...thread.replies].map(({ id }) => id))
    return yield* Stream.runCollect(listReplies(account, thread.id)).pipe(
      Effect.map((replies) => Array.from<YouTubeComment>(replies).filter(({ id }) => !told.has(id))),
      // a thread that is removed between two calls has no replies left to read
      Effect.catchTag("CommentRemoved", () => Effect.succeed([]))
    )
  })

  return {
    listThreads,
    listReplies,
    commentsById: (account, ids) =>
      Effect.flatMap(read(account, createCommentsRequest(ids)), ({ items, next }) =>
        // single comments come on one page: an empty one that leads on says nothing of them
        items.length === 0 && next !== null ? emptyAnswer : Effect.succeed(commentsOf(items))
      ),
    videos: (account, ids) => Effect.map(read(account, createVideosRequest(ids)), videosOf),
    poll: tracedFn("YouTube.poll")(function* (account, { depth, moderationStatus, state }, receive) {
      let walk = beginWalk(state, depth)
      let token: string | null = null
      do {
        const page: ThreadPage = yield* listThreads(account, moderationStatus, token)
        const step: Step<ReadThread> = readPage(walk, { threads: page.threads.map(polled), token, next: page.next })
        const take = (comments: ReadonlyArray<ObservedComment>) =>
          comments.length > 0 ? receive(comments) : Effect.void
        // what the page tells is one set, before anything else is asked for: replies may be many calls
        const told = yield* Effect.forEach(step.changed, ({ thread }) =>
          wanted(account, thread, [thread.top, ...thread.replies], state.since)
        )
        yield* take(told.flat())
        for (const { thread } of step.incomplete) {
          yield* take(yield* wanted(account, thread, yield* otherReplies(account, thread), state.since))
        }
        walk = step.walk
        token = step.next
      } while (token !== null)
      return endWalk(walk)
    })
  }
}

interface ReadThread extends PolledThread {
  readonly thread: CommentThread
}

const polled = (thread: CommentThread): ReadThread => ({
  id: thread.id,
  publishedAt: thread.top.snippet.publishedAt?.epochMillis ?? null,
  updatedAt: thread.top.snippet.updatedAt?.epochMillis ?? null,
  totalReplies: thread.totalReplies,
  latestReply: latestReply(thread),
  texts: Hash.array([thread.top, ...thread.replies].map(({ id, snippet }) => `${id} ${snippet.textDisplay}`)),
  included: thread.replies.length,
  thread
})
