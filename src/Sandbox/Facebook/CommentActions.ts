import { Either, Option } from "effect"
import { badParameter, gone, problem, success } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { required } from "../Graph/GraphInput.ts"
import { answered, type CallAnswer, json } from "../World/Call.ts"
import { counted, find, put, remove, withVisibility } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, findPost, type GrantedToken, type World } from "../World/World.ts"
import { threadOf } from "./CommentReads.ts"
import { announce, commentId } from "./FeedEvents.ts"

const longestMessage = 8000

const mayModerate = (token: GrantedToken, pageId: string): Either.Either<void, CallAnswer> =>
  Either.andThen(requirePage(token, pageId), requireScope(token, "pages_manage_engagement"))

const commentNamed = (world: World, method: string, id: string): Either.Either<SandboxComment, CallAnswer> =>
  Either.fromOption(find(world, "facebook", id), () => gone(method, id))

/** `POST /{comment}` with `is_hidden`. Only a change is announced. */
export const setHidden: GraphHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const comment = yield* commentNamed(world, "POST", idOf(call))
    yield* mayModerate(token, comment.accountId)
    const wanted = yield* required(call, "is_hidden")
    if (wanted !== "true" && wanted !== "false")
      return yield* Either.left(badParameter("Param is_hidden must be a boolean"))
    if (isOwn(comment))
      return yield* Either.left(
        problem({ status: 403, message: "(#200) The Page's own comments cannot be hidden", code: 200 })
      )
    const hide = wanted === "true"
    const after = counted(withVisibility(comment, hide ? "held" : "published"), hide ? "hide" : "unhide")
    const changed = put(world, after)
    return answered(
      isHidden(comment) === hide ? changed : announce(changed, after, hide ? "hide" : "unhide", now),
      success
    )
  })

/** `POST /{post or comment}/comments`: a comment of the page itself. */
export const reply: GraphHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const thread = yield* Either.fromOption(threadOf(world, idOf(call)), () => gone("POST", idOf(call)))
    yield* mayModerate(token, thread.accountId)
    const message = yield* required(call, "message")
    if (message.trim() === "") return yield* Either.left(badParameter("The parameter message must not be empty"))
    if ([...message].length > longestMessage)
      return yield* Either.left(badParameter(`The parameter message must have at most ${longestMessage} characters`))
    const page = yield* Either.fromOption(findAccount(world, "facebook", thread.accountId), () =>
      gone("POST", thread.accountId)
    )
    const post = yield* Either.fromOption(findPost(world, "facebook", thread.postId), () => gone("POST", thread.postId))
    const sequence = world.sequence + 1
    const own: SandboxComment = {
      platform: "facebook",
      id: commentId(post, null, sequence),
      sequence,
      accountId: page.id,
      postId: post.id,
      parentId: thread.below,
      author: { id: page.id, name: page.name, handle: page.handle },
      text: message,
      media: null,
      createdAt: now,
      updatedAt: now,
      visibility: "published",
      listed: true,
      removed: false,
      calls: {}
    }
    const answeredTo = Option.flatMap(Option.fromNullable(thread.below), (id) => find(world, "facebook", id))
    const written = put({ ...world, sequence }, own)
    const noted = Option.match(answeredTo, {
      onNone: () => written,
      onSome: (comment) => put(written, counted(comment, "reply"))
    })
    return answered(announce(noted, own, "add", now), json(200, { id: own.id }))
  })

/** `DELETE /{comment}`: the comment and everything below it. */
export const deleteComment: GraphHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const comment = yield* commentNamed(world, "DELETE", idOf(call))
    yield* mayModerate(token, comment.accountId)
    if (!isOwn(comment)) yield* requireScope(token, "pages_read_user_content")
    const { world: without, taken } = remove(world, counted(comment, "delete"))
    return answered(
      taken.reduce((after, gone) => announce(after, gone, "remove", now), without),
      success
    )
  })
