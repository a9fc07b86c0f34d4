import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { AccountId, ContactId, MessageId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { everyAccount } from "#src/Directory/AccountSql.ts"
import { NewAddresses } from "#src/EmailMarketing/NewAddresses.ts"

export const StoredIdentity = Schema.Struct({
  account_id: AccountId,
  kind: Schema.Literal("id", "handle"),
  value: Schema.String
})
export type StoredIdentity = typeof StoredIdentity.Type

export const StoredPersonMessage = Schema.Struct({
  id: MessageId,
  kind: Schema.Literal("text", "tap"),
  text: Schema.String,
  sent_at: Schema.DateFromSelf,
  received_at: Schema.DateFromSelf
})
export type StoredPersonMessage = typeof StoredPersonMessage.Type

const ContactOfRow = Schema.Struct({
  id: ContactId
})

const EarlierIdsRow = Schema.Struct({
  id: ContactId
})

const KnowingRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: AccountId
})

const ForgottenRow = Schema.Struct({ id: ContactId, created_at: Schema.DateFromSelf })

const RowsRow = Schema.Struct({
  created_at: Schema.DateFromSelf
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const addresses = yield* NewAddresses

  return {
    /** The contact whom a platform knows by an id. */
    contactOf: (workspaceId: WorkspaceId, accountId: AccountId, authorId: string) =>
      sql`
        SELECT contact_id AS id FROM contact_identities
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND value = ${authorId}
        ORDER BY kind DESC LIMIT 1`.pipe(
        rowsOf(ContactOfRow),
        Effect.map((rows) => Option.fromNullable(rows[0]?.id)),
        Effect.orDie
      ),

    /** The accounts of a platform, of all workspaces, whose contact a platform calls so. */
    accountsKnowing: (platform: Platform, authorId: string) =>
      sql`
        SELECT a.workspace_id, a.id FROM ${everyAccount(sql)} WHERE a.platform = ${platform} AND EXISTS (
          SELECT FROM contact_identities i WHERE i.workspace_id = a.workspace_id AND i.account_id = a.id
            AND i.kind = 'id' AND i.value = ${authorId}
        ) ORDER BY a.workspace_id, a.id`.pipe(rowsOf(KnowingRow), Effect.orDie),

    /** Ids that were linked into a contact. */
    earlierIds: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql`
        SELECT old_id AS id FROM contact_links WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}
        ORDER BY old_id`.pipe(
        rowsOf(EarlierIdsRow),
        Effect.map((rows) => rows.map(({ id }) => id)),
        Effect.orDie
      ),

    identities: (workspaceId: WorkspaceId, contactId: ContactId) =>
      Effect.orDie(
        sql`
        SELECT account_id, kind, value FROM contact_identities
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ORDER BY account_id, kind, value`.pipe(
          rowsOf(StoredIdentity)
        )
      ),

    /** Older ones than `after`, newest first, at most `limit`. */
    messages: (workspaceId: WorkspaceId, contactId: ContactId, after: Option.Option<SortKey>, limit: number) =>
      Effect.orDie(
        sql`
        SELECT id, kind, text, sent_at, received_at FROM messages
        WHERE ${sql.and([
          sql`workspace_id = ${workspaceId} AND contact_id = ${contactId}`,
          ...Option.match(after, {
            onNone: () => [],
            onSome: ({ at, id }) => [sql`(received_at, id) < (${new Date(at)}, ${id})`]
          })
        ])}
        ORDER BY received_at DESC, id DESC LIMIT ${limit}`.pipe(rowsOf(StoredPersonMessage))
      ),

    /** Names that only this platform told, and may be kept no longer; what the brand noted stays. Answers since when. */
    forgetNames: (
      workspaceId: WorkspaceId,
      contactIds: ReadonlyArray<ContactId>,
      platforms: ReadonlyArray<Platform>,
      at: Date
    ) =>
      sql`
        UPDATE contacts SET name = '', handle = '', updated_at = ${at}
        WHERE workspace_id = ${workspaceId} AND ${sql.in("id", contactIds)} AND ${sql.in("platform", platforms)}
          AND last_message_at IS NULL
        RETURNING id, created_at`.pipe(rowsOf(ForgottenRow), Effect.orDie),

    /** The contact with its names, tags, fields and messages. Answers how many messages there were, and since when. */
    erase: (workspaceId: WorkspaceId, contactId: ContactId) =>
      Effect.gen(function* () {
        yield* addresses.erase(workspaceId, contactId)
        const theirs = sql`workspace_id = ${workspaceId} AND contact_id = ${contactId}`
        const messages = yield* sql`DELETE FROM messages WHERE ${theirs} RETURNING 1`
        yield* sql`
          WITH removed AS (DELETE FROM contact_tags WHERE ${theirs} RETURNING tag_id)
          UPDATE tags SET contacts = contacts - 1
          WHERE workspace_id = ${workspaceId} AND id IN (SELECT tag_id FROM removed)`
        yield* sql`DELETE FROM contact_identities WHERE ${theirs}`
        yield* sql`DELETE FROM contact_links WHERE ${theirs}`
        const rows = yield* sql`
          DELETE FROM contacts WHERE workspace_id = ${workspaceId} AND id = ${contactId} RETURNING created_at`.pipe(
          rowsOf(RowsRow)
        )
        return { messages: messages.length, since: Option.fromNullable(rows[0]?.created_at) }
      }).pipe(Effect.orDie)
  }
})

/** Finds all that is kept about a person as a contact, and deletes it; each method runs in the caller's transaction. */
export class ContactErasure extends Context.Tag("steward/ContactErasure")<
  ContactErasure,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ContactErasure, make)
}
