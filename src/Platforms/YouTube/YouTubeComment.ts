import { type DateTime, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { commentAddress } from "./Addresses.ts"
import type { YouTubePage } from "./YouTubeResponse.ts"

const Snippet = Schema.Struct({
  textDisplay: lenient(Schema.String),
  /** Given only to who wrote it. */
  textOriginal: lenient(Schema.String),
  /** Of a picture that came with it. */
  imageUrl: lenient(Schema.String),
  parentId: lenient(ExternalId),
  authorDisplayName: lenient(Schema.String),
  authorChannelUrl: lenient(Schema.String),
  authorChannelId: lenient(Schema.Struct({ value: ExternalId })),
  /** Given only to the channel's owner. */
  moderationStatus: lenient(Schema.String),
  publishedAt: lenient(Schema.DateTimeUtc),
  updatedAt: lenient(Schema.DateTimeUtc)
})

export const YouTubeComment = Schema.Struct({ id: ExternalId, snippet: Snippet })
export type YouTubeComment = typeof YouTubeComment.Type

const decode = Schema.decodeUnknownOption(YouTubeComment)

/** What can be read as a comment: one without an id cannot be acted on, and is passed over. */
export const commentsOf = (items: YouTubePage["items"]): ReadonlyArray<YouTubeComment> =>
  items.flatMap((item) => Option.toArray(decode(item)))

export const writtenBy = ({ snippet }: YouTubeComment, channelId: string): boolean =>
  snippet.authorChannelId?.value === channelId

/** A reply's id is that of its thread, a dot and more: the thread is what replies are attached to. */
export const threadIdOf = (commentId: string): string => commentId.split(".")[0] ?? commentId

export type YouTubePost = NonNullable<ObservedComment["post"]>

/** YouTube runs no comments under ads. A comment without a readable time is taken as written at `readAt`. */
export const observed = (
  { id, snippet }: YouTubeComment,
  post: YouTubePost | null,
  readAt: DateTime.Utc
): ObservedComment => ({
  externalId: id,
  parentExternalId: snippet.parentId,
  post,
  ad: null,
  surface: "organic",
  text: storableComment(snippet.textDisplay ?? snippet.textOriginal ?? ""),
  hasMedia: snippet.imageUrl !== null,
  author: {
    externalId: snippet.authorChannelId?.value ?? null,
    name: storable(snippet.authorDisplayName ?? ""),
    handle: storable(handleOf(snippet))
  },
  hidden: snippet.moderationStatus !== null && snippet.moderationStatus !== "published",
  url: post === null || post.url === null ? null : commentAddress(post.url, id),
  createdAt: snippet.publishedAt ?? readAt
})

/** YouTube shows most people by their `@handle`; for the others it may stand in their channel's address. */
const handleOf = (snippet: YouTubeComment["snippet"]): string =>
  /^@(.+)$/.exec(snippet.authorDisplayName ?? "")?.[1] ??
  /\/@([^/?#]+)$/.exec(snippet.authorChannelUrl ?? "")?.[1] ??
  ""
