import { DateTime, Either, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { sameReply } from "../Port/ReplyText.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"
import { type CreateTikTokRequest, tiktokGet, tiktokPost } from "./TikTokRequest.ts"
import { type HandleTikTokResponse, tiktokAnswer } from "./TikTokResponse.ts"
import { UnixTime } from "./UnixTime.ts"

const mostAtOnce = "30"

/** Without an order of their own, comments come in any. Three replies of each come along. */
export const createCommentsRequest = (
  businessId: string,
  videoId: string,
  cursor: string | null
): CreateTikTokRequest =>
  tiktokGet("business/comment/list", {
    business_id: businessId,
    video_id: videoId,
    include_replies: "true",
    sort_field: "create_time",
    sort_order: "desc",
    max_count: mostAtOnce,
    ...(cursor === null ? {} : { cursor })
  })

export const createRepliesRequest = (
  businessId: string,
  videoId: string,
  commentId: string,
  cursor: string | null
): CreateTikTokRequest =>
  tiktokGet("business/comment/reply/list", {
    business_id: businessId,
    video_id: videoId,
    comment_id: commentId,
    sort_field: "create_time",
    sort_order: "desc",
    max_count: mostAtOnce,
    ...(cursor === null ? {} : { cursor })
  })

/** One comment, by its id. */
export const createCommentRequest = (businessId: string, videoId: string, commentId: string): CreateTikTokRequest =>
  tiktokGet("business/comment/list", {
    business_id: businessId,
    video_id: videoId,
    comment_ids: JSON.stringify([commentId])
  })

export const createHideRequest = (businessId: string, videoId: string, commentId: string, hide: boolean) =>
  tiktokPost("business/comment/hide", {
    business_id: businessId,
    video_id: videoId,
    comment_id: commentId,
    action: hide ? "HIDE" : "UNHIDE"
  })

export const createReplyRequest = (businessId: string, videoId: string, commentId: string, text: string) =>
  tiktokPost("business/comment/reply/create", {
    business_id: businessId,
    video_id: videoId,
    comment_id: commentId,
    text
  })

export const TikTokComment = Schema.Struct({
  comment_id: ExternalId,
  parent_comment_id: lenient(ExternalId),
  unique_identifier: lenient(ExternalId),
  username: lenient(Schema.String),
  display_name: lenient(Schema.String),
  create_time: UnixTime,
  text: lenient(Schema.String),
  image_url: lenient(Schema.NonEmptyString),
  replies: lenient(Schema.Number),
  owner: lenient(Schema.Boolean),
  status: lenient(Schema.String),
  reply_list: lenient(Schema.Array(Schema.Unknown))
})
export type TikTokComment = typeof TikTokComment.Type

const decode = Schema.decodeUnknownOption(TikTokComment)

export const commentsOf = (items: ReadonlyArray<unknown>): ReadonlyArray<TikTokComment> =>
  items.flatMap((item) => Option.toArray(decode(item)))

/** A page of comments; `next` is null on the last one. A page may be short, or empty, and not the last. */
export interface TikTokPage {
  readonly items: ReadonlyArray<unknown>
  readonly next: string | null
}

const List = Schema.Struct({
  comments: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] }),
  cursor: lenient(Schema.Union(Schema.String, Schema.Number)),
  has_more: lenient(Schema.Boolean)
})
const readList = tiktokAnswer(List)

export const handleComments: HandleTikTokResponse<TikTokPage> = (answer) =>
  Either.map(readList(answer), ({ comments, cursor, has_more }) => ({
    items: comments,
    next: has_more === true && cursor !== null ? String(cursor) : null
  }))

const readCreated = tiktokAnswer(Schema.Struct({ comment_id: ExternalId }))

export const handleReplied: HandleTikTokResponse<{ readonly externalId: string }> = (answer) =>
  Either.map(readCreated(answer), ({ comment_id }) => ({ externalId: comment_id }))

const timeOf = ({ create_time }: TikTokComment): Option.Option<DateTime.Utc> =>
  create_time === null ? Option.none() : DateTime.make(create_time * 1_000)

/** People are told apart by `unique_identifier`, which is the same everywhere at TikTok. */
export const observed = (
  comment: TikTokComment,
  parentId: string | null,
  post: WalkedPost,
  readAt: DateTime.Utc
): ObservedComment => ({
  externalId: comment.comment_id,
  parentExternalId: comment.parent_comment_id ?? parentId,
  post: { externalId: post.externalId, caption: post.caption, url: post.url },
  ad: null,
  surface: "organic",
  text: storableComment(comment.text ?? ""),
  hasMedia: comment.image_url !== null || isWordless(comment.text),
  author: {
    externalId: comment.unique_identifier,
    name: storable(comment.display_name ?? ""),
    handle: storable(comment.username ?? "")
  },
  hidden: comment.status === "HIDDEN",
  url: post.url,
  createdAt: Option.getOrElse(timeOf(comment), () => readAt)
})

/** The account's own reply with this text, from a minute before `since` on: clocks differ, and seconds are whole. */
export const isSought =
  (text: string, since: DateTime.Utc) =>
  (reply: TikTokComment): boolean =>
    reply.owner === true &&
    Option.exists(timeOf(reply), DateTime.greaterThanOrEqualTo(DateTime.subtract(since, { minutes: 1 }))) &&
    sameReply(reply.text ?? "", text)
