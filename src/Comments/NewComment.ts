import { DateTime } from "effect"
import type { CommentId, ContactId } from "#schema/Ids.ts"
import type { ObservedAccount, ObservedComment } from "./Observation.ts"
import type { StoredComment } from "./StoredComment.ts"

/** A comment that is not stored yet, and who wrote it. */
export interface NewComment {
  readonly comment: StoredComment
  readonly contactId: ContactId | null
}

/** An account, and what it is called. */
export interface ObservedNamedAccount extends ObservedAccount {
  readonly name: string
}

/** A comment as it comes in, before anybody decides about it. */
export const newComment = (
  account: ObservedNamedAccount,
  comment: ObservedComment,
  own: { readonly id: CommentId; readonly at: Date }
): StoredComment => ({
  workspace_id: account.workspaceId,
  id: own.id,
  account_id: account.accountId,
  account_name: account.name,
  platform: account.platform,
  surface: comment.surface,
  external_id: comment.externalId,
  parent_external_id: comment.parentExternalId,
  post_external_id: comment.post?.externalId ?? null,
  post_caption: comment.post?.caption ?? null,
  post_url: comment.post?.url ?? null,
  ad_id: comment.ad?.id ?? null,
  ad_name: comment.ad?.name ?? null,
  author_external_id: comment.author.externalId,
  author_name: comment.author.name,
  author_handle: comment.author.handle,
  text: comment.text,
  has_media: comment.hasMedia,
  language: null,
  platform_url: comment.url,
  status: "pending",
  archived: false,
  hidden_on_platform: false,
  decision: null,
  scores: null,
  draft_reply: null,
  pending_action: null,
  pending_since: null,
  action_error: null,
  replies: [],
  waiting_since: null,
  asking: null,
  announced: false,
  created_at: DateTime.toDateUtc(comment.createdAt),
  received_at: own.at,
  decided_at: null,
  hidden_at: null,
  acted_at: null,
  erased_at: null,
  erased_digest: null,
  updated_at: own.at
})
