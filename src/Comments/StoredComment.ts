import { Schema } from "effect"
import { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Platform, Surface } from "#schema/Platform.ts"
import { CommentStatus, Decision, PlatformAction, Reply, Scores } from "#schema/resources/Comment.ts"
import { Asking } from "./Asking/Asking.ts"

/** A row of `comments`, with the name of its account. Times are as stored: milliseconds, UTC. */
export const StoredComment = Schema.Struct({
  workspace_id: WorkspaceId,
  id: CommentId,
  account_id: AccountId,
  account_name: Schema.String,
  platform: Platform,
  surface: Surface,
  external_id: Schema.String,
  parent_external_id: Schema.NullOr(Schema.String),
  post_external_id: Schema.NullOr(Schema.String),
  post_caption: Schema.NullOr(Schema.String),
  post_url: Schema.NullOr(Schema.String),
  ad_id: Schema.NullOr(Schema.String),
  ad_name: Schema.NullOr(Schema.String),
  author_external_id: Schema.NullOr(Schema.String),
  author_name: Schema.String,
  author_handle: Schema.String,
  text: Schema.String,
  has_media: Schema.Boolean,
  language: Schema.NullOr(Schema.String),
  platform_url: Schema.NullOr(Schema.String),
  status: CommentStatus,
  archived: Schema.Boolean,
  hidden_on_platform: Schema.Boolean,
  decision: Schema.NullOr(Decision),
  scores: Schema.NullOr(Scores),
  draft_reply: Schema.NullOr(Schema.String),
  pending_action: Schema.NullOr(PlatformAction),
  pending_since: Schema.NullOr(Schema.DateFromSelf),
  action_error: Schema.NullOr(Schema.String),
  replies: Schema.Array(Reply),
  waiting_since: Schema.NullOr(Schema.DateFromSelf),
  asking: Schema.NullOr(Asking),
  announced: Schema.Boolean,
  created_at: Schema.DateFromSelf,
  received_at: Schema.DateFromSelf,
  decided_at: Schema.NullOr(Schema.DateFromSelf),
  hidden_at: Schema.NullOr(Schema.DateFromSelf),
  acted_at: Schema.NullOr(Schema.DateFromSelf),
  /**
   * When its text and author were deleted for good: nothing that the platform repeats brings them back. Null again once its
   * author has written anew.
   */
  erased_at: Schema.NullOr(Schema.DateFromSelf),
  /** By which the last text that was deleted is known again (`digestOf`). */
  erased_digest: Schema.NullOr(Schema.String),
  updated_at: Schema.DateFromSelf
})
export type StoredComment = typeof StoredComment.Type

/** What a change may set. */
export type CommentFields = Partial<
  Pick<
    StoredComment,
    | "author_external_id"
    | "text"
    | "has_media"
    | "language"
    | "status"
    | "archived"
    | "hidden_on_platform"
    | "decision"
    | "scores"
    | "draft_reply"
    | "pending_action"
    | "pending_since"
    | "action_error"
    | "replies"
    | "waiting_since"
    | "asking"
    | "announced"
    | "decided_at"
    | "hidden_at"
    | "acted_at"
    | "erased_at"
  >
>
