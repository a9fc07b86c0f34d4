import { Either, Option } from "effect"
import { badParameter, gone } from "../Graph/GraphAnswer.ts"
import { requireScope } from "../Graph/GraphAuth.ts"
import { type Node, parse, project } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { input, limitOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { answered, type Call, type CallAnswer, type HandledCall, json } from "../World/Call.ts"
import { children, find, onPost } from "../World/Comments.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, findPost, type GrantedToken, type World } from "../World/World.ts"
import { defaultFields, postNode, replyNode } from "./ReplyNode.ts"

const fieldsOf = (call: Call, otherwise: string) => parse(Option.getOrElse(input(call, "fields"), () => otherwise))

const handleOf = (world: World, accountId: string) =>
  Option.match(findAccount(world, "threads", accountId), { onNone: () => "", onSome: ({ handle }) => handle })

/** `GET /me`: the profile of the token. */
export const me: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const account = yield* Either.fromOption(findAccount(world, "threads", token.accountId), () =>
      gone("GET", token.accountId)
    )
    const node: Node = {
      kind: "ThreadsUser",
      fields: { id: account.id, username: account.handle, name: account.name, threads_profile_picture_url: null }
    }
    return answered(world, json(200, yield* project(node, yield* fieldsOf(call, "id"))))
  })

/** `GET /me/threads`: the profile's own posts, newest first. */
export const myThreads: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const handle = handleOf(world, token.accountId)
    const answer = yield* listAnswer(call, {
      all: world.posts.filter(({ accountId, platform }) => platform === "threads" && accountId === token.accountId),
      position: (post) => ({ at: post.createdAt, sequence: world.posts.indexOf(post) }),
      order: "newest",
      node: (post) => postNode(post, handle),
      fields: yield* fieldsOf(call, "id"),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })

const mine = (token: GrantedToken, accountId: string, id: string): Either.Either<void, CallAnswer> =>
  token.accountId === accountId ? Either.void : Either.left(gone("GET", id))

/** `GET /{id}`: a post or a reply. */
export const readMedia: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const id = idOf(call)
    const post = findPost(world, "threads", id)
    if (Option.isSome(post)) {
      yield* mine(token, post.value.accountId, id)
      const node = postNode(post.value, handleOf(world, post.value.accountId))
      return answered(world, json(200, yield* project(node, yield* fieldsOf(call, "id"))))
    }
    yield* requireScope(token, "threads_read_replies")
    const reply = yield* Either.fromOption(find(world, "threads", id), () => gone("GET", id))
    yield* mine(token, reply.accountId, id)
    return answered(world, json(200, yield* project(replyNode(reply), yield* fieldsOf(call, defaultFields))))
  })

const listing = (
  world: World,
  call: Call,
  all: ReadonlyArray<SandboxComment>
): Either.Either<HandledCall, CallAnswer> =>
  Either.gen(function* () {
    const reverse = Option.getOrElse(input(call, "reverse"), () => "true")
    if (reverse !== "true" && reverse !== "false")
      return yield* Either.left(badParameter("Param reverse must be a boolean"))
    if (Option.isSome(input(call, "after")) && Option.isSome(input(call, "before")))
      return yield* Either.left(badParameter("Only one of before and after may be given"))
    const answer = yield* listAnswer(call, {
      all: all.filter(({ listed }) => listed),
      position: (reply) => ({ at: reply.createdAt, sequence: reply.sequence }),
      order: reverse === "true" ? "newest" : "oldest",
      node: replyNode,
      fields: yield* fieldsOf(call, defaultFields),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })

/** Of somebody else's reply: it waits until the profile lets it through. */
const isPending = ({ visibility }: SandboxComment) => visibility === "spam"

/** What stands in plain lists: neither what waits for approval nor what was not let through. */
const isListed = (reply: SandboxComment) => !isPending(reply) && reply.visibility !== "rejected"

/** `GET /{post}/pending_replies`: those that wait for approval. A post that approves none refuses. */
export const pendingReplies: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_read_replies")
    const id = idOf(call)
    const post = yield* Either.fromOption(findPost(world, "threads", id), () => gone("GET", id))
    yield* mine(token, post.accountId, id)
    const status = Option.getOrElse(input(call, "approval_status"), () => "pending")
    if (status !== "pending" && status !== "ignored")
      return yield* Either.left(badParameter("Param approval_status must be one of pending, ignored"))
    const held = onPost(world, "threads", id).filter((reply) => !isListed(reply))
    if (held.length === 0) return yield* Either.left(badParameter("Reply approvals are not enabled for this post"))
    return yield* listing(
      world,
      call,
      held.filter((reply) => isPending(reply) === (status === "pending"))
    )
  })

/** `GET /{media}/replies`: those to it directly. */
export const listReplies: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_read_replies")
    const id = idOf(call)
    const post = findPost(world, "threads", id)
    if (Option.isSome(post)) {
      yield* mine(token, post.value.accountId, id)
      return yield* listing(
        world,
        call,
        onPost(world, "threads", id).filter((reply) => reply.parentId === null && isListed(reply))
      )
    }
    const reply = yield* Either.fromOption(find(world, "threads", id), () => gone("GET", id))
    yield* mine(token, reply.accountId, id)
    return yield* listing(world, call, children(world, reply))
  })

/** `GET /{post}/conversation`: all depths, flattened. Of a post only. */
export const conversation: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    yield* requireScope(token, "threads_read_replies")
    const id = idOf(call)
    if (Option.isSome(find(world, "threads", id)))
      return yield* Either.left(badParameter("The conversation edge is only available on root posts"))
    const post = yield* Either.fromOption(findPost(world, "threads", id), () => gone("GET", id))
    yield* mine(token, post.accountId, id)
    return yield* listing(world, call, onPost(world, "threads", id).filter(isListed))
  })

/** `GET /me/threads_publishing_limit`: how many answers of a day are used. */
export const publishingLimit: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const account = yield* Either.fromOption(findAccount(world, "threads", token.accountId), () => gone("GET", "me"))
    const shown = yield* project(
      {
        kind: "ThreadsUserPublishingLimit",
        fields: {
          id: account.id,
          reply_quota_usage: account.standing?.repliesUsed ?? 0,
          reply_config: { quota_total: 1000, quota_duration: 86_400 }
        }
      },
      yield* fieldsOf(call, "reply_quota_usage")
    )
    return answered(world, json(200, { data: [shown] }))
  })
