import { DateTime } from "effect"
import type { CommentId, ContactId } from "#schema/Ids.ts"
import type { ObservedAccount, ObservedComment } from "./Observation.ts"
import type { StoredComment } from "./StoredComment.ts"

/** What is known of a comment when it comes in; the rest is as the database begins with. */
export type NewComment = Pick<
  StoredComment,
  | "id"
  | "account_id"
  | "platform"
  | "surface"
  | "external_id"
  | "parent_external_id"
  | "post_external_id"
  | "post_caption"
  | "post_url"
  | "ad_id"
  | "ad_name"
  | "author_external_id"
  | "author_name"
  | "author_handle"
  | "text"
  | "has_media"
  | "platform_url"
  | "status"
  | "created_at"
  | "received_at"
> & { readonly contact_id: ContactId | null }

/** The row of a comment as it comes in. */
export const newComment = (
  account: ObservedAccount,
  comment: ObservedComment,
  own: { readonly id: CommentId; readonly contactId: ContactId | null; readonly at: Date }
): NewComment => ({
  id: own.id,
  account_id: account.accountId,
  platform: account.platform,
  surface: comment.surface,
  external_id: comment.externalId,
  parent_external_id: comment.parentExternalId,
  post_external_id: comment.post?.externalId ?? null,
  post_caption: comment.post?.caption ?? null,
  post_url: comment.post?.url ?? null,
  ad_id: comment.ad?.id ?? null,
  ad_name: comment.ad?.name ?? null,
  contact_id: own.contactId,
  author_external_id: comment.author.externalId,
  author_name: comment.author.name,
  author_handle: comment.author.handle,
  text: comment.text,
  has_media: comment.hasMedia,
  platform_url: comment.url,
  status: "pending",
  created_at: DateTime.toDateUtc(comment.createdAt),
  received_at: own.at
})
