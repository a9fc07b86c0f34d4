import { Either, Option } from "effect"
import { answered, type Call, type CallAnswer } from "../World/Call.ts"
import { counted, find, put, withVisibility } from "../World/Comments.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, type GrantedToken, type World } from "../World/World.ts"
import { answer, badParameter, gone } from "./TikTokAnswer.ts"
import { announce, commentId } from "./TikTokEvents.ts"
import { requireAccount, required, type TikTokHandler } from "./TikTokHandler.ts"

/** What older documentation says; newer says 1,200. */
const longestText = 150

/** The comment that a call names, by its video as well. */
const named = (world: World, call: Call, token: GrantedToken): Either.Either<SandboxComment, CallAnswer> =>
  Either.gen(function* () {
    const businessId = yield* requireAccount(call, token, "business_id", "comment.list.manage")
    const videoId = yield* required(call, "video_id")
    const id = yield* required(call, "comment_id")
    const comment = yield* Either.fromOption(
      Option.filter(find(world, "tiktok", id), ({ accountId }) => accountId === businessId),
      () => gone(id)
    )
    return comment.postId === videoId
      ? comment
      : yield* Either.left(badParameter(`comment_id: The comment is not under the video ${videoId}.`))
  })

/** `POST business/comment/hide/`. Only a change is announced. */
export const setHidden: TikTokHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const comment = yield* named(world, call, token)
    const action = yield* required(call, "action")
    if (action !== "HIDE" && action !== "UNHIDE")
      return yield* Either.left(badParameter("action: Must be one of: HIDE, UNHIDE."))
    const hide = action === "HIDE"
    const after = counted(withVisibility(comment, hide ? "held" : "published"), hide ? "hide" : "unhide")
    const changed = put(world, after)
    return answered(
      comment.visibility === after.visibility ? changed : announce(changed, after, hide ? "hide" : "unhide", now),
      answer({})
    )
  })

/** A comment of the account itself, below another; the world with it. */
export const written = (world: World, to: SandboxComment, text: string, now: number) => {
  const sequence = world.sequence + 1
  const account = Option.getOrNull(findAccount(world, "tiktok", to.accountId))
  const own: SandboxComment = {
    platform: "tiktok",
    id: commentId(sequence),
    sequence,
    accountId: to.accountId,
    postId: to.postId,
    parentId: to.parentId ?? to.id,
    author: { id: to.accountId, name: account?.name ?? "", handle: account?.handle ?? "" },
    text,
    media: null,
    createdAt: now,
    updatedAt: now,
    visibility: "published",
    listed: true,
    removed: false,
    calls: {}
  }
  return { own, world: put(put({ ...world, sequence }, own), counted(to, "reply")) }
}

export const textOf = (call: Call): Either.Either<string, CallAnswer> =>
  Either.filterOrLeft(
    required(call, "text"),
    (text) => [...text].length <= longestText,
    () => badParameter(`text: Longer than maximum length ${longestText}.`)
  )

/** `POST business/comment/reply/create/`. Not idempotent. */
export const createReply: TikTokHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const to = yield* named(world, call, token)
    const { own, world: after } = written(world, to, yield* textOf(call), now)
    return answered(
      announce(after, own, "add", now),
      answer({
        comment_id: own.id,
        parent_comment_id: own.parentId,
        video_id: own.postId,
        create_time: String(Math.floor(now / 1000)),
        text: own.text,
        unique_identifier: own.author.id
      })
    )
  })
