import { DateTime, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import type { GraphPage } from "../Graph/GraphResponse.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"

/** The fields to ask for when comments are read. */
export const commentFields = "id,message,created_time,from{id,name},parent{id},is_hidden,attachment,permalink_url"

const Person = Schema.Struct({
  id: ExternalId,
  name: lenient(Schema.String)
})

/** A comment as the Graph API gives it. `from` is absent when the page may not see who wrote it. */
export const GraphComment = Schema.Struct({
  id: ExternalId,
  message: lenient(Schema.String),
  created_time: GraphTime,
  from: lenient(Person),
  parent: lenient(Schema.Struct({ id: ExternalId })),
  is_hidden: lenient(Schema.Boolean),
  attachment: lenient(Schema.Unknown),
  permalink_url: lenient(Schema.String)
})
export type GraphComment = typeof GraphComment.Type

const decode = Schema.decodeUnknownOption(GraphComment)

/** What on a page can be read as a comment: one without an id cannot be acted on, and is passed over. */
export const commentsOf = (page: GraphPage): ReadonlyArray<GraphComment> =>
  page.items.flatMap((item) => Option.toArray(decode(item)))

export const writtenBy = (comment: GraphComment, pageId: string): boolean => comment.from?.id === pageId

/** A page without one readable time says nothing about what follows it. */
export const allOlder = (comments: ReadonlyArray<GraphComment>, than: DateTime.Utc): boolean => {
  const times = comments.flatMap((comment) => Option.toArray(comment.created_time))
  return times.length > 0 && times.every(DateTime.lessThan(than))
}

/** Facebook has no handles. A comment without a readable time is taken as written at `readAt`. */
export const observed = (
  comment: GraphComment,
  post: NonNullable<ObservedComment["post"]>,
  ad: ObservedComment["ad"],
  readAt: DateTime.Utc
): ObservedComment => ({
  externalId: comment.id,
  parentExternalId: comment.parent?.id ?? null,
  post,
  ad,
  surface: ad === null ? "organic" : "ad",
  text: storableComment(comment.message ?? ""),
  hasMedia: comment.attachment !== null || isWordless(comment.message),
  author: { externalId: comment.from?.id ?? null, name: storable(comment.from?.name ?? ""), handle: "" },
  hidden: comment.is_hidden ?? false,
  url: comment.permalink_url === null ? null : storable(comment.permalink_url),
  createdAt: Option.getOrElse(comment.created_time, () => readAt)
})
