import { type DateTime, Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { storable, storableComment } from "#src/Ground/StorableText.ts"
import type { GraphPage } from "../Graph/GraphResponse.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"

const own = "id,text,timestamp,username,from,user,hidden,parent_id"

export const replyFields = own
/** The fields to ask for when comments are read: their first replies come along. */
export const commentFields = `${own},replies{${own}}`

/** A comment as Instagram gives it. `user` is there only when the account itself wrote it. */
export const InstagramComment = Schema.Struct({
  id: ExternalId,
  text: lenient(Schema.String),
  timestamp: GraphTime,
  username: lenient(Schema.String),
  from: lenient(Schema.Struct({ id: ExternalId, username: lenient(Schema.String) })),
  user: lenient(Schema.Struct({ id: ExternalId })),
  hidden: lenient(Schema.Boolean),
  parent_id: lenient(ExternalId),
  replies: lenient(
    Schema.Struct({
      data: Schema.Array(Schema.Unknown),
      paging: lenient(Schema.Struct({ next: lenient(Schema.String) }))
    })
  )
})
export type InstagramComment = typeof InstagramComment.Type

const decode = Schema.decodeUnknownOption(InstagramComment)

/** What can be read as a comment: one without an id cannot be acted on, and is passed over. */
export const commentsOf = (items: GraphPage["items"]): ReadonlyArray<InstagramComment> =>
  items.flatMap((item) => Option.toArray(decode(item)))

export const isOwn = ({ from, user }: InstagramComment, accountId: string): boolean =>
  user !== null || from?.id === accountId

/** Whether more replies are there than came along. */
export const hasMoreReplies = ({ replies }: InstagramComment): boolean => (replies?.paging?.next ?? null) !== null

/** Instagram tells handles and no names, and not whether there is a picture beside words. No address of a single comment is documented. */
export const observed = (
  { from, hidden, id, parent_id, text, timestamp, username }: InstagramComment,
  parentId: string | null,
  post: WalkedPost,
  readAt: DateTime.Utc
): ObservedComment => {
  const handle = storable(username ?? from?.username ?? "")
  return {
    externalId: id,
    parentExternalId: parent_id ?? parentId,
    post: { externalId: post.externalId, caption: post.caption, url: post.url },
    ad: post.ad,
    surface: post.ad === null ? "organic" : "ad",
    text: storableComment(text ?? ""),
    hasMedia: isWordless(text),
    author: { externalId: from?.id ?? null, name: "", handle },
    hidden: hidden ?? false,
    url: post.url,
    createdAt: Option.getOrElse(timestamp, () => readAt)
  }
}
