import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { DeliverySweep } from "#src/Erasure/DeliverySweep.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { decided, detailOf, drained, rowOf, scene } from "#test/Moderation/Scene.ts"
import { person } from "./ErasedPerson.ts"
import { tracesOf } from "./Traces.ts"

layer(HouseOnFakePlatform)("Erasures", (it) => {
  it.effect("texts of comments that are gone from their platform go after the workspace's days", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const erasures = yield* Erasures
      const author = { externalId: "p", name: "Philippa", handle: "" }
      const { externalId, id } = yield* decided(account, "keep", { author, text: "Philippa wrote this" })
      const { receive } = yield* Intake
      yield* receive(account, [{ _tag: "Removed", externalId }])
      yield* TestClock.adjust("29 days")
      yield* drained(erasures.forget)
      assert.strictEqual((yield* rowOf(workspaceId, id)).text, "Philippa wrote this")
      yield* TestClock.adjust("25 hours")
      yield* drained(erasures.forget)
      const { author: nobody, text } = yield* detailOf(workspaceId, id)
      assert.deepStrictEqual([text, nobody], ["", { name: "", handle: "" }])
      assert.deepStrictEqual(yield* tracesOf(["Philippa wrote"]), [])

      yield* (yield* TextRetention).set({ workspaceId, days: 0 }, "Ada")
      const at = yield* decided(account, "keep", { author, text: "Philippa again" })
      yield* receive(account, [{ _tag: "Removed", externalId: at.externalId }])
      yield* TestClock.adjust("1 minute")
      yield* drained(erasures.forget)
      assert.strictEqual((yield* rowOf(workspaceId, at.id)).text, "")
    })
  )

  it.effect("who wrote hundreds of comments is deleted as well, and in batches that hold nobody up", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("facebook")
      const author = { externalId: "p", name: "Eulalia", handle: "" }
      const { id } = yield* decided(account, "keep", { author, text: "Eulalia wrote this" })
      const sql = yield* PgClient.PgClient
      yield* sql`
        INSERT INTO comments SELECT (jsonb_populate_record(NULL::comments, to_jsonb(c) || jsonb_build_object(
          'id', 'com_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i))).*
        FROM comments c, generate_series(1, 210) AS i WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`
      const { eraseAuthor } = yield* Erasures
      const erased = yield* eraseAuthor({ workspaceId, actor: "Ada" }, account.accountId, "p")
      assert.deepInclude(erased, { deleted: true, comments: 211 })
      assert.deepStrictEqual(yield* tracesOf(["Eulalia"]), [])
      const erasures = yield* sql<{ readonly count: number; readonly done: boolean }>`
        SELECT cardinality(comment_ids) AS count, done_at IS NOT NULL AS done FROM erasures
        WHERE workspace_id = ${workspaceId}`
      assert.isAtMost(Math.max(...erasures.map(({ count }) => count)), 200)
      assert.isTrue(erasures.every(({ done }) => done))
      const told = yield* sql<{ readonly after: unknown }>`
        SELECT after FROM audit_log WHERE workspace_id = ${workspaceId} AND what = 'person.deleted'`
      assert.deepInclude(Object(told[0]?.after), { comments: 211 })
      assert.lengthOf(told, 1)
    })
  )

  it.effect("a sweep that a process broke off is taken up by another", () =>
    Effect.gen(function* () {
      const { contactId, words, workspaceId } = yield* person("Ferdinanda")
      const sql = yield* PgClient.PgClient
      const bodies = yield* sql<{ readonly id: string; readonly body: string }>`
        SELECT id, body FROM deliveries WHERE workspace_id = ${workspaceId}`
      yield* Effect.flatMap(Erasures, ({ erasePerson }) => erasePerson({ workspaceId, actor: "Ada" }, contactId))
      for (const { body, id } of bodies) yield* sql`UPDATE deliveries SET body = ${body} WHERE id = ${id}`
      yield* sql`UPDATE erasures SET done_at = NULL, swept_to = '' WHERE workspace_id = ${workspaceId}`
      assert.isNotEmpty(yield* tracesOf(words))
      yield* TestClock.adjust("3 minutes")
      yield* drained(Effect.flatMap(DeliverySweep, ({ drain }) => drain))
      assert.deepStrictEqual(yield* tracesOf(words), [])
    })
  )
})
