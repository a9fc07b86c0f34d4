import { Either, Option } from "effect"
import { badParameter, gone, problem, success } from "../Graph/GraphAnswer.ts"
import { requireScope } from "../Graph/GraphAuth.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { required } from "../Graph/GraphInput.ts"
import { answered, type CallAnswer, json } from "../World/Call.ts"
import { counted, descendants, find, put, withVisibility } from "../World/Comments.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, type GrantedToken, type World } from "../World/World.ts"
import { announce, replyId } from "./ReplyEvents.ts"

const longestText = 500

const replyNamed = (world: World, id: string, token: GrantedToken): Either.Either<SandboxComment, CallAnswer> =>
  Either.fromOption(
    Option.filter(find(world, "threads", id), ({ accountId }) => accountId === token.accountId),
    () => gone("POST", id)
  )

/** What was not let through can still be. */
const waits = ({ visibility }: SandboxComment) => visibility === "spam" || visibility === "rejected"

/** `POST /{reply}/manage_reply`: only replies to the post itself; those below go with them. Nothing is announced. */
export const manageReply: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_manage_replies")
    const reply = yield* replyNamed(world, idOf(call), token)
    const wanted = yield* required(call, "hide")
    if (wanted !== "true" && wanted !== "false") return yield* Either.left(badParameter("Param hide must be a boolean"))
    if (waits(reply)) return yield* Either.left(badParameter("The reply is pending approval"))
    if (reply.parentId !== null) return yield* Either.left(badParameter("Nested replies cannot be hidden on their own"))
    const hide = wanted === "true"
    const visibility = hide ? "held" : "published"
    const below = descendants(world, reply).map((one) => withVisibility(one, visibility))
    const own = counted(withVisibility(reply, visibility), hide ? "hide" : "unhide")
    return answered([...below, own].reduce(put, world), success)
  })

/** `POST /{reply}/manage_pending_reply`: lets a reply through that waits for approval, or does not. */
export const managePending: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_manage_replies")
    const reply = yield* replyNamed(world, idOf(call), token)
    const wanted = yield* required(call, "approve")
    if (wanted !== "true" && wanted !== "false")
      return yield* Either.left(badParameter("Param approve must be a boolean"))
    if (!waits(reply)) return yield* Either.left(badParameter("The reply is not pending approval"))
    const approve = wanted === "true"
    const decided = withVisibility(reply, approve ? "published" : "rejected")
    return answered(put(world, counted(decided, approve ? "unhide" : "hide")), success)
  })

/** `POST /me/threads`: a draft of a reply. Nobody sees it before it is published. */
export const draftReply: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_content_publish")
    yield* requireScope(token, "threads_manage_replies")
    const kind = yield* required(call, "media_type")
    if (kind !== "TEXT") return yield* Either.left(badParameter("Param media_type must be TEXT here"))
    const text = yield* required(call, "text")
    if (text.trim() === "") return yield* Either.left(badParameter("The parameter text must not be empty"))
    if (Buffer.byteLength(text) > longestText && [...text].length > longestText)
      return yield* Either.left(
        problem({ message: "Param text must be at most 500 characters long.", type: "THApiException", code: 100 })
      )
    const reply = yield* replyNamed(world, yield* required(call, "reply_to_id"), token)
    const sequence = world.sequence + 1
    const draft = { id: `1790${String(sequence).padStart(13, "0")}`, accountId: token.accountId, to: reply.id, text }
    return answered({ ...world, sequence, drafts: [...world.drafts, draft] }, json(200, { id: draft.id }))
  })

/** `POST /me/threads_publish`: a draft becomes a reply, once. */
export const publish: GraphHandler = (world, call, now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_content_publish")
    const id = yield* required(call, "creation_id")
    const draft = yield* Either.fromNullable(
      world.drafts.find((known) => known.id === id && known.accountId === token.accountId),
      () => gone("POST", id)
    )
    const to = yield* replyNamed(world, draft.to, token)
    const account = yield* Either.fromOption(findAccount(world, "threads", token.accountId), () =>
      gone("POST", token.accountId)
    )
    const sequence = world.sequence + 1
    const own: SandboxComment = {
      platform: "threads",
      id: replyId(sequence),
      sequence,
      accountId: account.id,
      postId: to.postId,
      parentId: to.id,
      author: { id: account.id, name: account.name, handle: account.handle },
      text: draft.text,
      media: null,
      createdAt: now,
      updatedAt: now,
      visibility: "published",
      listed: true,
      removed: false,
      calls: {}
    }
    const drafts = world.drafts.filter((known) => known !== draft)
    const written = put(put({ ...world, sequence, drafts }, own), counted(to, "reply"))
    return answered(announce(written, own, "add", now), json(200, { id: own.id }))
  })
