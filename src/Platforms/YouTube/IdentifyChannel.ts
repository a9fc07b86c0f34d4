import { Either, Option, Schema } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import type { AccountIdentity } from "../Port/Identity.ts"
import { NotAllowed } from "../Port/PlatformError.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { youtubeGet } from "./YouTubeRequest.ts"
import { type HandleYouTubeResponse, handlePage } from "./YouTubeResponse.ts"

/** The channel of whoever gave the token. */
export const createChannelRequest = youtubeGet("/channels", { part: "id,snippet", mine: "true" })

const decode = Schema.decodeUnknownOption(
  Schema.Struct({ id: ExternalId, snippet: lenient(Schema.Struct({ title: lenient(Schema.String) })) })
)

const noChannel = new NotAllowed({ reason: "The Google account of this token has no YouTube channel." })

export const handleChannel: HandleYouTubeResponse<AccountIdentity> = (answer, now) =>
  Either.flatMap(handlePage(answer, now), ({ items }) =>
    Either.map(
      Either.fromOption(Option.flatMap(Option.fromNullable(items[0]), decode), () => noChannel),
      ({ id, snippet }) => ({ externalId: id, name: storable(snippet?.title ?? "") })
    )
  )
