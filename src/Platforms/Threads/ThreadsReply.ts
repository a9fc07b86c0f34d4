import { DateTime, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import type { GraphPage } from "../Graph/GraphResponse.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { sameReply } from "../Port/ReplyText.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"

/** The fields to ask for when replies are read. */
export const replyFields =
  "id,text,username,permalink,timestamp,media_type,root_post,replied_to,is_reply_owned_by_me,hide_status"

const Reference = lenient(Schema.Struct({ id: ExternalId }))

/** A reply as Threads gives it: people have a handle there, and no id. */
export const ThreadsReply = Schema.Struct({
  id: ExternalId,
  text: lenient(Schema.String),
  username: lenient(Schema.String),
  permalink: lenient(Schema.String),
  timestamp: GraphTime,
  media_type: lenient(Schema.String),
  root_post: Reference,
  replied_to: Reference,
  is_reply_owned_by_me: lenient(Schema.Boolean),
  hide_status: lenient(Schema.String)
})
export type ThreadsReply = typeof ThreadsReply.Type

const decode = Schema.decodeUnknownOption(ThreadsReply)

/** What can be read as a reply: one without an id cannot be acted on, and is passed over. */
export const repliesOf = (items: GraphPage["items"]): ReadonlyArray<ThreadsReply> =>
  items.flatMap((item) => Option.toArray(decode(item)))

export const isOwn = ({ is_reply_owned_by_me }: ThreadsReply): boolean => is_reply_owned_by_me === true

/** All other states are seen by the public. */
const hiddenStates = ["HIDDEN", "HUSHED", "COVERED", "BLOCKED", "RESTRICTED"]

/** Null for a reply to the post itself. */
const parentOf = ({ replied_to, root_post }: ThreadsReply, postId: string): string | null => {
  const id = replied_to?.id ?? null
  return id === (root_post?.id ?? postId) || id === postId ? null : id
}

export const observed = (reply: ThreadsReply, post: WalkedPost, readAt: DateTime.Utc): ObservedComment => ({
  externalId: reply.id,
  parentExternalId: parentOf(reply, post.externalId),
  post: { externalId: post.externalId, caption: post.caption, url: post.url },
  ad: null,
  surface: "organic",
  text: storableComment(reply.text ?? ""),
  hasMedia: (reply.media_type !== null && reply.media_type !== "TEXT_POST") || isWordless(reply.text),
  author: { externalId: null, name: "", handle: storable(reply.username ?? "") },
  hidden: hiddenStates.includes(reply.hide_status ?? ""),
  url: reply.permalink === null ? post.url : storable(reply.permalink),
  createdAt: Option.getOrElse(reply.timestamp, () => readAt)
})

/** The profile's own reply with this text, from a minute before `since` on: clocks differ. */
export const isSought =
  (text: string, since: DateTime.Utc) =>
  (reply: ThreadsReply): boolean =>
    isOwn(reply) &&
    Option.exists(reply.timestamp, DateTime.greaterThanOrEqualTo(DateTime.subtract(since, { minutes: 1 }))) &&
    sameReply(reply.text ?? "", text)
