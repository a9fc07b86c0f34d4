import { Either, Option } from "effect"
import { badParameter } from "../Graph/GraphAnswer.ts"
import { type Field, type Node, parse } from "../Graph/GraphFields.ts"
import { graphTime, limitOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import type { Call, CallAnswer } from "../World/Call.ts"
import { children } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import type { World } from "../World/World.ts"

/** Instagram gives at most so many comments at once. */
export const mostAtOnce = 50

export const defaultFields = "id,text,timestamp"

export const position = (comment: SandboxComment) => ({ at: comment.createdAt, sequence: comment.sequence })

/** What a comment shows to the account that it was written to. `user` is there only on the account's own. */
export const commentNode = (world: World, call: Call, comment: SandboxComment): Node => ({
  kind: "IGCommentFromIGMedia",
  fields: {
    id: comment.id,
    text: comment.text,
    timestamp: graphTime(comment.createdAt),
    username: comment.author.handle,
    from: { id: comment.author.id, username: comment.author.handle },
    user: isOwn(comment) ? { id: comment.accountId } : null,
    hidden: isHidden(comment),
    like_count: 0,
    parent_id: comment.parentId,
    media: { id: comment.postId },
    legacy_instagram_comment_id: null
  },
  edges: { replies: (field) => repliesField(world, call, comment, field) }
})

export const repliesOf = (world: World, comment: SandboxComment) =>
  children(world, comment).filter(({ listed }) => listed)

const repliesField = (
  world: World,
  call: Call,
  comment: SandboxComment,
  field: Field
): Either.Either<unknown, CallAnswer> =>
  Either.gen(function* () {
    const { limit, ...unknown } = field.modifiers
    const [name] = Object.keys(unknown)
    if (name !== undefined) return yield* Either.left(badParameter(`Unknown modifier ${name} on replies`))
    const all = repliesOf(world, comment)
    // an edge without anything is left out
    if (all.length === 0) return undefined
    return yield* listAnswer(call, {
      all,
      position,
      order: "newest",
      node: (reply) => commentNode(world, call, reply),
      fields: field.inner.length > 0 ? field.inner : yield* parse(defaultFields),
      limit: Math.min(mostAtOnce, yield* limitOf(Option.fromNullable(limit))),
      after: Option.none()
    })
  })
