import { Either, Option, Schema } from "effect"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"
import { type CreateTikTokRequest, tiktokGet } from "./TikTokRequest.ts"
import { type HandleTikTokResponse, tiktokAnswer } from "./TikTokResponse.ts"

export const createProfileRequest = (businessId: string): CreateTikTokRequest =>
  tiktokGet("business/get", { business_id: businessId, fields: JSON.stringify(["username", "display_name"]) })

const readProfile = tiktokAnswer(
  Schema.Struct({ username: lenient(Schema.String), display_name: lenient(Schema.String) })
)

/** TikTok answers only the account that the token was given for, and does not repeat its id. */
export const handleProfile =
  (businessId: string): HandleTikTokResponse<AccountIdentity> =>
  (answer) =>
    Either.map(readProfile(answer), ({ display_name, username }) => ({
      externalId: businessId,
      name: storable(display_name ?? username ?? "")
    }))

const fields = JSON.stringify(["item_id", "caption", "share_url", "comments"])

/** The newest first. */
export const createVideosRequest = (businessId: string, mostVideos: number): CreateTikTokRequest =>
  tiktokGet("business/video/list", { business_id: businessId, fields, max_count: String(mostVideos) })

/** Those of the videos that are there. */
export const createVideosByIdRequest = (businessId: string, ids: ReadonlyArray<string>): CreateTikTokRequest =>
  tiktokGet("business/video/list", {
    business_id: businessId,
    fields,
    filters: JSON.stringify({ video_ids: ids })
  })

const Video = Schema.Struct({
  item_id: ExternalId,
  caption: lenient(Schema.String),
  share_url: lenient(Schema.String),
  comments: lenient(Schema.Number)
})
const decode = Schema.decodeUnknownOption(Video)
const readVideos = tiktokAnswer(
  Schema.Struct({ videos: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] }) })
)

export const handleVideos: HandleTikTokResponse<ReadonlyArray<WalkedPost>> = (answer) =>
  Either.map(readVideos(answer), ({ videos }) =>
    videos.flatMap((video) =>
      Option.toArray(decode(video)).map(({ caption, comments, item_id, share_url }) => ({
        externalId: item_id,
        caption: caption === null ? null : storable(caption),
        url: share_url === null ? null : storable(share_url),
        ad: null,
        comments
      }))
    )
  )

/** No address of a single comment is documented. */
export const factsOf = ({ ad, caption, externalId, url }: WalkedPost): PostFacts => ({
  externalId,
  caption,
  url,
  ad,
  commentUrl: () => url
})
