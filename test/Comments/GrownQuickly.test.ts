import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Ref } from "effect"
import { CommentSetsRepo } from "#src/Comments/CommentSetsRepo.ts"
import { CommentsRepo } from "#src/Comments/CommentsRepo.ts"
import type { UnsureComment } from "#src/Comments/ReadBack/UnsureComment.ts"
import { UnsureCommentsRepo } from "#src/Comments/ReadBack/UnsureCommentsRepo.ts"
import { SearchIndex } from "#src/Comments/Search/SearchIndex.ts"
import { ContactsRepo } from "#src/Contacts/ContactsRepo.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, scene } from "#test/Moderation/Scene.ts"

const comments = 600
const set = 50
const later = new Date("2999-01-01")
const author = { externalId: "a", name: "Kari", handle: "" }

/** Comments that are like one, by as many people. */
const multiplied = Effect.fn("multiplied")(function* (workspaceId: string, count: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    INSERT INTO comments SELECT (jsonb_populate_record(NULL::comments, to_jsonb(c) || jsonb_build_object(
      'id', 'com_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i,
      'received_at', c.received_at + make_interval(secs => i)))).*
    FROM (SELECT * FROM comments WHERE workspace_id = ${workspaceId} LIMIT 1) AS c, generate_series(1, ${count}::int) AS i`
  yield* sql`
    INSERT INTO contact_identities SELECT workspace_id, account_id, kind, 'many-' || i, contact_id
    FROM (SELECT * FROM contact_identities WHERE workspace_id = ${workspaceId} LIMIT 1) AS c,
      generate_series(1, ${count}::int) AS i`
})

/** A workspace whose comments all came since PostgreSQL last counted anything. */
const grown = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const _ of [1, 2]) {
    const { account, workspaceId } = yield* scene("facebook")
    yield* decided(account, "keep", { author })
    yield* multiplied(workspaceId, 100)
  }
  yield* sql`ANALYZE comments, contacts, contact_identities`
  const { account, workspaceId } = yield* scene("facebook")
  yield* decided(account, "keep", { author })
  yield* multiplied(workspaceId, comments)
  const ids = Array.from({ length: set }, (_, n) => `com_${(n * 7 + 1).toString(16).padStart(32, "0")}`)
  const told = Array.from({ length: set }, (_, n) => `many-${n * 7 + 1}`)
  return { account, ids, told, workspaceId }
})

/** Rows of a table that an effect has PostgreSQL read, in the transaction that it is run in. */
const rowsRead = <A, E, R>(table: string, effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const read = Effect.map(
      sql<{ readonly read: number }>`
        SELECT (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables
        WHERE relname = ${table}`,
      ([row]) => row?.read ?? 0
    )
    const before = yield* read
    yield* effect
    return (yield* read) - before
  })

layer(HouseOnFakePlatform)("a workspace that grew within a minute", (it) => {
  it.effect("has of each set no more read than the set", () =>
    Effect.gen(function* () {
      const { account, ids, told, workspaceId } = yield* grown
      const sql = yield* SqlClient.SqlClient
      const sets = yield* CommentSetsRepo
      const repo = yield* CommentsRepo
      const contacts = yield* ContactsRepo
      const index = yield* SearchIndex
      const looks = {
        get: rowsRead("comments", sets.get(workspaceId, ids)),
        lock: rowsRead("comments", sets.lock(workspaceId, ids)),
        known: rowsRead("comments", repo.known(workspaceId, account.accountId, told)),
        update: Effect.flatMap(sets.lock(workspaceId, ids), (locked) =>
          rowsRead("comments", sets.update(workspaceId, locked, new Set(["text", "decision"]), []))
        ),
        people: rowsRead(
          "contact_identities",
          contacts.known(
            account,
            told.map((value) => ({ kind: "id" as const, value }))
          )
        ),
        search: rowsRead("comments", index.add(workspaceId, set))
      }
      const read = yield* sql.withTransaction(Effect.all(looks))
      for (const [what, rows] of Object.entries(read)) assert.isAtMost(rows, 3 * set, what)
    }).pipe(Effect.provide(Layer.mergeAll(CommentSetsRepo.layer, CommentsRepo.layer, ContactsRepo.layer)))
  )
})

layer(HouseOnFakePlatform)("a database of which nothing was counted yet", (it) => {
  it.effect("is asked what is to be read at a platform for what that is, and no more", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      yield* decided(account, "keep", { author })
      yield* multiplied(workspaceId, comments)
      const sql = yield* SqlClient.SqlClient
      const unsure = yield* UnsureCommentsRepo
      const claim = unsure.claim(["facebook"], later, later, set)
      assert.isAtMost(yield* sql.withTransaction(rowsRead("comments", claim)), set)
      yield* sql`
        INSERT INTO told_times (workspace_id, account_id, external_id, read_due_at, at)
        SELECT workspace_id, account_id, external_id,
          CASE WHEN external_id IN ('many-7', 'many-8') THEN received_at END, received_at
        FROM comments WHERE workspace_id = ${workspaceId}`
      const claimed = yield* Ref.make<ReadonlyArray<UnsureComment>>([])
      const read = rowsRead(
        "comments",
        Effect.flatMap(claim, (all) => Ref.set(claimed, all))
      )
      assert.isAtMost(yield* sql.withTransaction(read), set)
      assert.sameMembers(
        (yield* claimed).map(({ external_id }) => external_id),
        ["many-7", "many-8"]
      )
    }).pipe(Effect.provide(UnsureCommentsRepo.layer))
  )
})
