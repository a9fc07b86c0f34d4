import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { inBulk } from "./Bulk.ts"

export interface ContactsToSeed {
  readonly workspaceId: WorkspaceId
  readonly accounts: ReadonlyArray<AccountId>
  readonly rows: number
}

const tags = ["vip", "press", "wholesale"]

/** People a second apart, the last one just before 2026, each third with an e-mail address, with up to two tags each. */
export const seedContacts = Effect.fn("seedContacts")(function* ({ accounts, rows, workspaceId }: ContactsToSeed) {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(
    tags,
    (name, index) => sql`
      INSERT INTO tags (workspace_id, id, name, key, contacts, created_at)
      VALUES (${workspaceId}, ${`tag_${index}`}, ${name}, ${name}, ${Math.floor(rows / tags.length)}, now())`
  )
  yield* inBulk(
    "contacts",
    sql`
      INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, email, fields, created_at, updated_at)
      SELECT ${workspaceId}, 'con_' || lpad(to_hex(i), 32, '0'), (string_to_array(${accounts.join()}, ','))[1 + i % 4],
        CASE i % 2 WHEN 0 THEN 'facebook' ELSE 'youtube' END, 'Somebody Number ' || i, 'somebody.' || i,
        CASE i % 3 WHEN 0 THEN 'somebody.' || i || '@mail.example' END, '{"city":"Oslo"}', at, at
      FROM generate_series(1, ${rows}::int) AS i,
        LATERAL (SELECT '2026-01-01'::timestamptz + (i - ${rows} - 1) * interval '1 second' AS at)`
  )
  yield* inBulk(
    "contact_tags",
    sql`
      INSERT INTO contact_tags (workspace_id, contact_id, tag_id)
      SELECT ${workspaceId}, 'con_' || lpad(to_hex(i), 32, '0'), 'tag_' || (i + n) % ${tags.length}::int
      FROM generate_series(1, ${rows}::int) AS i, generate_series(1, i % 3) AS n`
  )
})
