import { Either, Option } from "effect"
import { gone } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type Field, type Node, parse } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { graphTime, input, limitOf, momentOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { answered, type Call, type CallAnswer, type HandledCall, json } from "../World/Call.ts"
import { findAccount, type GrantedToken, type Post, type World } from "../World/World.ts"
import { commentsField } from "./CommentNode.ts"

export const postNode = (world: World, call: Call, token: GrantedToken, post: Post): Node => ({
  kind: "Post",
  fields: {
    id: post.id,
    message: post.caption,
    created_time: graphTime(post.createdAt),
    updated_time: graphTime(post.createdAt),
    permalink_url: post.url,
    full_picture: post.picture,
    is_published: post.ad === null,
    status_type: post.picture === null ? "mobile_status_update" : "added_photos",
    promotion_status: post.ad === null ? "inactive" : "active",
    from: Option.match(findAccount(world, "facebook", post.accountId), {
      onNone: () => null,
      onSome: ({ id, name }) => ({ id, name })
    })
  },
  edges: { comments: (field: Field) => commentsField(world, call, token, { postId: post.id, below: null }, field) }
})

export const postFields = (asked: Option.Option<string>) =>
  parse(Option.getOrElse(asked, () => "created_time,message,id"))

const posts = (
  world: World,
  call: Call,
  token: GrantedToken,
  pass: (post: Post) => boolean
): Either.Either<HandledCall, CallAnswer> =>
  Either.gen(function* () {
    const page = yield* Either.fromOption(findAccount(world, "facebook", idOf(call)), () => gone("GET", idOf(call)))
    yield* requirePage(token, page.id)
    yield* requireScope(token, "pages_read_engagement")
    const since = yield* momentOf(call, "since")
    const until = yield* momentOf(call, "until")
    const all = world.posts.filter(
      (post) =>
        post.platform === "facebook" &&
        post.accountId === page.id &&
        pass(post) &&
        Option.match(since, { onNone: () => true, onSome: (at) => post.createdAt >= at }) &&
        Option.match(until, { onNone: () => true, onSome: (at) => post.createdAt <= at })
    )
    const answer = yield* listAnswer(call, {
      all,
      position: (post) => ({ at: post.createdAt, sequence: world.posts.indexOf(post) }),
      order: "newest",
      node: (post) => postNode(world, call, token, post),
      fields: yield* postFields(input(call, "fields")),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })

/** `GET /{page}/published_posts` and `/feed`: newest first, without posts that are only ads. */
export const publishedPosts: GraphHandler = (world, call, _now, token) =>
  posts(world, call, token, (post) => post.ad === null)

export const adsPosts: GraphHandler = (world, call, _now, token) =>
  posts(world, call, token, (post) => post.ad !== null)

const adNode = (post: Post, ad: NonNullable<Post["ad"]>): Node => ({
  kind: "Ad",
  fields: {
    id: ad.id,
    name: ad.name,
    effective_status: "ACTIVE",
    status: "ACTIVE",
    creative: { id: `${ad.id.slice(0, -1)}9`, effective_object_story_id: post.id }
  }
})

/** `GET /act_{id}/ads`: which posts are advertised. */
export const ads: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const adAccountId = idOf(call).replace(/^act_/, "")
    const all = world.posts.flatMap((post) =>
      post.platform === "facebook" && post.ad?.adAccountId === adAccountId ? [{ post, ad: post.ad }] : []
    )
    if (all.length === 0) return yield* Either.left(gone("GET", idOf(call)))
    yield* requireScope(token, "ads_read")
    const answer = yield* listAnswer(call, {
      all,
      position: ({ post }) => ({ at: post.createdAt, sequence: world.posts.indexOf(post) }),
      order: "newest",
      node: ({ post, ad }) => adNode(post, ad),
      fields: yield* parse(Option.getOrElse(input(call, "fields"), () => "id")),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })
