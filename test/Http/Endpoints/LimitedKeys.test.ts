import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { meet } from "#test/Contacts/Meeting.ts"
import { brand, member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { click } from "#test/Sales/Clicking.ts"
import { ask, Door, refused } from "../Asking.ts"
import { hooksPath, target_url } from "../HooksEndpoints/Target.ts"

const contactsPath = "/api/v1/contacts"

const entries = (workspaceId: WorkspaceId, kind: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`SELECT actor, what, after FROM audit_log WHERE workspace_id = ${workspaceId} AND what LIKE ${`${kind}.%`} ORDER BY at`
  )

layer(Door)("a key of somebody who is limited to some accounts", (it) => {
  it.effect("reaches the hooks of its own, and no other", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { hooks } = yield* clientOf(ours.key)
      const { data } = yield* hooks.subscribe({ headers: {}, payload: { target_url, event: "lead.captured" } })
      const { key } = yield* member(ours.workspaceId, "moderator", [ours.accounts.facebook.accountId])
      const theirs = `${hooksPath}/${data.id}`
      const since = { since: "2026-01-01T00:00:00Z" }
      refused(yield* ask("DELETE", theirs, { key }), 403, "forbidden")
      refused(yield* ask("GET", `${theirs}/deliveries`, { key }), 403, "forbidden")
      refused(yield* ask("POST", `${theirs}/redeliver`, { key, json: since }), 403, "forbidden")
      refused(yield* ask("POST", `${theirs}/test`, { key, json: {} }), 403, "forbidden")
      refused(yield* ask("POST", `${theirs}/send`, { key, json: { contact_id: "con_1" } }), 403, "forbidden")
      refused(yield* ask("DELETE", `${hooksPath}/hook_none`, { key }), 404, "not_found")
      assert.lengthOf((yield* hooks.list()).data, 1)
      const json = { target_url, event: "comment.hidden" }
      const made = yield* ask("POST", hooksPath, { key, json })
      assert.strictEqual(made.status, 201, made.text)
      const own = `${hooksPath}/${JSON.parse(made.text).data.id}`
      assert.strictEqual((yield* ask("GET", `${own}/deliveries`, { key })).status, 200)
      assert.strictEqual((yield* ask("DELETE", own, { key })).status, 200)
      const colleague = yield* member(ours.workspaceId, "viewer")
      assert.strictEqual((yield* ask("DELETE", theirs, { key: colleague.key })).status, 200, "any other key may")
    })
  )

  it.effect("changes and links people of these accounts alone", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { facebook, youtube } = ours.accounts
      const { key } = yield* member(ours.workspaceId, "moderator", [facebook.accountId])
      const [one, two] = [yield* meet(facebook, "1"), yield* meet(facebook, "2")]
      const [far, farther] = [yield* meet(youtube, "1"), yield* meet(youtube, "2")]
      const json = { add_tags: ["VIP"] }
      const error = refused(yield* ask("PATCH", `${contactsPath}/${far}`, { key, json }), 403, "forbidden")
      assert.match(error.message, /limited to other accounts/)
      refused(
        yield* ask("POST", `${contactsPath}/${far}/link`, { key, json: { contact_id: farther } }),
        403,
        "forbidden"
      )
      assert.deepStrictEqual(yield* entries(ours.workspaceId, "contact"), [])
      assert.strictEqual((yield* ask("PATCH", `${contactsPath}/${one}`, { key, json })).status, 200)
      const link = yield* ask("POST", `${contactsPath}/${one}/link`, { key, json: { contact_id: two } })
      assert.strictEqual(link.status, 200, link.text)
    })
  )
})

layer(Door)("whatever the role of its person, a key", (it) => {
  it.effect("leaves in the audit log who changed and linked contacts and recorded sales, and nothing of theirs", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const { workspaceId } = ours
      const { key } = yield* member(workspaceId, "viewer")
      const [one, two] = [yield* meet(ours.accounts.facebook, "1"), yield* meet(ours.accounts.facebook, "2")]
      const change = { email: "dana@example.com", add_tags: ["VIP"] }
      const patch = (json: object) => ask("PATCH", `${contactsPath}/${one}`, { key, json })
      assert.strictEqual((yield* patch(change)).status, 200)
      assert.strictEqual((yield* patch(change)).status, 200, "which changes nothing")
      const link = yield* ask("POST", `${contactsPath}/${one}/link`, { key: ours.key, json: { contact_id: two } })
      assert.strictEqual(link.status, 200, link.text)
      const click_id = yield* click(workspaceId)
      const sale = { click_id, value: 12.5 }
      assert.strictEqual((yield* ask("POST", "/api/v1/conversions", { key, json: sale })).status, 200)
      const actor = "Ada Operator, by the key Zapier"
      assert.deepStrictEqual(yield* entries(workspaceId, "contact"), [
        { actor, what: "contact.updated", after: { id: one, changed: ["email", "tags"] } },
        { actor, what: "contact.linked", after: { id: one, linked_id: two } }
      ])
      assert.deepStrictEqual(yield* entries(workspaceId, "sale"), [
        { actor, what: "sale.recorded", after: { click_id, value: "12.5", currency: "USD", replaced: false } }
      ])
    })
  )
})
