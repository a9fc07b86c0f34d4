import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { ContactId, type WorkspaceId } from "#schema/Ids.ts"
import type { SortKey } from "#src/Database/Cursor.ts"
import { direct } from "#src/Database/Direct.ts"
import { jsonb } from "#src/Database/Json.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { ofWorkspace } from "#src/Database/Sets/ByKey.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { filterConditions, type ReadFilter } from "./ContactConditions.ts"
import { ContactIdentity, formPrefix } from "./Identity.ts"
import type { NewContact } from "./Meeting.ts"
import { type ContactAccount, type ContactFields, SeenContact, StoredContact } from "./StoredContact.ts"

const EarlierIdsRow = Schema.Struct({
  old_id: ContactId
})

/** Rows that are looked through for some that say anything. */
const lookedThrough = 200

const IdRow = Schema.Struct({
  id: ContactId
})

/** Whoever has an identity, and which. */
const KnownContact = Schema.Struct({ ...SeenContact.fields, ...ContactIdentity.fields })

const identityColumns = { kind: "text", value: "text" } as const satisfies ColumnTypes
const nameColumns = { id: "text", name: "text", handle: "text", at: "timestamptz" } as const satisfies ColumnTypes
const metColumns = { ...identityColumns, ...nameColumns } as const satisfies ColumnTypes

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (yield* direct)(StoredContact)
  const account = accountOf(sql, "c")

  const tags = sql`coalesce((
    SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'key', t.key) ORDER BY t.key)
    FROM (
      SELECT t.id, t.name, t.key
      FROM contact_tags ct JOIN tags t ON t.workspace_id = ct.workspace_id AND t.id = ct.tag_id
      WHERE ct.workspace_id = c.workspace_id AND ct.contact_id = c.id
      -- sorted afterwards: all tags of the workspace in their order would be read to find the contact's few
      OFFSET 0
    ) AS t
  ), '[]')`

  const select = sql`SELECT ${columns(sql, StoredContact, { of: "c", as: { account_name: account.name, tags } })}
    FROM contacts c JOIN ${account.table} ON ${account.on}`

  /** An id that was linked into another contact stands for that one. */
  const byId = (workspaceId: WorkspaceId, id: string) => sql`${select}
    WHERE c.workspace_id = ${workspaceId} AND c.id = coalesce(
      (SELECT contact_id FROM contact_links WHERE workspace_id = ${workspaceId} AND old_id = ${id}), ${id})`

  /** Rows older than `after`, newest first. */
  const listStatement = (workspaceId: WorkspaceId, filter: ReadFilter, after: Option.Option<SortKey>, limit: number) =>
    sql`${select}
    WHERE ${sql.and([
      ...filterConditions(sql, workspaceId, filter),
      ...Option.match(after, {
        onNone: () => [],
        onSome: ({ at, id }) => [sql`(c.created_at, c.id) < (${new Date(at)}, ${id})`]
      })
    ])}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}`

  return {
    listStatement,
    list: (...page: Parameters<typeof listStatement>) => read(listStatement(...page)),

    get: (workspaceId: WorkspaceId, id: string) => sql`${byId(workspaceId, id)}`.pipe(firstRow(StoredContact)),

    /** The ids that were linked into a contact. */
    earlierIds: (workspaceId: WorkspaceId, id: ContactId) =>
      sql`
        SELECT old_id FROM contact_links WHERE workspace_id = ${workspaceId} AND contact_id = ${id}`.pipe(
        rowsOf(EarlierIdsRow),
        Effect.map((rows) => rows.map(({ old_id }) => old_id))
      ),

    lock: (workspaceId: WorkspaceId, id: string) =>
      sql`${byId(workspaceId, id)} FOR UPDATE OF c`.pipe(firstRow(StoredContact)),

    /** Those of whom anything is known that can be changed, latest changed first. */
    latestKnown: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        SELECT id FROM (
          SELECT * FROM contacts WHERE workspace_id = ${workspaceId} ORDER BY updated_at DESC LIMIT ${lookedThrough}
        ) c
        WHERE email IS NOT NULL OR phone IS NOT NULL OR fields <> '{}'
          OR EXISTS (SELECT FROM contact_tags t WHERE t.workspace_id = c.workspace_id AND t.contact_id = c.id)
        ORDER BY updated_at DESC LIMIT ${limit}`.pipe(
        rowsOf(IdRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      ),

    update: (workspaceId: WorkspaceId, id: ContactId, { fields, ...set }: ContactFields, at: Date) =>
      sql`UPDATE contacts
        SET ${sql.update({ ...set, ...(fields === undefined ? {} : { fields: jsonb(fields) }), ...(set.name ? { name_due_at: null } : {}), updated_at: at })}
        WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /** Whoever has these identities. */
    known: ({ accountId, workspaceId }: ContactAccount, identities: ReadonlyArray<ContactIdentity>) =>
      sql`
        SELECT i.kind, i.value, c.id, c.name, c.handle
        FROM ${ofWorkspace(sql, workspaceId, sql`${rowSet(sql, identityColumns, identities)} AS met`)}
        CROSS JOIN LATERAL (
          SELECT kind, value, contact_id FROM contact_identities
          WHERE workspace_id = own.workspace_id AND account_id = ${accountId} AND kind = met.kind AND value = met.value
          OFFSET 0
        ) AS i CROSS JOIN LATERAL (
          SELECT id, name, handle FROM contacts WHERE workspace_id = own.workspace_id AND id = i.contact_id OFFSET 0
        ) AS c`.pipe(rowsOf(KnownContact)),

    /** Those of whom the platform told an id alone are to be named. */
    insert: ({ accountId, platform, workspaceId }: ContactAccount, contacts: ReadonlyArray<NewContact>) =>
      sql`
        WITH met AS MATERIALIZED (
          SELECT * FROM ${rowSet(sql, metColumns, contacts)} AS n
        ), made AS (
          INSERT INTO contacts
            (workspace_id, id, account_id, platform, name, handle, created_at, updated_at, name_due_at)
          SELECT ${workspaceId}, id, ${accountId}, ${platform}, name, handle, at, at,
            CASE WHEN kind = 'id' AND name = '' AND handle = '' THEN at END
          FROM met
        )
        INSERT INTO contact_identities (workspace_id, account_id, kind, value, contact_id)
        SELECT ${workspaceId}, ${accountId}, kind, value, id FROM met`,

    rename: (workspaceId: WorkspaceId, contacts: ReadonlyArray<SeenContact & { readonly at: Date }>) => sql`
      UPDATE contacts c SET name = n.name, handle = n.handle, updated_at = n.at,
        name_due_at = CASE WHEN n.name = '' THEN c.name_due_at END
      FROM ${rowSet(sql, nameColumns, contacts)} AS n
      WHERE c.workspace_id = ${workspaceId} AND c.id = n.id`,

    /**
     * The contacts of an account with an e-mail address, in any case of letters, of whom nothing but forms is known; two
     * where there are more.
     */
    ofForms: ({ accountId, workspaceId }: ContactAccount, email: string) =>
      sql`
        SELECT id FROM contacts c
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND lower(email) = lower(${email}::text)
          AND NOT EXISTS (
            SELECT FROM contact_identities i WHERE i.workspace_id = c.workspace_id AND i.contact_id = c.id
              AND NOT starts_with(i.value, ${formPrefix})
          )
        LIMIT 2`.pipe(
        rowsOf(IdRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      ),

    /** One more way in which the platform names a contact. */
    identify: ({ accountId, workspaceId }: ContactAccount, { kind, value }: ContactIdentity, contactId: ContactId) =>
      sql`INSERT INTO contact_identities ${sql.insert({
        workspace_id: workspaceId,
        account_id: accountId,
        kind,
        value,
        contact_id: contactId
      })}`,

    /** Somebody wrote a message under this id: it is the one to ask the platform with. */
    wrote: ({ accountId, workspaceId }: ContactAccount, externalId: string, at: Date) => sql`
      UPDATE contact_identities SET wrote_at = ${at}
      WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND kind = 'id' AND value = ${externalId}`,

    /** All of this room that pointed to `old` points to `into`, and `old` is gone but for its id. */
    replace: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) =>
      Effect.gen(function* () {
        for (const table of ["contact_identities", "contact_links", "messages"]) {
          yield* sql`UPDATE ${sql(table)} SET contact_id = ${into}
            WHERE workspace_id = ${workspaceId} AND contact_id = ${old}`
        }
        yield* sql`DELETE FROM contacts WHERE workspace_id = ${workspaceId} AND id = ${old}`
        yield* sql`INSERT INTO contact_links ${sql.insert({ workspace_id: workspaceId, old_id: old, contact_id: into })}`
      })
  }
})

export class ContactsRepo extends Context.Tag("steward/ContactsRepo")<
  ContactsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ContactsRepo, make)
}
