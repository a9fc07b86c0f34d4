import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { Forbidden, InvalidRequest, NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { brand, member } from "#test/House.ts"
import { addSettingsWebhook, DeliveryHouse, subscribe, url } from "../Delivering.ts"
import { listed, subscribed } from "./Subscribing.ts"

const audited = Effect.fn("audited")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ what: string; before: unknown; after: unknown }>`
    SELECT what, before, after FROM audit_log
    WHERE workspace_id = ${workspaceId} AND what LIKE 'hook.%' ORDER BY at, ctid`
})

layer(DeliveryHouse)("Hooks", (it) => {
  it.effect("answers the new hook with its secret, and lists it without", () =>
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const subscription = { target_url: url(1), event: "comment.hidden", integration: "make" } as const
      const { created, hook } = yield* hooks.subscribe(principal, subscription)
      assert.isTrue(created)
      assert.deepStrictEqual<unknown>(hook, {
        ...subscription,
        id: hook.id,
        enabled: true,
        created_at: "1970-01-01T00:00:00.000Z",
        last_delivered_at: null,
        last_error: null,
        signing_secret: "signing_secret" in hook ? hook.signing_secret : ""
      })
      assert.match(hook.id, /^hook_/)
      yield* TestClock.adjust("1 millis")
      const other = yield* subscribed(principal, url(1))
      assert.strictEqual(other.hook.integration, "api")
      const list = yield* listed(workspaceId)
      assert.deepStrictEqual(
        list.map(({ id }) => id),
        [other.hook.id, hook.id]
      )
      assert.isFalse(list.some((one) => "signing_secret" in one))
      assert.deepStrictEqual(
        (yield* audited(workspaceId)).map(({ what, before }) => [what, before]),
        [
          ["hook.subscribed", null],
          ["hook.subscribed", null]
        ]
      )
    })
  )

  it.effect("the same address and event again is the same hook, and the secret is not shown again", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      const { principal: colleague } = yield* member(workspaceId, "moderator")
      const foreign = yield* brand()
      const first = yield* subscribed(principal, url(2))
      for (const again of [yield* subscribed(principal, url(2)), yield* subscribed(colleague, url(2))]) {
        assert.isFalse(again.created)
        assert.strictEqual(again.hook.id, first.hook.id)
        assert.notProperty(again.hook, "signing_secret")
      }
      for (const another of [
        yield* subscribed(principal, url(2), "comment.review"),
        yield* subscribed(principal, url(2, "other")),
        yield* subscribed(foreign.principal, url(2))
      ]) {
        assert.isTrue(another.created)
        assert.notStrictEqual(another.hook.id, first.hook.id)
      }
    })
  )

  it.effect("takes who may moderate", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      for (const role of ["owner", "admin", "manager", "moderator"] as const) {
        assert.isTrue((yield* subscribed({ ...principal, role }, url(5, role))).created)
      }
      for (const role of ["viewer", null] as const) {
        assert.instanceOf(yield* Effect.flip(subscribed({ ...principal, role }, url(5, "none"))), Forbidden)
      }
      assert.strictEqual((yield* listed(workspaceId)).length, 4)
    })
  )

  it.effect("refuses a target that may not be called, and writes nothing", () =>
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      for (const target of [
        "https://127.0.0.1/",
        "http://9.9.9.9/",
        "https://9.9.9.9:22/",
        "https://localhost/",
        "ftp"
      ]) {
        assert.instanceOf(yield* Effect.flip(subscribed(principal, target)), InvalidRequest)
      }
      assert.deepStrictEqual(yield* listed(workspaceId), [])
      assert.deepStrictEqual(yield* audited(workspaceId), [])
    })
  )

  it.effect("takes the longest address there can be", () =>
    Effect.gen(function* () {
      const { principal } = yield* brand()
      const base = url(6, "")
      // Letters in no order, which PostgreSQL cannot compress.
      const letters = Array.from({ length: 2000 - base.length }, (_, index) =>
        ((index * 7919) % 1296).toString(36).at(-1)
      )
      assert.isTrue((yield* subscribed(principal, base + letters.join(""))).created)
      assert.instanceOf(yield* Effect.flip(subscribed(principal, `${base}${"漢字".repeat(900)}`)), InvalidRequest)
    })
  )

  it.effect("unsubscribes once, and only REST hooks of the own workspace", () =>
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const foreign = yield* brand()
      const hook = yield* subscribe(principal, url(9))
      const theirs = yield* subscribe(foreign.principal, url(9, "theirs"))
      const settings = yield* addSettingsWebhook(workspaceId, url(9, "settings"), ["comment.hidden"])
      assert.deepStrictEqual(yield* hooks.unsubscribe(principal, hook.id), { id: hook.id, deleted: true })
      for (const id of [hook.id, theirs.id, settings, "hook_none", "x".repeat(500)]) {
        const error = yield* Effect.flip(hooks.unsubscribe(principal, id))
        assert.instanceOf(error, NotFound)
        assert.include(error.message, id.slice(0, 64))
        assert.isBelow(error.message.length, 200)
      }
      assert.deepStrictEqual(yield* listed(workspaceId), [])
      assert.strictEqual((yield* listed(foreign.workspaceId)).length, 1)
      const { signing_secret, ...shown } = hook
      assert.deepStrictEqual(yield* audited(workspaceId), [
        { what: "hook.subscribed", before: null, after: shown },
        { what: "hook.removed", before: shown, after: null }
      ])
      assert.isTrue((yield* subscribed(principal, url(9))).created)
    })
  )

  it.effect("the printed secret is nowhere in the database, in no spelling", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { principal, workspaceId } = yield* brand()
      const { signing_secret } = yield* subscribe(principal, url(10))
      const base64 = signing_secret.replace("whsec_", "")
      const bytes = Buffer.from(base64, "base64")
      const tables = yield* sql<{ name: string }>`
        SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
      const dumps = yield* Effect.forEach(
        tables,
        ({ name }) => sql<{ row: string }>`SELECT t::text AS row FROM ${sql(name)} t`
      )
      const dump = dumps
        .flat()
        .map(({ row }) => row)
        .join("\n")
      assert.include(dump, workspaceId)
      assert.include(dump, url(10))
      for (const spelling of [
        base64,
        base64.replaceAll("+", "-").replaceAll("/", "_"),
        bytes.toString("hex"),
        Buffer.from(signing_secret).toString("hex")
      ]) {
        assert.notInclude(dump, spelling)
      }
    })
  )
})
