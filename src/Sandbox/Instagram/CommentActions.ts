import { Either } from "effect"
import { badParameter, gone, problem, success } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { required } from "../Graph/GraphInput.ts"
import { answered, type CallAnswer, json } from "../World/Call.ts"
import { counted, find, put, remove, withVisibility } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, findPost, type GrantedToken, type World } from "../World/World.ts"
import { announce, commentId } from "./CommentEvents.ts"

const longestText = 2200

const moderated = (
  world: World,
  method: string,
  id: string,
  token: GrantedToken
): Either.Either<SandboxComment, CallAnswer> =>
  Either.gen(function* () {
    const comment = yield* Either.fromOption(find(world, "instagram", id), () => gone(method, id))
    yield* requirePage(token, comment.accountId)
    yield* requireScope(token, "instagram_manage_comments")
    return comment
  })

/** `POST /{comment}` with `hide`. The account's own comments stay for all to see, without an error. Nothing is announced. */
export const setHidden: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const comment = yield* moderated(world, "POST", idOf(call), token)
    const wanted = yield* required(call, "hide")
    if (wanted !== "true" && wanted !== "false") return yield* Either.left(badParameter("Param hide must be a boolean"))
    const hide = wanted === "true"
    const after = isOwn(comment) ? comment : withVisibility(comment, hide ? "held" : "published")
    return answered(put(world, counted(after, hide ? "hide" : "unhide")), success)
  })

/** `POST /{comment}/replies`. A reply to a reply hangs on the comment above both; a hidden comment takes none. */
export const reply: GraphHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const comment = yield* moderated(world, "POST", idOf(call), token)
    const message = yield* required(call, "message")
    if (message.trim() === "") return yield* Either.left(badParameter("The parameter message must not be empty"))
    if ([...message].length > longestText)
      return yield* Either.left(badParameter(`The parameter message must have at most ${longestText} characters`))
    // the code of the real refusal is not documented
    if (isHidden(comment))
      return yield* Either.left(
        problem({ message: "You cannot reply to a hidden comment.", code: 100, subcode: 2207999 })
      )
    const account = yield* Either.fromOption(findAccount(world, "instagram", comment.accountId), () =>
      gone("POST", comment.accountId)
    )
    const post = yield* Either.fromOption(findPost(world, "instagram", comment.postId), () =>
      gone("POST", comment.postId)
    )
    const sequence = world.sequence + 1
    const own: SandboxComment = {
      platform: "instagram",
      id: commentId(post, null, sequence),
      sequence,
      accountId: account.id,
      postId: post.id,
      parentId: comment.parentId ?? comment.id,
      author: { id: account.id, name: account.name, handle: account.handle },
      text: message,
      media: null,
      createdAt: now,
      updatedAt: now,
      visibility: "published",
      listed: true,
      removed: false,
      calls: {}
    }
    const written = put(put({ ...world, sequence }, own), counted(comment, "reply"))
    return answered(announce(written, own, "add", now), json(200, { id: own.id }))
  })

/** `DELETE /{comment}`: the comment and everything below it. Nothing is announced. */
export const deleteComment: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const comment = yield* moderated(world, "DELETE", idOf(call), token)
    return answered(remove(world, counted(comment, "delete")).world, success)
  })
