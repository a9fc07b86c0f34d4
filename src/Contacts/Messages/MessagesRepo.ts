import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { AccountId, ContactId, MessageId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { RecentMessage } from "./RecentMessage.ts"

export interface StoredMessage {
  readonly workspace_id: WorkspaceId
  readonly id: MessageId
  readonly account_id: AccountId
  readonly external_id: string
  readonly contact_id: ContactId
  readonly kind: "text" | "tap"
  readonly text: string
  readonly sent_at: Date
  readonly received_at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** False when the account has the platform's message already. */
    insert: (message: StoredMessage) =>
      sql`INSERT INTO messages ${sql.insert({ ...message })}
        ON CONFLICT (workspace_id, account_id, external_id) DO NOTHING RETURNING id`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Of one person, newest first. */
    of: (workspaceId: WorkspaceId, contactId: ContactId, limit: number) =>
      sql`
        SELECT id, contact_id, kind, text, received_at FROM messages
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
        ORDER BY received_at DESC, id DESC LIMIT ${limit}`.pipe(rowsOf(RecentMessage)),

    /** Newest first, as ids are made in the order of time. */
    newest: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        SELECT id, contact_id, kind, text, received_at FROM messages
        WHERE workspace_id = ${workspaceId} ORDER BY id DESC LIMIT ${limit}`.pipe(rowsOf(RecentMessage))
  }
})

export class MessagesRepo extends Context.Tag("steward/MessagesRepo")<
  MessagesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(MessagesRepo, make)
}
