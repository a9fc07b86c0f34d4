import { Schema } from "effect"
import { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { Platform, Surface } from "#schema/Platform.ts"

/** A comment that is to be read at its platform. */
export const UnsureComment = Schema.Struct({
  workspace_id: WorkspaceId,
  account_id: AccountId,
  platform: Platform,
  external_id: Schema.String,
  post_external_id: Schema.NullOr(Schema.String),
  surface: Surface,
  /** Until when nobody else reads it. */
  read_due_at: Schema.DateFromSelf
})
export type UnsureComment = typeof UnsureComment.Type
