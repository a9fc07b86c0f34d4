import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Fiber, TestClock } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Departures } from "#src/Erasure/Departures.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, drained, locking, rowOf, scene } from "#test/Moderation/Scene.ts"
import { tracesOf } from "./Traces.ts"

/** Somebody who wrote some comments, and a neighbour who wrote one. */
const talkative = Effect.fn("talkative")(function* (name: string, comments: number) {
  const { account, workspaceId } = yield* scene("facebook")
  const author = { externalId: `${name}-id`, name, handle: "" }
  const { id } = yield* decided(account, "keep", { author, text: `${name} wrote this` })
  const neighbour = { externalId: "neighbour", name: "Beside", handle: "" }
  const other = yield* decided(account, "keep", { author: neighbour, text: "Not yours" })
  const sql = yield* PgClient.PgClient
  yield* sql`
    INSERT INTO comments SELECT (jsonb_populate_record(NULL::comments, to_jsonb(c) || jsonb_build_object(
      'id', 'com_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i))).*
    FROM comments c, generate_series(1, ${comments - 1}::int) AS i WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`
  const eraseAuthor = Effect.flatMap(Erasures, (erasures) =>
    erasures.eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, author.externalId)
  )
  const untouched = Effect.gen(function* () {
    const { author_name, text } = yield* rowOf(workspaceId, other.id)
    assert.deepStrictEqual([author_name, text], ["Beside", "Not yours"])
  })
  const leaving = sql<{ readonly comments: number; readonly contact_id: string | null }>`
    SELECT comments, contact_id FROM leaving_people WHERE workspace_id = ${workspaceId}`
  return { account, author, eraseAuthor, leaving, sql, untouched, workspaceId }
})

const auditOf = (workspaceId: string) =>
  Effect.flatMap(
    PgClient.PgClient,
    (sql) => sql<{ readonly after: unknown }>`
      SELECT after FROM audit_log WHERE workspace_id = ${workspaceId} AND what = 'person.deleted'`
  )

layer(HouseOnFakePlatform)("the deletion of somebody who wrote much", (it) => {
  it.effect("is answered in time, goes on, and leaves nothing of them and all of others", () =>
    Effect.gen(function* () {
      const { account, author, eraseAuthor, leaving, sql, untouched, workspaceId } = yield* talkative("Gundula", 410)
      const unlock = yield* locking(sql`
        SELECT FROM comments WHERE workspace_id = ${workspaceId} AND external_id = 'many-1' FOR UPDATE`)
      const asking = yield* Effect.fork(eraseAuthor)
      yield* Effect.repeat(leaving, { until: ([row]) => row?.comments === 400 })
      yield* TestClock.adjust("20 seconds")
      const answer = yield* Fiber.join(asking)
      assert.isFalse(answer.deleted)
      assert.isAtLeast(answer.comments, 200)
      yield* unlock
      yield* Effect.repeat(leaving, { until: (rows) => rows.length === 0 })
      assert.deepStrictEqual(yield* tracesOf(["Gundula"]), [])
      yield* untouched
      const [audited, ...more] = yield* auditOf(workspaceId)
      assert.deepInclude(Object(audited?.after), { comments: 410 })
      assert.lengthOf(more, 0)
      assert.instanceOf(yield* Effect.flip(eraseAuthor), NotFound)
      const back = yield* decided(account, "keep", { author, text: "Gundula is back" })
      yield* TestClock.adjust("10 minutes")
      yield* drained(Effect.flatMap(Departures, ({ drain }) => drain))
      assert.strictEqual((yield* rowOf(workspaceId, back.id)).text, "Gundula is back")
    })
  )

  it.effect("is taken up where a process broke off, with what came meanwhile", () =>
    Effect.gen(function* () {
      const { account, author, eraseAuthor, leaving, sql, untouched, workspaceId } = yield* talkative("Hiltrud", 2)
      yield* sql`
        INSERT INTO leaving_people (workspace_id, id, account_id, author_id, actor, comments, claimed_until)
        VALUES (${workspaceId}, 'ers_1', ${account.accountId}, ${author.externalId}, 'Ada', 400, ${new Date((yield* Clock.currentTimeMillis) + 60_000)})`
      const answer = yield* eraseAuthor
      assert.deepInclude(answer, { deleted: false, comments: 400 })
      yield* decided(account, "keep", { author, text: "Hiltrud came back" })
      yield* TestClock.adjust("1 minute")
      yield* drained(Effect.flatMap(Departures, ({ drain }) => drain))
      assert.deepStrictEqual(yield* leaving, [])
      assert.deepStrictEqual(yield* tracesOf(["Hiltrud"]), [])
      yield* untouched
      assert.deepInclude(Object((yield* auditOf(workspaceId))[0]?.after), { comments: 403 })
    })
  )

  it.effect("ends where the contact is another one by now, who stays", () =>
    Effect.gen(function* () {
      const { account, leaving, sql, untouched, workspaceId } = yield* talkative("Irmgard", 2)
      const people = yield* Contacts
      yield* sql`
        INSERT INTO leaving_people (workspace_id, id, contact_id, account_id, author_id, actor, comments, claimed_until)
        SELECT workspace_id, 'ers_1', 'con_gone', ${account.accountId}, value, 'Ada', 200, 'epoch'
        FROM contact_identities WHERE workspace_id = ${workspaceId} AND value = 'Irmgard-id' AND kind = 'id'`
      const before = yield* people.list(workspaceId, {}, {})
      assert.isNotEmpty(before.data, "the author is a contact")
      yield* drained(Effect.flatMap(Departures, ({ drain }) => drain))
      assert.deepStrictEqual(yield* leaving, [])
      assert.deepStrictEqual(yield* people.list(workspaceId, {}, {}), before)
      assert.isNotEmpty(yield* tracesOf(["Irmgard wrote"]))
      yield* untouched
    })
  )
})
