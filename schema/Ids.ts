import { Schema } from "effect"

/**
 * Ids are `<kind>_` and the 32 hexadecimal digits of a UUIDv7, so they sort by the time they were made.
 * At most 40 characters. Clients should treat them as opaque strings.
 */
const id = <const Brand extends string>(brand: Brand, description: string) =>
  Schema.String.pipe(Schema.brand(brand), Schema.annotations({ description, jsonSchema: { maxLength: 40 } }))

export const WorkspaceId = id("WorkspaceId", "Workspace (brand) id, `ws_…`")
export type WorkspaceId = typeof WorkspaceId.Type

export const PersonId = id("PersonId", "Id of a person who uses Steward, `usr_…`")
export type PersonId = typeof PersonId.Type

export const KeyId = id("KeyId", "API key id, `key_…`")
export type KeyId = typeof KeyId.Type

export const AccountId = id("AccountId", "Connected account id, `acc_…`")
export type AccountId = typeof AccountId.Type

export const CommentId = id("CommentId", "Comment id, `com_…`")
export type CommentId = typeof CommentId.Type

export const HookId = id("HookId", "Hook id, `hook_…`")
export type HookId = typeof HookId.Type

export const ContactId = id("ContactId", "Contact id, `con_…`")
export type ContactId = typeof ContactId.Type

export const TagId = id("TagId", "Tag id, `tag_…`")
export type TagId = typeof TagId.Type

export const MessageId = id("MessageId", "Id of a message that a person sent, `msg_…`")
export type MessageId = typeof MessageId.Type

export const LinkId = id("LinkId", "Tracked link id, `lnk_…`")
export type LinkId = typeof LinkId.Type

export const ClickId = id("ClickId", "Id of a click on a tracked link, `clk_…`")
export type ClickId = typeof ClickId.Type

export const GrantId = id("GrantId", "Id of what a person lets an assistant do in a workspace, `grt_…`")
export type GrantId = typeof GrantId.Type

export const InvitationId = id("InvitationId", "Invitation id, `inv_…`")
export type InvitationId = typeof InvitationId.Type

export const DeliveryId = id("DeliveryId", "Delivery id, `dlv_…`; a retry reuses it")
export type DeliveryId = typeof DeliveryId.Type

export const PolicyTaskId = id("PolicyTaskId", "Id of a backtest or an undo, `tsk_…`")
export type PolicyTaskId = typeof PolicyTaskId.Type

export const SessionId = id("SessionId", "Id of a browser in which somebody is signed in, `ses_…`")
export type SessionId = typeof SessionId.Type

export const PasskeyId = id("PasskeyId", "Passkey id, `pky_…`")
export type PasskeyId = typeof PasskeyId.Type

export const ConnectAttemptId = id("ConnectAttemptId", "Id of a login at a platform that connects accounts, `cna_…`")
export type ConnectAttemptId = typeof ConnectAttemptId.Type

/** The kind of a thing, as it stands before the underscore of its id. */
const idKinds = [
  "ws",
  "acc",
  "com",
  "con",
  "tag",
  "mkt",
  "msg",
  "lnk",
  "clk",
  "sal",
  "hook",
  "dlv",
  "evt",
  "key",
  "usr",
  "pol",
  "wrk",
  "dec",
  "tsk",
  "shd",
  "ans",
  "aud",
  "grt",
  "inv",
  "app",
  "ers",
  "ses",
  "pky",
  "cna"
] as const
export type IdKind = (typeof idKinds)[number]
