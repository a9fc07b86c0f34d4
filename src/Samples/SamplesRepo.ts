import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, CommentId, ContactId, HookId, MessageId, type WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const RecentMessage = Schema.Struct({
  id: MessageId,
  contact_id: ContactId,
  kind: Schema.Literal("text", "tap"),
  text: Schema.String,
  received_at: Schema.DateFromSelf
})
export type RecentMessage = typeof RecentMessage.Type

/** Rows that are looked through for some that say anything. */
const lookedThrough = 200

const RuleMatchesRow = Schema.Struct({
  id: CommentId
})

const DisconnectedAccountsRow = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  at: Schema.DateFromSelf,
  reason: Schema.String
})

const DisabledHooksRow = Schema.Struct({
  id: HookId,
  target_url: Schema.String,
  last_error: Schema.String
})

const KnownContactsRow = Schema.Struct({
  id: ContactId
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Comments that a rule of the guidance had a part in deciding last, latest decided first. */
    ruleMatches: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT comment_id AS id FROM (
        SELECT * FROM decision_records WHERE workspace_id = ${workspaceId} ORDER BY at DESC LIMIT ${lookedThrough}
      ) d
      WHERE jsonb_typeof(record->'decision'->'ruleMatched') = 'object' AND NOT EXISTS (
        SELECT FROM decision_records later
        WHERE later.workspace_id = d.workspace_id AND later.comment_id = d.comment_id AND later.at > d.at
      )
      ORDER BY at DESC LIMIT ${limit}`.pipe(rowsOf(RuleMatchesRow)),

    disconnectedAccounts: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT id, name, disconnected_at AS at, coalesce(disconnected_reason, '') AS reason FROM accounts
      WHERE workspace_id = ${workspaceId} AND disconnected_at IS NOT NULL ORDER BY disconnected_at DESC LIMIT ${limit}`.pipe(
        rowsOf(DisconnectedAccountsRow)
      ),

    /** Newest first. */
    disabledHooks: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT id, target_url, coalesce(last_error, '') AS last_error FROM hooks
      WHERE workspace_id = ${workspaceId} AND NOT enabled AND removed_at IS NULL
      ORDER BY created_at DESC LIMIT ${limit}`.pipe(rowsOf(DisabledHooksRow)),

    /** Newest first, as ids are made in the order of time. */
    messages: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT id, contact_id, kind, text, received_at FROM messages
      WHERE workspace_id = ${workspaceId} ORDER BY id DESC LIMIT ${limit}`.pipe(rowsOf(RecentMessage)),

    /** Contacts of whom anything is known that can be changed, latest changed first. */
    knownContacts: (workspaceId: WorkspaceId, limit: number) =>
      sql`
      SELECT id FROM (
        SELECT * FROM contacts WHERE workspace_id = ${workspaceId} ORDER BY updated_at DESC LIMIT ${lookedThrough}
      ) c
      WHERE email IS NOT NULL OR phone IS NOT NULL OR fields <> '{}'
        OR EXISTS (SELECT FROM contact_tags t WHERE t.workspace_id = c.workspace_id AND t.contact_id = c.id)
      ORDER BY updated_at DESC LIMIT ${limit}`.pipe(rowsOf(KnownContactsRow))
  }
})

export class SamplesRepo extends Context.Tag("steward/SamplesRepo")<SamplesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(SamplesRepo, make)
}
