import { type DateTime, type Duration, Effect, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { NotAllowed, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { type PostWalk, postReader, type WalkedPost } from "../Walk/PostWalk.ts"
import { type adReader, isAdGroup } from "./AdReader.ts"
import {
  commentsOf,
  createCommentRequest,
  createCommentsRequest,
  createRepliesRequest,
  handleComments,
  observed,
  type TikTokComment
} from "./OrganicComments.ts"
import { tiktokPageStream, tiktokPages } from "./Paging.ts"
import type { TikTokCalls } from "./TikTokCalls.ts"
import { createVideosByIdRequest, createVideosRequest, factsOf, handleVideos } from "./Videos.ts"

const newestVideos = 20
const videosAtOnce = 20
const unanswered = new Transient({ reason: "TikTok did not say whether the comment is there." })
const unasked = new NotAllowed({ reason: "TikTok is not asked for single comments of ads." })

export const tiktokReader = (
  { call }: TikTokCalls,
  ads: Pick<ReturnType<typeof adReader>, "adComments" | "adPosts">,
  every: Duration.Duration
): PlatformReader => {
  const threadOf = Effect.fnUntraced(function* (
    account: AccountAccess,
    post: WalkedPost,
    readAt: DateTime.Utc,
    comment: TikTokComment
  ) {
    const first = commentsOf(comment.reply_list ?? [])
    const replies =
      (comment.replies ?? 0) > first.length
        ? yield* tiktokPages((cursor) =>
            call(
              account,
              createRepliesRequest(account.externalId, post.externalId, comment.comment_id, cursor),
              handleComments
            )
          ).pipe(
            Stream.runCollect,
            Effect.map((found) => Array.from(found)),
            Effect.catchTag("CommentRemoved", () => Effect.succeed(first))
          )
        : first
    return [comment, ...replies]
      .filter(({ owner }) => owner !== true)
      .map((one) => observed(one, one === comment ? null : comment.comment_id, post, readAt))
  })

  const walk: PostWalk = {
    posts: tracedFn("TikTok.posts")(function* (account, withAds) {
      const videos = yield* call(account, createVideosRequest(account.externalId, newestVideos), handleVideos)
      return withAds ? [...videos, ...(yield* ads.adPosts(account))] : videos
    }),
    comments: (account, post, readAt) =>
      isAdGroup(post)
        ? ads.adComments(account, post, readAt)
        : tiktokPageStream((cursor) =>
            call(account, createCommentsRequest(account.externalId, post.externalId, cursor), handleComments)
          ).pipe(
            Stream.mapEffect((comments) =>
              Effect.map(
                Effect.forEach(comments, (comment) => threadOf(account, post, readAt, comment)),
                (threads) => threads.flat()
              )
            )
          ),
    textOf: (account, { externalId, postExternalId, surface }) =>
      surface === "ad" || postExternalId === null
        ? Effect.fail(unasked)
        : call(account, createCommentRequest(account.externalId, postExternalId, externalId), handleComments).pipe(
            Effect.flatMap(({ items, next }) => {
              const all = commentsOf(items).flatMap((one) => [one, ...commentsOf(one.reply_list ?? [])])
              const found = all.find(({ comment_id }) => comment_id === externalId)
              if (found !== undefined) return Effect.succeedSome(found.text ?? "")
              // a page that leads on does not say that the comment is gone
              return next === null ? Effect.succeedNone : Effect.fail(unanswered)
            }),
            Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
          )
  }

  return postReader(walk, {
    every,
    postsAtOnce: videosAtOnce,
    describe: (account, postIds) =>
      Effect.map(call(account, createVideosByIdRequest(account.externalId, postIds), handleVideos), (videos) =>
        videos.filter(({ externalId }) => postIds.includes(externalId)).map(factsOf)
      ),
    // a message names who sent it
    personOf: () => Effect.succeedNone
  })
}
