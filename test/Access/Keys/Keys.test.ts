import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { PersonId } from "#schema/Ids.ts"
import * as ApiKey from "#src/Access/Keys/ApiKey.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { NotAMember } from "#src/Access/People/Membership.ts"
import { statementsOf } from "#test/Statements/Sent.ts"
import { addAccount, addPerson, audited, brand, TestAccess } from "../TestAccess.ts"
import { addHook, refusedWith } from "./Acting.ts"

const unknownKey = ApiKey.make(new Uint8Array(ApiKey.randomLength).fill(5))

layer(TestAccess)("Keys", (it) => {
  it.effect("a key that was made acts as its person", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { workspace, person, key } = yield* brand("manager")
      const principal = yield* keys.authenticate(key.key)
      assert.deepStrictEqual(principal, {
        workspaceId: workspace.id,
        workspaceName: "Brand",
        personId: person.id,
        personName: "Ada Operator",
        role: "manager",
        limitedTo: null,
        key: { id: key.id, name: "Zapier", prefix: key.prefix }
      })
      assert.strictEqual(key.prefix, Redacted.value(key.key).slice(0, 13))
    })
  )

  it.effect("nothing of the key is stored but its hash and its first 13 characters", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { key } = yield* brand()
      const rows = yield* sql<{ row: string; hash: Uint8Array }>`
        SELECT to_jsonb(k)::text AS row, hash FROM api_keys k WHERE id = ${key.id}`
      const secret = Redacted.value(key.key)
      assert.strictEqual(rows.length, 1)
      for (const { row, hash } of rows) {
        assert.include(row, secret.slice(0, 13))
        assert.notInclude(row, secret.slice(0, 14))
        assert.notInclude(row, secret.slice(13))
        assert.deepStrictEqual(Uint8Array.from(hash), Uint8Array.from(ApiKey.hash(key.key)))
      }
    })
  )

  it.effect("a missing, malformed, unknown and revoked key get the same answer in the same words", () =>
    Effect.gen(function* () {
      const { revoke } = yield* KeyRevocation
      const { workspace, key } = yield* brand()
      yield* revoke(workspace.id, key.id, "Grace")
      const words = yield* Effect.forEach(["", "stw_live_nonsense", unknownKey, key.key], (token) =>
        refusedWith(typeof token === "string" ? Redacted.make(token) : token)
      )
      assert.strictEqual(new Set(words).size, 1)
    })
  )

  it.effect("a wrong checksum makes no query, an unknown key one, and a good one two at first and then one", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { key } = yield* brand()
      const text = Redacted.value(key.key)
      const mistyped = Redacted.make(text.slice(0, -1) + (text.endsWith("0") ? "1" : "0"))
      assert.strictEqual(yield* statementsOf(Effect.flip(keys.authenticate(mistyped))), 0)
      assert.strictEqual(yield* statementsOf(Effect.flip(keys.authenticate(unknownKey))), 1)
      assert.strictEqual(yield* statementsOf(keys.authenticate(key.key)), 2)
      assert.strictEqual(yield* statementsOf(keys.authenticate(key.key)), 1)
    })
  )

  it.effect("the role is the one held at the moment of the call", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const members = yield* Members
      const { workspace, person, key } = yield* brand("owner")
      yield* addPerson(workspace.id, "owner")
      const change = { workspaceId: workspace.id, personId: person.id, actor: "Grace" }
      const held = Effect.map(keys.authenticate(key.key), ({ role, limitedTo }) => ({ role, limitedTo }))

      const account = yield* addAccount(workspace.id)
      yield* members.change({ ...change, role: "moderator", limitedTo: [account] })
      assert.deepStrictEqual(yield* held, { role: "moderator", limitedTo: [account] })
      yield* members.change({ ...change, role: "viewer", limitedTo: null })
      assert.deepStrictEqual(yield* held, { role: "viewer", limitedTo: null })
      yield* members.remove(change)
      assert.strictEqual((yield* Effect.flip(held)).code, "unauthorized")
    })
  )

  it.effect("the role of another workspace counts for nothing", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const members = yield* Members
      const here = yield* brand("viewer")
      const there = yield* brand("owner")
      yield* members.add({
        workspaceId: there.workspace.id,
        person: here.person,
        role: "admin",
        limitedTo: null,
        actor: "Grace"
      })
      assert.strictEqual((yield* keys.authenticate(here.key.key)).role, "viewer")
    })
  )

  it.effect("a key is made for members only", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const here = yield* brand()
      const there = yield* brand()
      for (const personId of [there.person.id, PersonId.make("usr_nobody")]) {
        const error = yield* Effect.flip(keys.create({ workspaceId: here.workspace.id, personId, name: "Zapier" }))
        assert.instanceOf(error, NotAMember)
        assert.include(error.message, personId)
      }
      assert.strictEqual((yield* keys.list(here.workspace.id)).length, 1)
    })
  )

  it.effect("the list says who made each key, and when it was revoked", () =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { revoke } = yield* KeyRevocation
      const { workspace, person, key } = yield* brand()
      yield* keys.create({ workspaceId: workspace.id, personId: person.id, name: "Make" })
      yield* revoke(workspace.id, key.id, "Grace")
      const list = yield* keys.list(workspace.id)
      assert.sameMembers(
        list.map(({ name, createdBy, revokedAt }) => `${name} ${createdBy} ${revokedAt?.toISOString()}`),
        ["Zapier Ada Operator 1970-01-01T00:00:00.000Z", "Make Ada Operator undefined"]
      )
      assert.notInclude(JSON.stringify(list), Redacted.value(key.key).slice(13))
    })
  )

  it.effect("making and revoking are in the audit log", () =>
    Effect.gen(function* () {
      const { revoke } = yield* KeyRevocation
      const { workspace, key } = yield* brand()
      yield* addHook(workspace.id, key.id)
      yield* revoke(workspace.id, key.id, "Grace")
      const shown = { id: key.id, name: "Zapier", prefix: key.prefix }
      const entries = yield* audited(workspace.id)
      assert.deepStrictEqual(entries.slice(1), [
        { actor: "Ada Operator", what: "key.created", before: null, after: shown },
        { actor: "Grace", what: "key.revoked", before: shown, after: { hooks_removed: 1 } }
      ])
      assert.notInclude(JSON.stringify(entries), Redacted.value(key.key).slice(13))
    })
  )
})
