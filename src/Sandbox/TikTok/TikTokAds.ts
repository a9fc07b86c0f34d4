import { Either, Option } from "effect"
import { answered, type Call } from "../World/Call.ts"
import { counted, find, onPost, put, withVisibility } from "../World/Comments.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import type { Post, World } from "../World/World.ts"
import { textOf, written } from "./TikTokActions.ts"
import { answer, badParameter, gone } from "./TikTokAnswer.ts"
import { requireAccount, required, type TikTokHandler, wholeNumber } from "./TikTokHandler.ts"

interface AdPost extends Post {
  readonly ad: NonNullable<Post["ad"]>
}

const adsOf = (world: World, advertiserId: string): ReadonlyArray<AdPost> =>
  world.posts.flatMap((post) =>
    post.platform === "tiktok" && post.ad?.adAccountId === advertiserId ? [{ ...post, ad: post.ad }] : []
  )

/** Every ad has a group to itself. */
const adGroupOf = ({ ad }: AdPost) => `${ad.id.slice(0, -1)}9`

const paged = <A>(call: Call, name: string, all: ReadonlyArray<A>, show: (item: A) => unknown) =>
  Either.gen(function* () {
    const page = yield* wholeNumber(call.query["page"], 1, 1, 10_000)
    const size = yield* wholeNumber(call.query["page_size"], 10, 1, 100)
    return answer({
      [name]: all.slice((page - 1) * size, page * size).map(show),
      page_info: {
        page,
        page_size: size,
        total_number: all.length,
        total_page: Math.max(1, Math.ceil(all.length / size))
      }
    })
  })

/** `GET adgroup/get/` */
export const adGroups: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const advertiserId = yield* requireAccount(call, token, "advertiser_id", "ads")
    const found = adsOf(world, advertiserId)
    const shown = yield* paged(call, "list", found, (post) => ({
      adgroup_id: adGroupOf(post),
      adgroup_name: post.ad.name
    }))
    return answered(world, shown)
  })

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} +0000 UTC`

const adComment =
  (post: AdPost) =>
  (comment: SandboxComment): unknown => ({
    comment_id: comment.id,
    content: comment.text,
    comment_type: comment.parentId === null ? "COMMENT" : "REPLY",
    ...(comment.parentId === null
      ? {}
      : { original_comment_id: comment.parentId, reply_to_comment_id: comment.parentId }),
    comment_status: isHidden(comment) ? "HIDDEN" : "PUBLIC",
    user_name: comment.author.name,
    user_id: comment.author.id,
    create_time: timeOf(comment.createdAt),
    likes: 0,
    can_delete: isOwn(comment),
    ad_id: post.ad.id,
    ad_name: post.ad.name,
    ad_text: post.caption,
    adgroup_id: adGroupOf(post),
    tiktok_item_id: post.id
  })

/** `GET comment/list/`: of one ad group, between two days. */
export const listAdComments: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const advertiserId = yield* requireAccount(call, token, "advertiser_id", "comments")
    if ((yield* required(call, "search_field")) !== "ADGROUP_ID")
      return yield* Either.left(badParameter("search_field: Must be ADGROUP_ID."))
    const group = yield* required(call, "search_value")
    const [from, to] = [yield* required(call, "start_time"), yield* required(call, "end_time")]
    if (![from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)))
      return yield* Either.left(badParameter("start_time, end_time: Must be days as in 2026-10-02."))
    const post = yield* Either.fromNullable(
      adsOf(world, advertiserId).find((ad) => adGroupOf(ad) === group),
      () => badParameter(`search_value: There is no ad group ${group}.`)
    )
    const all = onPost(world, "tiktok", post.id)
      .filter(({ createdAt, listed }) => {
        const day = new Date(createdAt).toISOString().slice(0, 10)
        return listed && day >= from && day <= to
      })
      .toSorted((one, other) => other.createdAt - one.createdAt || other.sequence - one.sequence)
    return answered(world, yield* paged(call, "comments", all, adComment(post)))
  })

const underAd = (world: World, advertiserId: string, id: string) =>
  Either.fromOption(
    Option.filter(find(world, "tiktok", id), ({ postId }) =>
      adsOf(world, advertiserId).some((post) => post.id === postId)
    ),
    () => gone(id)
  )

/** `POST comment/status/update/`: all of them, or none. */
export const setStatus: TikTokHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const advertiserId = yield* requireAccount(call, token, "advertiser_id", "comments")
    const operation = yield* required(call, "operation")
    if (operation !== "HIDDEN" && operation !== "PUBLIC")
      return yield* Either.left(badParameter("operation: Must be one of: HIDDEN, PUBLIC."))
    const ids = call.body["comment_ids"]
    if (!Array.isArray(ids) || ids.length === 0 || ids.length > 20)
      return yield* Either.left(badParameter("comment_ids: Must be a list of 1 to 20 ids."))
    const hide = operation === "HIDDEN"
    const comments = yield* Either.all(ids.map((id) => underAd(world, advertiserId, String(id))))
    const after = comments.map((comment) =>
      counted(withVisibility(comment, hide ? "held" : "published"), hide ? "hide" : "unhide")
    )
    return answered(after.reduce(put, world), answer({}))
  })

/** `POST comment/post/`: an answer under an ad, as an identity of the advertiser. */
export const postAdReply: TikTokHandler = (world, call, now, token) =>
  Either.gen(function* () {
    const advertiserId = yield* requireAccount(call, token, "advertiser_id", "comments")
    for (const name of ["ad_id", "tiktok_item_id", "identity_type", "identity_id"]) yield* required(call, name)
    if ((yield* required(call, "comment_type")) !== "REPLY")
      return yield* Either.left(badParameter("comment_type: Must be REPLY."))
    const to = yield* underAd(world, advertiserId, yield* required(call, "comment_id"))
    const { own, world: after } = written(world, to, yield* textOf(call), now)
    return answered(
      after,
      answer({
        comment_id: own.id,
        tiktok_item_id: own.postId,
        text: own.text,
        create_time: timeOf(now),
        reply_to_comment_id: to.id
      })
    )
  })
