import { DateTime, type Duration, Effect, Option, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { NotAllowed, type PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, CommentReference, PostedReply } from "../Port/PlatformGateway.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { sameReply } from "../Port/ReplyText.ts"
import { type PostWalk, postReader, type WalkedPost } from "../Walk/PostWalk.ts"
import {
  adCommentsOf,
  adGroupsOf,
  createAdCommentsRequest,
  createAdGroupsRequest,
  handleAdComments,
  handleAdGroups,
  observedAd
} from "./AdComments.ts"
import {
  commentsOf,
  createCommentRequest,
  createCommentsRequest,
  createRepliesRequest,
  handleComments,
  observed,
  type TikTokComment,
  type TikTokPage
} from "./OrganicComments.ts"
import type { TikTokCredential } from "./TikTokCredential.ts"
import type { CreateRequest } from "./TikTokRequest.ts"
import type { HandleResponse } from "./TikTokResponse.ts"
import { createVideosByIdRequest, createVideosRequest, factsOf, handleVideos } from "./Videos.ts"

type Advertiser = NonNullable<TikTokCredential["advertiser"]>

export interface TikTokCalls {
  readonly call: <A>(
    account: AccountAccess,
    request: CreateRequest,
    handle: HandleResponse<A>
  ) => Effect.Effect<A, PlatformError>
  readonly adCall: <A>(
    advertiser: Advertiser,
    request: CreateRequest,
    handle: HandleResponse<A>
  ) => Effect.Effect<A, PlatformError>
  readonly advertiserOf: (account: AccountAccess) => Effect.Effect<Option.Option<Advertiser>, PlatformError>
  readonly every: Duration.Duration
}

const newestVideos = 20
const videosAtOnce = 20
/** Ad groups that one reading looks at. */
const mostAdGroups = 50
/** Days of an ad's comments that one reading looks at. */
const adDays = 7
/** How often one page may come empty and lead to itself before the list is taken for ended. */
const mostRepeats = 3

/** Walks a list to its end. A page may be short or empty and still not the last. */
export const tiktokPages = (read: (cursor: string | null) => Effect.Effect<TikTokPage, PlatformError>) =>
  tiktokPageStream(read).pipe(Stream.flattenIterables)

const tiktokPageStream = (read: (cursor: string | null) => Effect.Effect<TikTokPage, PlatformError>) =>
  Stream.paginateEffect({ cursor: null as string | null, repeats: 0 }, ({ cursor, repeats }) =>
    Effect.map(read(cursor), ({ items, next }) => {
      const again = next === (cursor ?? "0")
      const ended = next === null || (again && (items.length > 0 || repeats >= mostRepeats))
      const from = ended ? Option.none() : Option.some({ cursor: next, repeats: again ? repeats + 1 : 0 })
      return [commentsOf(items), from] as const
    })
  )

const numbered = (
  read: (
    page: number
  ) => Effect.Effect<{ readonly items: ReadonlyArray<unknown>; readonly isLast: boolean }, PlatformError>
) =>
  Stream.paginateEffect(1, (page) =>
    Effect.map(
      read(page),
      ({ isLast, items }) => [items, isLast || items.length === 0 ? Option.none() : Option.some(page + 1)] as const
    )
  )

/** An ad group takes the place of a post in the walk: its comments say themselves under which ad they are. */
const adGroupPrefix = "adgroup:"
const asPost = (adGroupId: string): WalkedPost => ({
  externalId: `${adGroupPrefix}${adGroupId}`,
  caption: null,
  url: null,
  ad: null,
  comments: null
})

const unasked = new NotAllowed({ reason: "TikTok is not asked for single comments of ads." })

export const tiktokReader = ({ adCall, advertiserOf, call, every }: TikTokCalls) => {
  const adPages = (advertiser: Advertiser, adGroupId: string, readAt: DateTime.Utc) =>
    numbered((page) =>
      adCall(
        advertiser,
        createAdCommentsRequest(
          advertiser.advertiser_id,
          adGroupId,
          DateTime.subtract(readAt, { days: adDays }),
          readAt,
          page
        ),
        handleAdComments
      )
    ).pipe(Stream.map(adCommentsOf))

  const adGroups = (advertiser: Advertiser) =>
    numbered((page) => adCall(advertiser, createAdGroupsRequest(advertiser.advertiser_id, page), handleAdGroups)).pipe(
      Stream.map(adGroupsOf),
      Stream.flattenIterables,
      Stream.take(mostAdGroups),
      Stream.runCollect,
      Effect.map((found) => Array.from(found))
    )

  /** Where the ads may not be read, the comments of videos still are. */
  const adPosts = (account: AccountAccess) =>
    Effect.flatMap(
      advertiserOf(account),
      Option.match({
        onNone: () => Effect.succeed<ReadonlyArray<WalkedPost>>([]),
        onSome: (advertiser) =>
          Effect.map(adGroups(advertiser), (ids) => ids.map(asPost)).pipe(
            Effect.catchAll((error) =>
              error._tag === "RateLimited" || error._tag === "Transient"
                ? Effect.fail(error)
                : Effect.as(
                    Effect.logWarning("The ads of an account cannot be read", {
                      account: account.externalId,
                      reason: error.reason
                    }),
                    []
                  )
            )
          )
      })
    )

  const threadOf = Effect.fnUntraced(function* (
    account: AccountAccess,
    post: WalkedPost,
    readAt: DateTime.Utc,
    comment: TikTokComment
  ) {
    const first = commentsOf(comment.reply_list ?? [])
    const replies =
      (comment.replies ?? 0) > first.length
        ? yield* tiktokPages((cursor) =>
            call(
              account,
              createRepliesRequest(account.externalId, post.externalId, comment.comment_id, cursor),
              handleComments
            )
          ).pipe(
            Stream.runCollect,
            Effect.map((found) => Array.from(found)),
            Effect.catchTag("CommentRemoved", () => Effect.succeed(first))
          )
        : first
    return [comment, ...replies]
      .filter(({ owner }) => owner !== true)
      .map((one) => observed(one, one === comment ? null : comment.comment_id, post, readAt))
  })

  const adComments = (account: AccountAccess, post: WalkedPost, readAt: DateTime.Utc) =>
    Stream.unwrap(
      Effect.map(
        advertiserOf(account),
        Option.match({
          onNone: () => Stream.empty,
          onSome: (advertiser) =>
            adPages(advertiser, post.externalId.slice(adGroupPrefix.length), readAt).pipe(
              Stream.map((comments) =>
                comments
                  .filter((comment) => comment.can_delete !== true)
                  .map((comment): ObservedComment => observedAd(comment, readAt))
              )
            )
        })
      )
    )

  const walk: PostWalk = {
    posts: Effect.fn("TikTok.posts")(function* (account) {
      const videos = yield* call(account, createVideosRequest(account.externalId, newestVideos), handleVideos)
      return [...videos, ...(yield* adPosts(account))]
    }),
    comments: (account, post, readAt) =>
      post.externalId.startsWith(adGroupPrefix)
        ? adComments(account, post, readAt)
        : tiktokPageStream((cursor) =>
            call(account, createCommentsRequest(account.externalId, post.externalId, cursor), handleComments)
          ).pipe(
            Stream.mapEffect((comments) =>
              Effect.map(
                Effect.forEach(comments, (comment) => threadOf(account, post, readAt, comment)),
                (threads) => threads.flat()
              )
            )
          ),
    textOf: (account, { externalId, postExternalId, surface }) =>
      surface === "ad" || postExternalId === null
        ? Effect.fail(unasked)
        : call(account, createCommentRequest(account.externalId, postExternalId, externalId), handleComments).pipe(
            Effect.map(({ items }) => {
              const all = commentsOf(items).flatMap((one) => [one, ...commentsOf(one.reply_list ?? [])])
              const found = all.find(({ comment_id }) => comment_id === externalId)
              return found === undefined ? Option.none() : Option.some(found.text ?? "")
            }),
            Effect.catchTag("CommentRemoved", () => Effect.succeedNone)
          )
  }

  const reader: PlatformReader = postReader(walk, {
    every,
    postsAtOnce: videosAtOnce,
    describe: (account, postIds) =>
      Effect.map(call(account, createVideosByIdRequest(account.externalId, postIds), handleVideos), (videos) =>
        videos.filter(({ externalId }) => postIds.includes(externalId)).map(factsOf)
      ),
    // TikTok's messages are not taken in yet
    nameOf: () => Effect.succeedNone
  })

  /** The brand's own answer under an ad: what it may delete, it wrote. */
  const findAdReply = Effect.fn("TikTok.findAdReply")(function* (
    account: AccountAccess,
    { externalId }: CommentReference,
    text: string,
    since: DateTime.Utc,
    except: ReadonlySet<string>
  ) {
    const advertiser = yield* advertiserOf(account)
    if (Option.isNone(advertiser)) return Option.none<PostedReply>()
    const now = yield* DateTime.now
    const earliest = DateTime.subtract(since, { minutes: 1 })
    return yield* Stream.fromIterable(yield* adGroups(advertiser.value)).pipe(
      Stream.flatMap((id) => adPages(advertiser.value, id, now)),
      Stream.flattenIterables,
      Stream.filter((one) => one.can_delete === true && one.reply_to_comment_id === externalId),
      Stream.filter((one) => sameReply(one.content ?? "", text) && !except.has(one.comment_id)),
      Stream.filter((one) => DateTime.greaterThanOrEqualTo(observedAd(one, now).createdAt, earliest)),
      Stream.map(({ comment_id }) => ({ externalId: comment_id })),
      Stream.runHead
    )
  })

  return { reader, findAdReply }
}
