import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { AccountId, CommentId, ContactId, HookId, MessageId, WorkspaceId } from "#schema/Ids.ts"

export interface RecentMessage {
  readonly id: MessageId
  readonly contact_id: ContactId
  readonly kind: "text" | "tap"
  readonly text: string
  readonly received_at: Date
}

/** Rows that are looked through for some that say anything. */
const lookedThrough = 200

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Comments that a rule of the guidance had a part in deciding last, latest decided first. */
    ruleMatches: (workspaceId: WorkspaceId, limit: number) => sql<{ readonly id: CommentId }>`
      SELECT comment_id AS id FROM (
        SELECT * FROM decision_records WHERE workspace_id = ${workspaceId} ORDER BY at DESC LIMIT ${lookedThrough}
      ) d
      WHERE jsonb_typeof(record->'decision'->'ruleMatched') = 'object' AND NOT EXISTS (
        SELECT FROM decision_records later
        WHERE later.workspace_id = d.workspace_id AND later.comment_id = d.comment_id AND later.at > d.at
      )
      ORDER BY at DESC LIMIT ${limit}`,

    disconnectedAccounts: (workspaceId: WorkspaceId, limit: number) => sql<{
      readonly id: AccountId
      readonly name: string
      readonly at: Date
      readonly reason: string
    }>`
      SELECT id, name, disconnected_at AS at, coalesce(disconnected_reason, '') AS reason FROM accounts
      WHERE workspace_id = ${workspaceId} AND disconnected_at IS NOT NULL ORDER BY disconnected_at DESC LIMIT ${limit}`,

    /** Newest first. */
    disabledHooks: (workspaceId: WorkspaceId, limit: number) => sql<{
      readonly id: HookId
      readonly target_url: string
      readonly last_error: string
    }>`
      SELECT id, target_url, coalesce(last_error, '') AS last_error FROM hooks
      WHERE workspace_id = ${workspaceId} AND NOT enabled AND removed_at IS NULL
      ORDER BY created_at DESC LIMIT ${limit}`,

    /** Newest first, as ids are made in the order of time. */
    messages: (workspaceId: WorkspaceId, limit: number) => sql<RecentMessage>`
      SELECT id, contact_id, kind, text, received_at FROM messages
      WHERE workspace_id = ${workspaceId} ORDER BY id DESC LIMIT ${limit}`,

    /** Contacts of whom anything is known that can be changed, latest changed first. */
    knownContacts: (workspaceId: WorkspaceId, limit: number) => sql<{ readonly id: ContactId }>`
      SELECT id FROM (
        SELECT * FROM contacts WHERE workspace_id = ${workspaceId} ORDER BY updated_at DESC LIMIT ${lookedThrough}
      ) c
      WHERE email IS NOT NULL OR phone IS NOT NULL OR fields <> '{}'
        OR EXISTS (SELECT FROM contact_tags t WHERE t.workspace_id = c.workspace_id AND t.contact_id = c.id)
      ORDER BY updated_at DESC LIMIT ${limit}`
  }
})

export class SamplesRepo extends Context.Tag("steward/SamplesRepo")<SamplesRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(SamplesRepo, make)
}
