import type { HttpClientRequest } from "@effect/platform"
import { type DateTime, type Duration, Effect, Option, Schema, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type AdvertisedPost, adsOf, advertised } from "../Graph/Ads.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import type { GraphAccess } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse, handlePage } from "../Graph/GraphResponse.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { type PostWalk, postReader, type WalkedPost } from "../Walk/PostWalk.ts"
import { createCommentRequest, createCommentsRequest, createRepliesRequest } from "./CommentActions.ts"
import { commentsOf, hasMoreReplies, type InstagramComment, isOwn, observed } from "./InstagramComment.ts"
import {
  createMediaListRequest,
  createMediaRequest,
  factsOf,
  handleMedia,
  walkedPost,
  walkedPosts
} from "./InstagramMedia.ts"
import { createPersonRequest, handlePerson } from "./InstagramPerson.ts"

const newestPosts = 25
/** Ads whose comments one reading looks at beside those of the newest posts. */
const mostAds = 50
const postsAtOnce = 10

export interface InstagramCalls {
  readonly access: (account: AccountAccess) => GraphAccess
  readonly adsAccess: (account: AccountAccess) => {
    readonly access: GraphAccess
    readonly adAccounts: ReadonlyArray<string>
  }
  readonly call: <A>(
    request: HttpClientRequest.HttpClientRequest,
    handle: HandleGraphResponse<A>
  ) => Effect.Effect<A, PlatformError>
  readonly every: Duration.Duration
}

const handleText = graphAnswer(Schema.Struct({ id: ExternalId, text: lenient(Schema.String) }))

export const instagramReader = ({ access, adsAccess, call, every }: InstagramCalls): PlatformReader => {
  const read = (request: HttpClientRequest.HttpClientRequest) => call(request, handlePage)
  const ads = (account: AccountAccess) => {
    const { access: asWhom, adAccounts } = adsAccess(account)
    return advertised(adsOf(asWhom, adAccounts, "effective_instagram_media_id", read), account.externalId)
  }

  /** All replies, where not all of them came along. */
  const repliesOf = (account: AccountAccess, comment: InstagramComment) =>
    hasMoreReplies(comment)
      ? graphPages((after) => createRepliesRequest(access(account), comment.id, after), read).pipe(
          Stream.map(({ items }) => commentsOf(items)),
          Stream.runCollect,
          Effect.map((pages) => Array.from(pages).flat()),
          Effect.catchTag("CommentRemoved", () => Effect.succeed<ReadonlyArray<InstagramComment>>([]))
        )
      : Effect.succeed(commentsOf(comment.replies?.data ?? []))

  const threadOf = Effect.fnUntraced(function* (
    account: AccountAccess,
    post: WalkedPost,
    readAt: DateTime.Utc,
    comment: InstagramComment
  ) {
    const replies = yield* repliesOf(account, comment)
    return [comment, ...replies]
      .filter((one) => !isOwn(one, account.externalId))
      .map((one) => observed(one, one === comment ? null : comment.id, post, readAt))
  })

  const walk: PostWalk = {
    posts: tracedFn("Instagram.posts")(function* (account, withAds) {
      const page = yield* read(createMediaListRequest(access(account), account.externalId, newestPosts))
      return walkedPosts(page, withAds ? yield* ads(account) : new Map<string, AdvertisedPost>(), mostAds)
    }),
    comments: (account, post, readAt) =>
      graphPages((after) => createCommentsRequest(access(account), post.externalId, after), read).pipe(
        Stream.mapEffect(({ items }) =>
          Effect.map(
            Effect.forEach(commentsOf(items), (comment) => threadOf(account, post, readAt, comment)),
            (threads) => threads.flat()
          )
        )
      ),
    textOf: (account, { externalId }) =>
      call(createCommentRequest(access(account), externalId), handleText).pipe(
        Effect.map(({ text }) => Option.some(text ?? "")),
        Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
      )
  }

  return postReader(walk, {
    every,
    postsAtOnce,
    describe: tracedFn("Instagram.describe")(function* (account, postIds) {
      const found = yield* Effect.forEach(
        postIds,
        (id) =>
          call(createMediaRequest(access(account), id), handleMedia).pipe(
            Effect.asSome,
            Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
          ),
        { concurrency: postsAtOnce }
      )
      const media = found.flatMap(Option.toArray)
      if (media.length === 0) return []
      const byPost = yield* ads(account)
      return media.map((one) => factsOf(walkedPost(one, byPost.get(one.id)?.ad ?? null)))
    }),
    personOf: (account, personId) => call(createPersonRequest(access(account), personId), handlePerson)
  })
}
