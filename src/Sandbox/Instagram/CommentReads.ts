import { Either, Option } from "effect"
import { gone } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { parse, project } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { input, limitOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { answered, type Call, type CallAnswer, type HandledCall, json } from "../World/Call.ts"
import { find, onPost } from "../World/Comments.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, findPost, type GrantedToken, type World } from "../World/World.ts"
import { commentNode, defaultFields, mostAtOnce, position, repliesOf } from "./CommentNode.ts"
import { mediaNode } from "./MediaNode.ts"

const mayRead = (token: GrantedToken, accountId: string): Either.Either<void, CallAnswer> =>
  Either.andThen(requirePage(token, accountId), requireScope(token, "instagram_manage_comments"))

const listing = (
  world: World,
  call: Call,
  all: ReadonlyArray<SandboxComment>
): Either.Either<HandledCall, CallAnswer> =>
  Either.gen(function* () {
    const page = yield* listAnswer(call, {
      all,
      position,
      order: "newest",
      node: (comment) => commentNode(world, call, comment),
      fields: yield* parse(Option.getOrElse(input(call, "fields"), () => defaultFields)),
      limit: Math.min(mostAtOnce, yield* limitOf(input(call, "limit"))),
      after: input(call, "after")
    })
    return answered(world, json(200, page))
  })

/** `GET /{media}/comments`: those on the post itself, newest first; hidden ones too, for the account. */
export const listComments: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const post = yield* Either.fromOption(findPost(world, "instagram", idOf(call)), () => gone("GET", idOf(call)))
    yield* mayRead(token, post.accountId)
    const all = onPost(world, "instagram", post.id).filter(({ listed, parentId }) => listed && parentId === null)
    return yield* listing(world, call, all)
  })

/** `GET /{comment}/replies`; a comment that is gone has none. */
export const listReplies: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const comment = yield* Either.fromOption(find(world, "instagram", idOf(call)), () => gone("GET", idOf(call)))
    yield* mayRead(token, comment.accountId)
    return yield* listing(world, call, repliesOf(world, comment))
  })

/** `GET /{id}`: a post, a comment, or somebody who wrote a message: of others nothing is told. */
export const readNode: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const id = idOf(call)
    const asked = input(call, "fields")
    const account = findAccount(world, "instagram", id)
    if (Option.isSome(account)) {
      yield* requireScope(token, "instagram_basic")
      const { handle, name } = account.value
      const node = { kind: "IGUser", fields: { id, username: handle, name } }
      return answered(world, json(200, yield* project(node, yield* parse(Option.getOrElse(asked, () => "id")))))
    }
    const post = findPost(world, "instagram", id)
    if (Option.isSome(post)) {
      yield* requirePage(token, post.value.accountId)
      yield* requireScope(token, "instagram_basic")
      const fields = yield* parse(Option.getOrElse(asked, () => "id"))
      return answered(world, json(200, yield* project(mediaNode(world, post.value), fields)))
    }
    const person = world.people.find((known) => known.platform === "instagram" && known.id === id)
    if (person !== undefined) {
      yield* requirePage(token, person.accountId)
      yield* requireScope(token, "instagram_manage_messages")
      const { follows, handle, name } = person
      const node = { kind: "IGUser", fields: { id, name, username: handle, is_user_follow_business: follows } }
      return answered(world, json(200, yield* project(node, yield* parse(Option.getOrElse(asked, () => "name")))))
    }
    const comment = yield* Either.fromOption(find(world, "instagram", id), () => gone("GET", id))
    yield* mayRead(token, comment.accountId)
    const fields = yield* parse(Option.getOrElse(asked, () => defaultFields))
    return answered(world, json(200, yield* project(commentNode(world, call, comment), fields)))
  })
