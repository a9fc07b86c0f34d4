import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { ContactId, MessageId, WorkspaceId } from "#schema/Ids.ts"

export interface RecentMessage {
  readonly id: MessageId
  readonly contact_id: ContactId
  readonly kind: "text" | "tap"
  readonly text: string
  readonly received_at: Date
}

/** Contacts that are looked through for some that say anything. */
const lookedThrough = 200

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
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
