import { DateTime, Option, Schema } from "effect"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { postAddress, videoAddress } from "./Addresses.ts"
import { commentsOf, YouTubeComment, type YouTubePost } from "./YouTubeComment.ts"
import { type CreateYouTubeRequest, youtubeGet } from "./YouTubeRequest.ts"
import type { YouTubePage } from "./YouTubeResponse.ts"

export type ModerationStatus = "published" | "heldForReview"

/** A top-level comment with those of its replies that came along; `totalReplies` counts all of them. */
export interface CommentThread {
  readonly id: string
  readonly post: YouTubePost | null
  readonly top: YouTubeComment
  readonly totalReplies: number
  readonly replies: ReadonlyArray<YouTubeComment>
}

const perPage = "100"

const pageOf = (pageToken: string | null) => (pageToken === null ? {} : { pageToken })

/** Comments on the channel and on all its videos, newest thread first. */
export const createThreadsRequest = (
  channelId: string,
  moderationStatus: ModerationStatus,
  pageToken: string | null
): CreateYouTubeRequest =>
  youtubeGet("/commentThreads", {
    part: "id,snippet,replies",
    allThreadsRelatedToChannelId: channelId,
    order: "time",
    moderationStatus,
    textFormat: "plainText",
    maxResults: perPage,
    ...pageOf(pageToken)
  })

export const createRepliesRequest = (threadId: string, pageToken: string | null): CreateYouTubeRequest =>
  youtubeGet("/comments", {
    part: "snippet",
    parentId: threadId,
    textFormat: "plainText",
    maxResults: perPage,
    ...pageOf(pageToken)
  })

/** Single comments, whatever thread they are in. */
export const createCommentsRequest = (ids: ReadonlyArray<string>): CreateYouTubeRequest =>
  youtubeGet("/comments", { part: "snippet", id: ids.join(","), textFormat: "plainText" })

const Thread = Schema.Struct({
  id: ExternalId,
  snippet: Schema.Struct({
    videoId: lenient(ExternalId),
    postId: lenient(ExternalId),
    topLevelComment: YouTubeComment,
    totalReplyCount: lenient(Schema.NonNegativeInt)
  }),
  replies: lenient(Schema.Struct({ comments: Schema.Array(Schema.Unknown) }))
})
const decode = Schema.decodeUnknownOption(Thread)

export const threadsOf = (page: YouTubePage): ReadonlyArray<CommentThread> =>
  page.items.flatMap((item) =>
    Option.toArray(decode(item)).map(({ id, replies, snippet }) => {
      const included = commentsOf(replies?.comments ?? [])
      return {
        id,
        post: postOf(snippet.videoId, snippet.postId),
        top: snippet.topLevelComment,
        totalReplies: Math.max(snippet.totalReplyCount ?? 0, included.length),
        replies: included
      }
    })
  )

const postOf = (videoId: string | null, postId: string | null): YouTubePost | null => {
  if (videoId !== null)
    return {
      externalId: videoId,
      caption: null,
      url: videoAddress(videoId)
    }
  return postId === null ? null : { externalId: postId, caption: null, url: postAddress(postId) }
}

/** The newest time among the replies that came along, in Unix milliseconds. */
export const latestReply = (thread: CommentThread): number | null =>
  thread.replies.reduce<number | null>((latest, { snippet }) => {
    const at = snippet.publishedAt === null ? null : DateTime.toEpochMillis(snippet.publishedAt)
    return at === null ? latest : Math.max(latest ?? at, at)
  }, null)
