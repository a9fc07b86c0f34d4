import { Schema } from "effect"
import { AccountId, ContactId, WorkspaceId } from "#schema/Ids.ts"

/** Somebody without a name, by the id that the platform gave them. */
export const UnnamedContact = Schema.Struct({
  workspace_id: WorkspaceId,
  id: ContactId,
  account_id: AccountId,
  external_id: Schema.String
})
export type UnnamedContact = typeof UnnamedContact.Type
