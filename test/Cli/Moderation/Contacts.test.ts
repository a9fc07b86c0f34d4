import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import type { RoomServices } from "#src/Cli/Layers.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { scene } from "#test/Moderation/Scene.ts"
import { printed, unused } from "../Printed.ts"

/** A brand to which people wrote a message each, and what runs commands in it. */
const written = Effect.fn("written")(function* (...people: ReadonlyArray<string>) {
  const { account, workspaceId } = yield* scene("facebook")
  const inbox = yield* Messages
  const contacts = yield* Contacts
  const ids: Array<string> = []
  for (const senderId of people) {
    const text = `${senderId} wrote this from ${senderId}@example.com`
    yield* inbox.receive(account, [
      { externalId: `m-${senderId}`, senderId, kind: "text", text, sentAt: yield* DateTime.now }
    ])
    const { data } = yield* contacts.list(workspaceId, { q: `${senderId}@example.com` }, {})
    ids.push(data[0]?.id ?? assert.fail("no contact was made"))
  }
  const context = yield* Effect.context<RoomServices>()
  const steward = (...args: ReadonlyArray<string>) =>
    printed({ ...unused, rooms: Layer.succeedContext(context) }, [...args, "--workspace", workspaceId])
  return { ids, steward, workspaceId }
})

layer(HouseOnFakePlatform)("people and what they wrote, by the command line", (it) => {
  it.effect("all that is kept about a person is exported as JSON", () =>
    Effect.gen(function* () {
      const { ids, steward } = yield* written("dana", "kari")
      const exported = yield* steward("contacts", "export", ids[0] ?? "")
      assert.strictEqual(exported.err, "")
      assert.strictEqual(JSON.parse(exported.out).contact.id, ids[0])
      assert.include(exported.out, "dana wrote this")
      assert.deepStrictEqual(Object.keys(JSON.parse(exported.out)), [
        "contact",
        "earlier_ids",
        "identities",
        "links",
        "email_marketing",
        "comments",
        "messages"
      ])
      assert.notInclude(exported.out, "kari")
      const none = yield* steward("contacts", "export", "con_none")
      assert.isTrue(none.failed)
      assert.include(none.err, 'There is no contact "con_none"')
    })
  )

  it.effect("an export of many pages is one document, and obeys nothing that somebody wrote", () =>
    Effect.gen(function* () {
      const { ids, steward, workspaceId } = yield* written("dana")
      const sql = yield* PgClient.PgClient
      yield* sql`
        INSERT INTO messages SELECT (jsonb_populate_record(NULL::messages, to_jsonb(m) || jsonb_build_object(
          'id', 'msg_' || lpad(to_hex(i), 32, '0'), 'external_id', 'many-' || i, 'text', ${"cleared\u009b2J"}::text))).*
        FROM messages m, generate_series(1, 1100) AS i WHERE m.workspace_id = ${workspaceId}`
      const { out } = yield* steward("contacts", "export", ids[0] ?? "")
      assert.lengthOf(JSON.parse(out).messages, 1101)
      assert.notMatch(out, /[\u007f-\u009f]/)
    })
  )

  it.effect("a person is deleted after a yes, and nobody else", () =>
    Effect.gen(function* () {
      const { ids, steward, workspaceId } = yield* written("dana", "kari")
      const [dana = "", kari = ""] = ids
      const { get } = yield* Contacts
      const asked = yield* steward("contacts", "delete", dana)
      assert.isTrue(asked.failed)
      assert.include(asked.err, "will be deleted for good. Totals stay. The platform is not told.")
      assert.strictEqual((yield* get(workspaceId, dana)).id, dana)
      const sql = yield* PgClient.PgClient
      yield* sql`
        INSERT INTO leaving_people (workspace_id, id, contact_id, actor, comments, claimed_until)
        VALUES (${workspaceId}, 'ers_1', ${dana}, 'Ada', 400, 'infinity')`
      const going = yield* steward("contacts", "delete", dana, "--yes")
      assert.include(going.out, " is being deleted already: 400 comments so far. It goes on by itself.")
      yield* sql`DELETE FROM leaving_people WHERE workspace_id = ${workspaceId}`
      const deleted = yield* steward("contacts", "delete", dana, "--yes")
      assert.include(deleted.out, " is deleted, with the text of 0 comments and 1 message.")
      assert.isTrue((yield* steward("contacts", "export", dana)).failed)
      assert.strictEqual((yield* get(workspaceId, kari)).email, "kari@example.com")
      const texts = yield* sql`SELECT text FROM messages WHERE workspace_id = ${workspaceId}`
      assert.deepStrictEqual(texts, [{ text: "kari wrote this from kari@example.com" }])
    })
  )

  it.effect("two contacts become one after a yes, and both ids lead to it", () =>
    Effect.gen(function* () {
      const { ids, steward, workspaceId } = yield* written("dana", "kari")
      const [dana = "", kari = ""] = ids
      const itself = yield* steward("contacts", "link", dana, dana)
      assert.isTrue(itself.failed)
      assert.include(itself.err, "These are the same id")
      const asked = yield* steward("contacts", "link", dana, kari)
      assert.isTrue(asked.failed)
      assert.include(asked.err, "become one contact. This cannot be undone.")
      const linked = yield* steward("contacts", "link", dana, kari, "--yes")
      assert.strictEqual(linked.out, `${dana} is now another name of ${kari}.`)
      const { get } = yield* Contacts
      assert.strictEqual((yield* get(workspaceId, dana)).id, kari)
      const again = yield* steward("contacts", "link", dana, kari)
      assert.strictEqual(again.out, `${dana} and ${kari} are one contact already. Nothing is changed.`)
      const none = yield* steward("contacts", "link", "con_none", kari, "--yes")
      assert.include(none.err, 'There is no contact "con_none"')
    })
  )

  it.effect("how long texts of removed comments are kept is told and set, within its limits", () =>
    Effect.gen(function* () {
      const { steward, workspaceId } = yield* written()
      const words = (days: number) =>
        `Texts of comments that were removed from their platform are kept for ${days} days.`
      assert.strictEqual((yield* steward("comments", "keep-removed")).out, words(30))
      assert.strictEqual((yield* steward("comments", "keep-removed", "--days", "7", "--yes")).out, words(7))
      for (const days of ["-1", "3651", "soon"]) {
        assert.isTrue((yield* steward("comments", "keep-removed", "--days", days)).failed, days)
      }
      assert.deepStrictEqual(JSON.parse((yield* steward("comments", "keep-removed", "--json")).out), { days: 7 })
      const sql = yield* PgClient.PgClient
      const entries =
        yield* sql`SELECT actor FROM audit_log WHERE workspace_id = ${workspaceId} AND actor = 'Steward''s operator'`
      assert.lengthOf(entries, 1)
    })
  )
})
