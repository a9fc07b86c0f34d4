import { Schema } from "effect"
import { AccountId, ContactId, TagId, WorkspaceId } from "#schema/Ids.ts"
import { Platform } from "#schema/Platform.ts"

export const ContactTag = Schema.Struct({
  id: TagId,
  name: Schema.String,
  key: Schema.String
})
export type ContactTag = typeof ContactTag.Type

/** A row of `contacts`, with the name of its account and its tags by name. */
export const StoredContact = Schema.Struct({
  workspace_id: WorkspaceId,
  id: ContactId,
  account_id: AccountId,
  account_name: Schema.String,
  platform: Platform,
  name: Schema.String,
  handle: Schema.String,
  email: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  fields: Schema.Record({ key: Schema.String, value: Schema.String }),
  follows_you: Schema.NullOr(Schema.Boolean),
  last_message_at: Schema.NullOr(Schema.DateFromSelf),
  created_at: Schema.DateFromSelf,
  updated_at: Schema.DateFromSelf,
  tags: Schema.Array(ContactTag)
})
export type StoredContact = typeof StoredContact.Type

/** What a change may set. */
export type ContactFields = Partial<
  Pick<StoredContact, "name" | "handle" | "email" | "phone" | "fields" | "follows_you" | "last_message_at">
>

/** The fields of a contact that `contact.updated` speaks of. */
export const reportedFields = ["email", "phone", "fields", "tags"] as const
export type ReportedField = (typeof reportedFields)[number]

/** The account through which a person is met. */
export interface ContactAccount {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  readonly platform: Platform
}

/** Whoever an identity belongs to. */
export const SeenContact = Schema.Struct({
  id: ContactId,
  name: Schema.String,
  handle: Schema.String
})
export type SeenContact = typeof SeenContact.Type
