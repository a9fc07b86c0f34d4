import { Schema } from "effect"
import { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import { PlatformAction } from "#schema/resources/Comment.ts"

export const NewWork = Schema.Struct({
  workspace_id: WorkspaceId,
  id: Schema.String,
  comment_id: CommentId,
  account_id: AccountId,
  action: PlatformAction,
  reply_text: Schema.NullOr(Schema.String),
  /** SHA-256 of the text that a reply answers, in hexadecimal digits; null where it answers none that is known. */
  about: Schema.NullOr(Schema.String),
  by: Schema.Literal("autopilot", "person", "campaign"),
  actor: Schema.String,
  /** The key or grant that asked for it; null for nobody outside. */
  asked_by: Schema.NullOr(Schema.String),
  due_at: Schema.DateFromSelf,
  queued_at: Schema.DateFromSelf,
  announce_at: Schema.NullOr(Schema.DateFromSelf)
})
export type NewWork = typeof NewWork.Type

/** Work that is not done yet. */
export const StoredOpenWork = NewWork.pick("id", "action", "reply_text", "queued_at")
export type StoredOpenWork = typeof StoredOpenWork.Type

/** Work that this process has claimed. `uncertain_since`: an earlier attempt may have taken effect. */
export const ClaimedWork = Schema.Struct({
  ...NewWork.omit("due_at", "announce_at", "asked_by").fields,
  attempts: Schema.Number,
  uncertain_since: Schema.NullOr(Schema.DateFromSelf),
  claimed_at: Schema.DateFromSelf,
  /** Until when it is claimed; tells this claim from a later one. */
  claimed_until: Schema.DateFromSelf
})
export type ClaimedWork = typeof ClaimedWork.Type
