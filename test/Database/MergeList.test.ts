import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { mergeList } from "#src/Database/MergeList.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

layer(TestDatabase)("the list of what is new in an index of texts", (it) => {
  it.effect("is merged by name, for every such index, since each search reads what is left of it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const listing = yield* sql<{ readonly name: string }>`
        SELECT c.relname AS name FROM pg_class c JOIN pg_am m ON m.oid = c.relam
        WHERE m.amname = 'gin' AND c.reloptions @> ARRAY['fastupdate=on'] ORDER BY 1`
      assert.deepStrictEqual(
        listing.map(({ name }) => name),
        ["comment_search_by_keys", "contacts_by_grams"]
      )
      yield* sql`INSERT INTO workspaces (id, name, protections, created_at) VALUES ('ws_1', 'Fjord Coffee', '{}', now())`
      yield* sql`INSERT INTO accounts (workspace_id, id, platform, external_id, name, sealed_token, created_at)
        VALUES ('ws_1', 'acc_1', 'facebook', '1', 'Fjord Coffee', '', now())`
      yield* sql`INSERT INTO contacts (workspace_id, id, account_id, platform, name, handle, created_at, updated_at)
        VALUES ('ws_1', 'con_1', 'acc_1', 'facebook', 'Kari Hansen', 'kari', now(), now())`
      const merged = (yield* mergeList(sql, "contacts_by_grams"))[0]
      assert.isAbove(Number(merged?.["gin_clean_pending_list"]), 0)
      assert.strictEqual(Number((yield* mergeList(sql, "contacts_by_grams"))[0]?.["gin_clean_pending_list"]), 0)
    })
  )
})
