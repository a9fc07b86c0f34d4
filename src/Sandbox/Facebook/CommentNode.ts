import { Either, Option } from "effect"
import { badParameter } from "../Graph/GraphAnswer.ts"
import { type Field, type Node, parse } from "../Graph/GraphFields.ts"
import { graphTime, limitOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { wasAnsweredPrivately } from "../Graph/PrivateReply.ts"
import type { Call, CallAnswer } from "../World/Call.ts"
import { children, find, onPost } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import type { GrantedToken, World } from "../World/World.ts"

const defaultFields = "created_time,from,message,id"

const nodeKind = "Comment"

/** What a comment shows on its page, to the holder of a token. */
export const commentNode = (world: World, call: Call, token: GrantedToken, comment: SandboxComment): Node => ({
  kind: nodeKind,
  fields: {
    id: comment.id,
    message: comment.text,
    created_time: graphTime(comment.createdAt),
    from: authorSeenBy(token, comment),
    parent: Option.match(parentOf(world, comment), { onNone: () => null, onSome: (parent) => summary(token, parent) }),
    object: { id: comment.postId },
    attachment: comment.media === null ? null : photo(comment.media),
    is_hidden: isHidden(comment),
    can_hide: !isOwn(comment),
    can_remove: true,
    can_comment: true,
    can_like: true,
    can_reply_privately: !isOwn(comment) && !wasAnsweredPrivately(comment),
    comment_count: children(world, comment).length,
    like_count: 0,
    user_likes: false,
    is_private: false,
    permalink_url: permalink(comment),
    message_tags: null,
    admin_creator: null,
    private_reply_conversation: null,
    live_broadcast_timestamp: null
  },
  edges: {
    comments: (field) => commentsField(world, call, token, { below: comment.id, postId: comment.postId }, field)
  }
})

const parentOf = (world: World, comment: SandboxComment) =>
  Option.fromNullable(comment.parentId).pipe(Option.flatMap((id) => find(world, "facebook", id)))

const summary = (token: GrantedToken, comment: SandboxComment) => ({
  id: comment.id,
  message: comment.text,
  created_time: graphTime(comment.createdAt),
  from: authorSeenBy(token, comment)
})

/** Left out, not an error, when the token may not see people. */
const authorSeenBy = (token: GrantedToken, comment: SandboxComment) =>
  isOwn(comment) || token.scopes.includes("pages_read_user_content")
    ? { id: comment.author.id, name: comment.author.name }
    : null

const photo = (address: string) => ({
  type: "photo",
  url: address,
  media: { image: { height: 720, src: address, width: 720 } },
  target: { id: "1", url: address }
})

const permalink = (comment: SandboxComment) => {
  const post = comment.postId.split("_")[1] ?? comment.postId
  const own = comment.id.split("_")[1] ?? comment.id
  return `https://www.facebook.com/${comment.accountId}/posts/${post}?comment_id=${own}`
}

/** What the comments of a `comments` edge hang on: a post, or a comment under it. */
export interface Thread {
  readonly postId: string
  readonly below: string | null
}

/** Comments of a thread: those directly on it, or with `stream` all below it as well. Not in any order. */
export const commentsOf = (world: World, { postId, below }: Thread, stream: boolean) => {
  const within = (comment: SandboxComment): boolean =>
    comment.parentId === below ||
    (stream &&
      comment.parentId !== null &&
      Option.exists(find(world, "facebook", comment.parentId), (parent) => within(parent)))
  return onPost(world, "facebook", postId).filter((comment) => comment.listed && within(comment))
}

/** `comments.limit(5){…}` among the fields of a post or comment. */
export const commentsField = (
  world: World,
  call: Call,
  token: GrantedToken,
  thread: Thread,
  field: Field
): Either.Either<unknown, CallAnswer> =>
  Either.gen(function* () {
    const { limit, order, filter, ...unknown } = field.modifiers
    const [name] = Object.keys(unknown)
    if (name !== undefined) return yield* Either.left(badParameter(`Unknown modifier ${name} on comments`))
    if (token.kind === "user") return { data: [] }
    return yield* listAnswer(call, {
      all: commentsOf(world, thread, filter === "stream"),
      position: (comment) => ({ at: comment.createdAt, sequence: comment.sequence }),
      order: order === "reverse_chronological" ? "newest" : "oldest",
      node: (comment) => commentNode(world, call, token, comment),
      fields: field.inner.length > 0 ? field.inner : yield* parse(defaultFields),
      limit: yield* limitOf(Option.fromNullable(limit)),
      after: Option.none()
    })
  })

export const commentFields = (asked: Option.Option<string>) => parse(Option.getOrElse(asked, () => defaultFields))
