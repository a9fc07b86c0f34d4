import { Either, Option } from "effect"
import { badParameter, gone } from "../Graph/GraphAnswer.ts"
import { requireScope } from "../Graph/GraphAuth.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { input, limitOf, momentOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { answered, json } from "../World/Call.ts"
import { find } from "../World/Comments.ts"
import { findPost, type World } from "../World/World.ts"
import { commentFields, commentNode, commentsOf, type Thread } from "./CommentNode.ts"

/** The thread that an id stands for, with the page that it belongs to. */
export const threadOf = (world: World, id: string): Option.Option<Thread & { readonly accountId: string }> =>
  Option.firstSomeOf([
    Option.map(findPost(world, "facebook", id), (post) => ({ postId: id, below: null, accountId: post.accountId })),
    Option.map(find(world, "facebook", id), ({ postId, accountId }) => ({ postId, below: id, accountId }))
  ])

const orders = { chronological: "oldest", reverse_chronological: "newest", ranked: "oldest" } as const
const isOrder = (text: string): text is keyof typeof orders => Object.hasOwn(orders, text)

/** `GET /{post or comment}/comments`. A token of a person sees an empty list, without an error. */
export const listComments: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const thread = yield* Either.fromOption(threadOf(world, idOf(call)), () => gone("GET", idOf(call)))
    if (token.kind !== "page" || token.accountId !== thread.accountId) return answered(world, json(200, { data: [] }))
    yield* requireScope(token, "pages_read_engagement")
    const filter = Option.getOrElse(input(call, "filter"), () => "toplevel")
    if (filter !== "toplevel" && filter !== "stream")
      return yield* Either.left(badParameter("Param filter must be one of {toplevel, stream}"))
    const order = Option.getOrElse(input(call, "order"), () => "chronological")
    if (!isOrder(order))
      return yield* Either.left(badParameter("Param order must be one of {chronological, reverse_chronological}"))
    const since = yield* momentOf(call, "since")
    const all = commentsOf(world, thread, filter === "stream").filter(
      (comment) => Option.isNone(since) || comment.createdAt >= since.value
    )
    const page = yield* listAnswer(call, {
      all,
      position: (comment) => ({ at: comment.createdAt, sequence: comment.sequence }),
      order: orders[order],
      node: (comment) => commentNode(world, call, token, comment),
      fields: yield* commentFields(input(call, "fields")),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    const summary = Option.contains(input(call, "summary"), "true")
      ? { summary: { order, total_count: all.length, can_comment: true } }
      : {}
    return answered(world, json(200, { ...page, ...summary }))
  })
