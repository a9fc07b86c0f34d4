import { Either, Hash } from "effect"
import { answered, type Call, type CallAnswer, type HandledCall } from "../World/Call.ts"
import { children, find, onPost } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, type World } from "../World/World.ts"
import { answer, badParameter, gone } from "./TikTokAnswer.ts"
import { jsonList, requireAccount, required, type TikTokHandler, wholeNumber } from "./TikTokHandler.ts"

const repliesAlong = 3

const shown = (world: World, comment: SandboxComment, withReplies: boolean): Record<string, unknown> => {
  const replies = children(world, comment).filter(({ listed }) => listed)
  return {
    comment_id: comment.id,
    video_id: comment.postId,
    ...(comment.parentId === null ? {} : { parent_comment_id: comment.parentId }),
    unique_identifier: comment.author.id,
    username: comment.author.handle,
    display_name: comment.author.name,
    create_time: String(Math.floor(comment.createdAt / 1000)),
    text: comment.text,
    ...(comment.media === null ? {} : { image_url: comment.media }),
    likes: 0,
    replies: replies.length,
    liked: false,
    pinned: false,
    owner: isOwn(comment),
    status: isHidden(comment) ? "HIDDEN" : "PUBLIC",
    reply_list: withReplies ? replies.slice(0, repliesAlong).map((reply) => shown(world, reply, false)) : []
  }
}

/** Newest first when that is asked for; else in an order that nobody can rely on. */
const sorted = (
  call: Call,
  all: ReadonlyArray<SandboxComment>
): Either.Either<ReadonlyArray<SandboxComment>, CallAnswer> => {
  const { sort_field: field, sort_order: order = "smart" } = call.query
  if (field === undefined)
    return Either.right(all.toSorted((one, other) => Hash.string(one.id) - Hash.string(other.id)))
  if (!["likes", "replies", "create_time"].includes(field))
    return Either.left(badParameter("sort_field: Must be one of: likes, replies, create_time."))
  const newest = all.toSorted((one, other) => other.createdAt - one.createdAt || other.sequence - one.sequence)
  return Either.right(order === "asc" ? newest.toReversed() : newest)
}

/** The first page is short, and not the last for that. */
const pageOf = (world: World, call: Call, all: ReadonlyArray<SandboxComment>): Either.Either<HandledCall, CallAnswer> =>
  Either.gen(function* () {
    const cursor = yield* wholeNumber(call.query["cursor"], 0, 0, 1_000_000)
    const most = yield* wholeNumber(call.query["max_count"], 20, 1, 30)
    const list = yield* sorted(call, all)
    const end = cursor + (cursor === 0 && most > 1 ? most - 1 : most)
    return answered(
      world,
      answer({
        comments: list
          .slice(cursor, end)
          .map((comment) => shown(world, comment, call.query["include_replies"] === "true")),
        cursor: Math.min(end, list.length),
        has_more: end < list.length
      })
    )
  })

const videoOf = (world: World, call: Call, businessId: string) =>
  Either.flatMap(required(call, "video_id"), (id) => {
    const post = world.posts.find((one) => one.platform === "tiktok" && one.id === id && one.accountId === businessId)
    return post === undefined || post.ad !== null
      ? Either.left(badParameter(`video_id: The video ${id} does not belong to the account.`))
      : Either.right(post)
  })

/** `GET business/comment/list/`: those on the video itself, hidden ones too; with `comment_ids` any of them. */
export const listComments: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const businessId = yield* requireAccount(call, token, "business_id", "comment.list")
    const video = yield* videoOf(world, call, businessId)
    const ids = jsonList(call.query["comment_ids"])
    if (ids.length > 30) return yield* Either.left(badParameter("comment_ids: Longer than maximum length 30."))
    const all = onPost(world, "tiktok", video.id).filter(({ listed }) => listed)
    if (ids.length > 0)
      return yield* pageOf(
        world,
        call,
        all.filter(({ id }) => ids.includes(id))
      )
    return yield* pageOf(
      world,
      call,
      all.filter(({ parentId }) => parentId === null)
    )
  })

/** `GET business/comment/reply/list/` */
export const listReplies: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const businessId = yield* requireAccount(call, token, "business_id", "comment.list")
    yield* videoOf(world, call, businessId)
    const id = yield* required(call, "comment_id")
    const comment = yield* Either.fromOption(find(world, "tiktok", id), () => gone(id))
    return yield* pageOf(
      world,
      call,
      children(world, comment).filter(({ listed }) => listed)
    )
  })

/** `GET business/get/` */
export const profile: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const id = yield* requireAccount(call, token, "business_id", "user.info.basic")
    const account = yield* Either.fromOption(findAccount(world, "tiktok", id), () => gone(id))
    const fields = jsonList(call.query["fields"])
    const known: Record<string, unknown> = {
      username: account.handle,
      display_name: account.name,
      profile_image: null
    }
    return answered(world, answer(Object.fromEntries(fields.map((field) => [field, known[field]]))))
  })

/** `GET business/video/list/`: newest first, without videos that are only ads. */
export const listVideos: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const businessId = yield* requireAccount(call, token, "business_id", "video.list")
    const most = yield* wholeNumber(call.query["max_count"], 10, 1, 20)
    const fields = jsonList(call.query["fields"])
    const wanted = /"video_ids":(\[[^\]]*\])/.exec(call.query["filters"] ?? "")?.[1]
    const ids = wanted === undefined ? null : jsonList(wanted)
    const videos = world.posts
      .filter(({ accountId, ad, platform }) => platform === "tiktok" && accountId === businessId && ad === null)
      .filter(({ id }) => ids === null || ids.includes(id))
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .slice(0, most)
      .map((post) => {
        const known: Record<string, unknown> = {
          item_id: post.id,
          caption: post.caption,
          share_url: post.url,
          create_time: String(Math.floor(post.createdAt / 1000)),
          is_ad: false,
          comments: onPost(world, "tiktok", post.id).filter(({ listed }) => listed).length
        }
        return Object.fromEntries(fields.map((field) => [field, known[field]]))
      })
    return answered(world, answer({ videos, cursor: 0, has_more: false }))
  })
