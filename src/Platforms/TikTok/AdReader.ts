import { DateTime, Effect, Option, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { AccountAccess, CommentReference, PostedReply } from "../Port/PlatformGateway.ts"
import { sameReply } from "../Port/ReplyText.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"
import {
  adCommentsOf,
  adGroupsOf,
  createAdCommentsRequest,
  createAdGroupsRequest,
  handleAdComments,
  handleAdGroups,
  observedAd
} from "./AdComments.ts"
import { numberedPages } from "./Paging.ts"
import type { Advertiser, TikTokCalls } from "./TikTokCalls.ts"

/** Ad groups that one reading looks at. */
const mostAdGroups = 50
/** Days of an ad's comments that one reading looks at. */
const adDays = 7

/** An ad group takes the place of a post in the walk: its comments say themselves under which ad they are. */
const adGroupPrefix = "adgroup:"
const asPost = (adGroupId: string): WalkedPost => ({
  externalId: `${adGroupPrefix}${adGroupId}`,
  caption: null,
  url: null,
  ad: null,
  comments: null
})

export const isAdGroup = ({ externalId }: WalkedPost): boolean => externalId.startsWith(adGroupPrefix)

/** Reads the comments of an advertiser's ads, ad group by ad group. */
export const adReader = ({ adCall, advertiserOf }: Pick<TikTokCalls, "adCall" | "advertiserOf">) => {
  const adPages = (advertiser: Advertiser, adGroupId: string, readAt: DateTime.Utc) =>
    numberedPages((page) =>
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
    numberedPages((page) =>
      adCall(advertiser, createAdGroupsRequest(advertiser.advertiser_id, page), handleAdGroups)
    ).pipe(
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

  /** The brand's own answer under an ad: what it may delete, it wrote. */
  const findAdReply = tracedFn("TikTok.findAdReply")(function* (
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

  return { adPosts, adComments, findAdReply }
}
