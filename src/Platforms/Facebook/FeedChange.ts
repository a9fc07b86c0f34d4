import { type DateTime, Option } from "effect"
import type { Observation, ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import { graphTimeOf } from "../Graph/GraphTime.ts"
import { fieldsOf, idOf, textOf } from "../Port/PlatformJson.ts"
import { commentUrl } from "./CommentUrl.ts"

type Fields = Readonly<Record<string, unknown>>

type Verb = "add" | "edited" | "hide" | "unhide" | "remove"

/** `edit` and `delete` are documented as well, though comments come with the others. */
const verbs: ReadonlyMap<unknown, Verb> = new Map([
  ["add", "add"],
  ["edited", "edited"],
  ["edit", "edited"],
  ["hide", "hide"],
  ["unhide", "unhide"],
  ["remove", "remove"],
  ["delete", "remove"]
])

/** What of the `value` of a `feed` change names a comment, and what became of it. */
interface NamedChange {
  readonly verb: Verb
  readonly externalId: string
}

/** What became of one change: something observed, nothing that matters here, or something not understood. */
export type ReadChange =
  | { readonly _tag: "Observed"; readonly observation: Observation }
  | { readonly _tag: "Ignored" }
  | { readonly _tag: "Unreadable"; readonly reason: string }

const ignored: ReadChange = { _tag: "Ignored" }
const seen = (observation: Observation): ReadChange => ({ _tag: "Observed", observation })

/** Reads the value of a `feed` change of a page. `sentAt` stands in where the comment's own time is missing. */
export const readFeedChange = (value: unknown, pageId: string, sentAt: DateTime.Utc): ReadChange => {
  const fields = fieldsOf(value)
  const item = fields === null ? null : textOf(fields["item"])
  if (fields === null || item === null) {
    return { _tag: "Unreadable", reason: "A feed change does not say what it is about." }
  }
  if (item !== "comment") return ignored
  const externalId = idOf(fields["comment_id"])
  const verb = verbs.get(fields["verb"])
  if (externalId !== null && verb !== undefined) return observe({ verb, externalId }, fields, pageId, sentAt)
  // names the fields only: the values are what people wrote
  const troubles = [...(verb === undefined ? ["verb"] : []), ...(externalId === null ? ["comment_id"] : [])]
  return { _tag: "Unreadable", reason: `A feed change about a comment could not be read: ${troubles.join(", ")}.` }
}

const observe = (
  { externalId, verb }: NamedChange,
  fields: Fields,
  pageId: string,
  sentAt: DateTime.Utc
): ReadChange => {
  switch (verb) {
    case "hide":
      return seen({ _tag: "Hidden", externalId, sentAt })
    case "unhide":
      return seen({ _tag: "Unhidden", externalId, sentAt })
    case "remove":
      return seen({ _tag: "Removed", externalId })
    case "edited": {
      const { externalId: authorId } = author(fields)
      if (authorId === pageId) return ignored
      // Without media in the payload it is not known whether the comment had some before.
      const media = hasMedia(fields) || null
      return seen({ _tag: "Edited", externalId, text: text(fields), hasMedia: media, authorId, sentAt })
    }
    case "add": {
      const by = author(fields)
      return by.externalId === pageId
        ? ignored
        : seen({ _tag: "Commented", comment: comment(externalId, by, fields, sentAt) })
    }
  }
}

const text = (fields: Fields) => storableComment(textOf(fields["message"]) ?? "")

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ""

const hasMedia = (fields: Fields) =>
  isGiven(fields["photo"]) || isGiven(fields["video"]) || isWordless(textOf(fields["message"]))

/** Older changes name the author in `sender_id` and `sender_name`. Nobody is named by a name alone. */
const author = (fields: Fields): ObservedComment["author"] => {
  const from = fieldsOf(fields["from"])
  const id = idOf(from?.["id"])
  const name = (id === null ? null : textOf(from?.["name"])) ?? textOf(fields["sender_name"])
  return { externalId: id ?? idOf(fields["sender_id"]), name: storable(name ?? ""), handle: "" }
}

/** A post that is not published stands in no feed: it runs as an ad only. Which ad it is no push tells. */
const comment = (
  externalId: string,
  by: ObservedComment["author"],
  fields: Fields,
  sentAt: DateTime.Utc
): ObservedComment => {
  const [postId, parentId, post] = [idOf(fields["post_id"]), idOf(fields["parent_id"]), fieldsOf(fields["post"])]
  const parentExternalId = parentId === postId ? null : parentId
  const link = textOf(post?.["permalink_url"])
  const postUrl = link === null ? null : storable(link)
  return {
    externalId,
    parentExternalId,
    post: postId === null ? null : { externalId: postId, caption: null, url: postUrl },
    ad: null,
    surface: post?.["is_published"] === false ? "ad" : "organic",
    text: text(fields),
    hasMedia: hasMedia(fields),
    author: by,
    hidden: false,
    url: commentUrl(postUrl, externalId, parentExternalId),
    createdAt: Option.getOrElse(graphTimeOf(fields["created_time"]), () => sentAt)
  }
}
