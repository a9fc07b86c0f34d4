import { Option, Schema } from "effect"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { commentAddress, videoAddress } from "./Addresses.ts"
import { type CreateYouTubeRequest, youtubeGet } from "./YouTubeRequest.ts"
import type { YouTubePage } from "./YouTubeResponse.ts"

/** As many as one call takes. */
export const videosAtOnce = 50

export const createVideosRequest = (ids: ReadonlyArray<string>): CreateYouTubeRequest =>
  youtubeGet("/videos", { part: "snippet", id: ids.join(",") })

const Video = Schema.Struct({ id: ExternalId, snippet: Schema.Struct({ title: lenient(Schema.String) }) })
const decode = Schema.decodeUnknownOption(Video)

/** Videos by their titles. Those that are gone or private are left out by YouTube. */
export const videosOf = (page: YouTubePage): ReadonlyArray<PostFacts> =>
  page.items.flatMap((item) =>
    Option.toArray(decode(item)).map(({ id, snippet: { title } }) => {
      const url = videoAddress(id)
      return {
        externalId: id,
        caption: title === null ? null : storable(title),
        url,
        ad: null,
        commentUrl: (commentId: string) => commentAddress(url, commentId)
      }
    })
  )
