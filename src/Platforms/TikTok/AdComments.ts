import { DateTime, Either, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { type CreateTikTokRequest, tiktokGet, tiktokPost } from "./TikTokRequest.ts"
import { type HandleTikTokResponse, tiktokAnswer } from "./TikTokResponse.ts"

const perPage = "100"

const paged = (page: number) => ({ page: String(page), page_size: perPage })

export const createAdGroupsRequest = (advertiserId: string, page: number): CreateTikTokRequest =>
  tiktokGet("adgroup/get", { advertiser_id: advertiserId, ...paged(page) })

/** `from` and `to` are days in UTC, both included. */
export const createAdCommentsRequest = (
  advertiserId: string,
  adGroupId: string,
  from: DateTime.Utc,
  to: DateTime.Utc,
  page: number
): CreateTikTokRequest =>
  tiktokGet("comment/list", {
    advertiser_id: advertiserId,
    search_field: "ADGROUP_ID",
    search_value: adGroupId,
    start_time: DateTime.formatIsoDateUtc(from),
    end_time: DateTime.formatIsoDateUtc(to),
    sort_field: "CREATE_TIME",
    sort_type: "DESC",
    ...paged(page)
  })

/** Comments that one call takes: it hides all of them, or none. */
export const mostAdsHidden = 20

export const createAdHideRequest = (
  advertiserId: string,
  commentIds: ReadonlyArray<string>,
  hide: boolean
): CreateTikTokRequest =>
  tiktokPost("comment/status/update", {
    advertiser_id: advertiserId,
    comment_ids: commentIds,
    operation: hide ? "HIDDEN" : "PUBLIC"
  })

/** What an answer under an ad is written under and as. */
export interface AdReply {
  readonly advertiserId: string
  readonly adId: string
  readonly videoId: string
  readonly commentId: string
  readonly identityId: string
  readonly identityType: string
}

export const createAdReplyRequest = (to: AdReply, text: string): CreateTikTokRequest =>
  tiktokPost("comment/post", {
    advertiser_id: to.advertiserId,
    ad_id: to.adId,
    tiktok_item_id: to.videoId,
    comment_id: to.commentId,
    comment_type: "REPLY",
    text,
    identity_type: to.identityType,
    identity_id: to.identityId
  })

export const AdComment = Schema.Struct({
  comment_id: ExternalId,
  content: lenient(Schema.String),
  original_comment_id: lenient(ExternalId),
  reply_to_comment_id: lenient(ExternalId),
  comment_status: lenient(Schema.String),
  user_name: lenient(Schema.String),
  user_id: lenient(ExternalId),
  create_time: lenient(Schema.String),
  ad_id: lenient(ExternalId),
  ad_name: lenient(Schema.String),
  ad_text: lenient(Schema.String),
  tiktok_item_id: lenient(ExternalId),
  identity_id: lenient(ExternalId),
  /** Whether the brand may delete it, which it may only of what it wrote itself. */
  can_delete: lenient(Schema.Boolean)
})
export type AdComment = typeof AdComment.Type

const decode = Schema.decodeUnknownOption(AdComment)

export const adCommentsOf = (items: ReadonlyArray<unknown>): ReadonlyArray<AdComment> =>
  items.flatMap((item) => Option.toArray(decode(item)))

export interface NumberedPage {
  readonly items: ReadonlyArray<unknown>
  readonly isLast: boolean
}

const pageInfo = lenient(Schema.Struct({ page: Schema.Number, total_page: Schema.Number }))
const items = Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] })
const isLast = (info: { readonly page: number; readonly total_page: number } | null) =>
  info === null || info.page >= info.total_page

const readComments = tiktokAnswer(Schema.Struct({ comments: items, page_info: pageInfo }))
const readAdGroups = tiktokAnswer(Schema.Struct({ list: items, page_info: pageInfo }))

export const handleAdComments: HandleTikTokResponse<NumberedPage> = (answer) =>
  Either.map(readComments(answer), ({ comments, page_info }) => ({ items: comments, isLast: isLast(page_info) }))

export const handleAdGroups: HandleTikTokResponse<NumberedPage> = (answer) =>
  Either.map(readAdGroups(answer), ({ list, page_info }) => ({ items: list, isLast: isLast(page_info) }))

const decodeAdGroup = Schema.decodeUnknownOption(Schema.Struct({ adgroup_id: ExternalId }))

export const adGroupsOf = (found: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  found.flatMap((item) => Option.toArray(decodeAdGroup(item)).map(({ adgroup_id }) => adgroup_id))

/** As in `2026-10-02 09:15:04 +0000 UTC`. */
const timeOf = (text: string | null): Option.Option<DateTime.Utc> => {
  const found = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text ?? "")
  return found === null ? Option.none() : DateTime.make(`${found[1]}T${found[2]}Z`)
}

/** The post of an ad's comment is the ad's video, and its caption what the ad says. */
export const observedAd = (comment: AdComment, readAt: DateTime.Utc): ObservedComment => ({
  externalId: comment.comment_id,
  parentExternalId: comment.reply_to_comment_id ?? comment.original_comment_id,
  post:
    comment.tiktok_item_id === null
      ? null
      : {
          externalId: comment.tiktok_item_id,
          caption: comment.ad_text === null ? null : storable(comment.ad_text),
          url: null
        },
  ad:
    comment.ad_id === null
      ? null
      : { id: comment.ad_id, name: comment.ad_name === null ? null : storable(comment.ad_name) },
  surface: "ad",
  text: storableComment(comment.content ?? ""),
  hasMedia: isWordless(comment.content),
  author: { externalId: comment.user_id, name: storable(comment.user_name ?? ""), handle: "" },
  hidden: comment.comment_status === "HIDDEN",
  url: null,
  createdAt: Option.getOrElse(timeOf(comment.create_time), () => readAt)
})
