import { SqlClient } from "@effect/sql"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { sharedTables } from "#test/Statements/Catalogue.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

/** What is unique in all workspaces together, with the reason. */
const uniqueEverywhere: Readonly<Record<string, string>> = {
  accounts_connected_once: "a page or a channel is moderated in one workspace"
}

/** What is done for each row, with the reason. */
const rowTriggers: Readonly<Record<string, string>> = {
  comment_asked: "sets a column of the row itself, before it is written",
  recount_report_days: "fires for a change of the time zone alone; a workspace is written to with every set",
  search_changed_comment: "fires for an edited text alone; a statement's would be handed all comments that are decided"
}

const names = <Row extends { readonly name: string }>(rows: ReadonlyArray<Row>) => rows.map(({ name }) => name)

const shared = [...sharedTables.keys()]

it.layer(TestDatabase)("a database that could be spread by workspace", (it) => {
  it.effect("keeps every table by workspace, or for all of them with a reason", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql<{ readonly name: string }>`
        SELECT c.relname AS name FROM pg_class c
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'workspaces'
          AND c.relname <> 'hash_directory' AND NOT EXISTS (SELECT FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND a.attnotnull AND NOT a.attisdropped)`
      assert.sameMembers([...names(rows), "hash_directory"], shared)
    })
  )

  it.effect("has the workspace in whatever is unique", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql<{ readonly name: string }>`
        SELECT i.relname AS name FROM pg_index x
        JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
        WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL (${shared})
          AND NOT EXISTS (SELECT FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum = ANY (x.indkey)
              AND a.attname = CASE c.relname WHEN 'workspaces' THEN 'id' ELSE 'workspace_id' END)`
      assert.sameMembers(names(rows), Object.keys(uniqueEverywhere))
    })
  )

  it.effect("has the workspace in whatever refers to a row of one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql<{ readonly name: string }>`
        SELECT o.conname AS name FROM pg_constraint o
        JOIN pg_class c ON c.oid = o.conrelid JOIN pg_class r ON r.oid = o.confrelid
        WHERE o.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND r.relname <> ALL (${shared})
          AND NOT EXISTS (
            SELECT FROM unnest(o.conkey, o.confkey) AS pair (own, other)
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = pair.own
            JOIN pg_attribute b ON b.attrelid = r.oid AND b.attnum = pair.other
            WHERE a.attname = CASE c.relname WHEN 'workspaces' THEN 'id' ELSE 'workspace_id' END
              AND b.attname = CASE r.relname WHEN 'workspaces' THEN 'id' ELSE 'workspace_id' END)`
      assert.deepStrictEqual(names(rows), [])
    })
  )

  it.effect("does what follows from rows once a statement", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql<{ readonly name: string }>`
        SELECT t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE NOT t.tgisinternal AND t.tgtype & 1 = 1 AND c.relnamespace = 'public'::regnamespace`
      assert.sameMembers(names(rows), Object.keys(rowTriggers))
    })
  )
})
