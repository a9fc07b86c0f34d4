import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Messages } from "#src/Contacts/Messages/Messages.ts"
import { brand, House, observed } from "#test/House.ts"
import { listening } from "./Listening.ts"
import { meet } from "./Meeting.ts"

layer(House)("Contacts.link", (it) => {
  it.effect("makes two ids one contact: tags, fields, gaps and history go to the one that stays", () =>
    Effect.gen(function* () {
      const { accounts, principal, workspaceId } = yield* brand()
      const sql = yield* SqlClient.SqlClient
      const contacts = yield* Contacts
      const intake = yield* Intake
      const messages = yield* Messages
      const author = { externalId: "commenter", name: "Dana", handle: "dana" }
      yield* intake.receive(accounts.facebook, [{ _tag: "Commented", comment: observed({ author }) }])
      const stays = yield* meet(accounts.facebook, "stays", "Dana Example")
      const goes = yield* meet(accounts.facebook, "commenter", "Dana")
      const sentAt = DateTime.unsafeMake(0)
      yield* messages.receive(accounts.facebook, [
        { externalId: "m1", senderId: "commenter", kind: "text", text: "Call +4722864400", sentAt }
      ])
      const both = { add_tags: ["Both"] }
      yield* contacts.update(principal, stays, { ...both, email: "dana@example.com", fields: { a: "stays" } })
      yield* contacts.update(principal, goes, {
        add_tags: ["Both", "Old"],
        email: "old@example.com",
        fields: { a: "goes", b: "goes" },
        phone: "+4722864401"
      })
      yield* contacts.update(principal, stays, { phone: "+4722864402" })
      const delivered = yield* listening(workspaceId)
      const [before] = (yield* contacts.list(workspaceId, { q: "Dana Example" }, {})).data

      const linked = yield* contacts.link(principal, goes, stays)
      assert.deepInclude<object>(linked, {
        id: stays,
        name: "Dana Example",
        handle: "dana",
        email: "dana@example.com",
        phone: "+4722864402",
        tags: ["Both", "Old"],
        fields: { a: "stays", "a 2": "goes", b: "goes", email: "old@example.com", phone_number: "+4722864401" },
        last_message_at: DateTime.formatIso(sentAt),
        created_at: before?.created_at
      })
      assert.deepStrictEqual(yield* contacts.get(workspaceId, goes), linked)
      assert.deepStrictEqual((yield* contacts.list(workspaceId, {}, {})).data, [linked])
      assert.deepStrictEqual(
        (yield* contacts.listTags(workspaceId)).map(({ contacts, name }) => [name, contacts]),
        [
          ["Both", 1],
          ["Old", 1]
        ]
      )
      assert.deepInclude((yield* delivered)[0], {
        event: "contact.updated",
        contact: linked,
        changed: ["fields", "tags"]
      })
      for (const table of ["comments", "messages"]) {
        const rows = yield* sql`SELECT contact_id FROM ${sql(table)} WHERE workspace_id = ${workspaceId}`
        assert.deepStrictEqual(rows, [{ contact_id: stays }])
      }
      assert.strictEqual(yield* meet(accounts.facebook, "commenter", "Dana Example"), stays)
      const changed = yield* contacts.update(principal, goes, { remove_tags: ["old"] })
      assert.deepStrictEqual([changed.id, changed.tags], [stays, ["Both"]])
    })
  )

  it.effect("follows links of links, and does the same thing once", () =>
    Effect.gen(function* () {
      const { accounts, principal, workspaceId } = yield* brand()
      const contacts = yield* Contacts
      const delivered = yield* listening(workspaceId)
      const [a, b, c] = [
        yield* meet(accounts.facebook, "a"),
        yield* meet(accounts.facebook, "b"),
        yield* meet(accounts.facebook, "c")
      ]
      yield* contacts.link(principal, a, b)
      yield* contacts.link(principal, b, c)
      const once = yield* contacts.get(workspaceId, c)
      assert.deepStrictEqual(yield* contacts.link(principal, a, c), once)
      assert.deepStrictEqual(yield* contacts.link(principal, a, b), once)
      for (const id of [a, b, c]) assert.deepStrictEqual(yield* contacts.get(workspaceId, id), once)
      assert.deepStrictEqual(yield* delivered, [])
    })
  )

  it.effect("links nobody on another platform, in another workspace, or unknown, and nobody to itself", () =>
    Effect.gen(function* () {
      const [ours, theirs] = [yield* brand(), yield* brand()]
      const contacts = yield* Contacts
      const one = yield* meet(ours.accounts.facebook, "1")
      const other = yield* meet(ours.accounts.youtube, "1")
      const foreign = yield* meet(theirs.accounts.facebook, "1")
      const refused = (from: string, into: string) =>
        Effect.map(Effect.flip(contacts.link(ours.principal, from, into)), ({ code }) => code)
      assert.strictEqual(yield* refused(one, other), "unprocessable")
      assert.strictEqual(yield* refused(one, foreign), "not_found")
      assert.strictEqual(yield* refused(foreign, one), "not_found")
      assert.strictEqual(yield* refused("con_unknown", one), "not_found")
      assert.strictEqual(yield* refused(one, one), "invalid_request")
      assert.lengthOf((yield* contacts.list(ours.workspaceId, {}, {})).data, 2)
    })
  )
})
