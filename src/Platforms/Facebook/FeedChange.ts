import { type DateTime, Option, ParseResult, Schema } from "effect"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { commentUrl } from "./CommentUrl.ts"

/** The `value` of a `feed` change about a comment. Older ones name the author in `sender_id`, `sender_name`. */
const CommentChange = Schema.Struct({
  item: Schema.Literal("comment"),
  verb: Schema.Literal("add", "edited", "hide", "unhide", "remove"),
  comment_id: ExternalId,
  post_id: lenient(ExternalId),
  parent_id: lenient(ExternalId),
  from: lenient(Schema.Struct({ id: ExternalId, name: lenient(Schema.String) })),
  sender_id: lenient(ExternalId),
  sender_name: lenient(Schema.String),
  message: lenient(Schema.String),
  photo: lenient(Schema.Unknown),
  video: lenient(Schema.Unknown),
  created_time: GraphTime,
  post: lenient(Schema.Struct({ permalink_url: lenient(Schema.String), is_published: lenient(Schema.Boolean) }))
})
type CommentChange = typeof CommentChange.Type

const decode = Schema.decodeUnknownEither(CommentChange)
const decodeItem = Schema.decodeUnknownOption(Schema.Struct({ item: Schema.String }))

/** What became of one change: something observed, nothing that matters here, or something not understood. */
export type ReadChange =
  | { readonly _tag: "Observed"; readonly observation: Observation }
  | { readonly _tag: "Ignored" }
  | { readonly _tag: "Unreadable"; readonly reason: string }

const ignored: ReadChange = { _tag: "Ignored" }
const seen = (observation: Observation): ReadChange => ({ _tag: "Observed", observation })

/** Reads the value of a `feed` change of a page. `sentAt` stands in where the comment's own time is missing. */
export const readFeedChange = (value: unknown, pageId: string, sentAt: DateTime.Utc): ReadChange => {
  const item = decodeItem(value)
  if (Option.isNone(item)) return { _tag: "Unreadable", reason: "A feed change does not say what it is about." }
  if (item.value.item !== "comment") return ignored
  const change = decode(value)
  return change._tag === "Left"
    ? { _tag: "Unreadable", reason: `A feed change about a comment could not be read: ${troubles(change.left)}.` }
    : observe(change.right, pageId, sentAt)
}

/** Names the fields only: the values are what people wrote. */
const troubles = (error: ParseResult.ParseError) =>
  ParseResult.ArrayFormatter.formatErrorSync(error)
    .map(({ path }) => path.join("."))
    .filter((path, at, paths) => paths.indexOf(path) === at)
    .join(", ")

const observe = (change: CommentChange, pageId: string, sentAt: DateTime.Utc): ReadChange => {
  const externalId = change.comment_id
  switch (change.verb) {
    case "hide":
      return seen({ _tag: "Hidden", externalId })
    case "unhide":
      return seen({ _tag: "Unhidden", externalId })
    case "remove":
      return seen({ _tag: "Removed", externalId })
    case "edited":
      if (author(change).externalId === pageId) return ignored
      // Without media in the payload it is not known whether the comment had some before.
      return seen({ _tag: "Edited", externalId, text: text(change), hasMedia: hasMedia(change) || null })
    case "add":
      if (author(change).externalId === pageId) return ignored
      return seen({ _tag: "Commented", comment: comment(change, sentAt) })
  }
}

const text = (change: CommentChange) => storableComment(change.message ?? "")

const hasMedia = (change: CommentChange) => change.photo !== null || change.video !== null

const author = (change: CommentChange) => ({
  externalId: change.from?.id ?? change.sender_id,
  name: storable(change.from?.name ?? change.sender_name ?? ""),
  handle: ""
})

/** A post that is not published stands in no feed: it runs as an ad only. Which ad it is no push tells. */
const comment = (change: CommentChange, sentAt: DateTime.Utc): ObservedComment => {
  const parentExternalId = change.parent_id === change.post_id ? null : change.parent_id
  const postUrl = change.post?.permalink_url == null ? null : storable(change.post.permalink_url)
  return {
    externalId: change.comment_id,
    parentExternalId,
    post: change.post_id === null ? null : { externalId: change.post_id, caption: null, url: postUrl },
    ad: null,
    surface: change.post?.is_published === false ? "ad" : "organic",
    text: text(change),
    hasMedia: hasMedia(change),
    author: author(change),
    hidden: false,
    url: commentUrl(postUrl, change.comment_id, parentExternalId),
    createdAt: Option.getOrElse(change.created_time, () => sentAt)
  }
}
