import type { AccountId, ContactId, TagId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"

export interface ContactTag {
  readonly id: TagId
  readonly name: string
  readonly key: string
}

/** A row of `contacts`, with the name of its account and its tags by name. */
export interface StoredContact {
  readonly workspace_id: WorkspaceId
  readonly id: ContactId
  readonly account_id: AccountId
  readonly account_name: string
  readonly platform: Platform
  readonly name: string
  readonly handle: string
  readonly email: string | null
  readonly phone: string | null
  readonly fields: Readonly<Record<string, string>>
  readonly follows_you: boolean | null
  readonly last_message_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly tags: ReadonlyArray<ContactTag>
}

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
export interface SeenContact {
  readonly id: ContactId
  readonly name: string
  readonly handle: string
}

/** Somebody without a name, by the id that the platform gave them. */
export interface UnnamedContact {
  readonly workspace_id: WorkspaceId
  readonly id: ContactId
  readonly account_id: AccountId
  readonly external_id: string
}
