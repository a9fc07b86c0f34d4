import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Effect, Either, TestClock } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { Script } from "../Script.ts"
import { addWebhook, manager, onItsOwn } from "../Settings.ts"

const auditOf = Effect.fn("auditOf")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ actor: string; what: string; before: unknown; after: unknown }>`
    SELECT actor, what, before, after FROM audit_log
    WHERE workspace_id = ${workspaceId} AND what LIKE 'hook.%' ORDER BY at, ctid`
})

describe("webhooks of Settings", () => {
  onItsOwn(
    "are added, listed newest first with the hooks of integrations, changed and removed, all of it in the audit log",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      const first = yield* webhooks.create(by, { target_url: url(1), events: ["comment.hidden", "hook.disabled"] })
      assert.deepStrictEqual(first, {
        id: first.id,
        kind: "settings",
        integration: null,
        events: ["comment.hidden", "hook.disabled"],
        target_url: url(1),
        state: "on",
        retry_hours: null,
        created_at: first.created_at,
        last_delivered_at: null,
        last_error: null,
        failing_since: null,
        last_sequence: 0,
        held: 0,
        waiting: 0,
        expired: 0
      })
      yield* TestClock.adjust("1 second")
      const rest = yield* subscribe(principal, url(2), "comment.review", "zapier")
      yield* TestClock.adjust("1 second")
      const all = yield* webhooks.create(by, { target_url: url(1), events: "all" })
      const list = yield* webhooks.list(workspaceId)
      assert.deepStrictEqual(
        list.map(({ events, id, integration, kind }) => ({ events, id, integration, kind })),
        [
          { events: "all", id: all.id, integration: null, kind: "settings" },
          { events: ["comment.review"], id: rest.id, integration: "zapier", kind: "rest" },
          { events: first.events, id: first.id, integration: null, kind: "settings" }
        ]
      )
      assert.deepStrictEqual(
        (yield* hooks.list(workspaceId)).map(({ id }) => id),
        [rest.id],
        "GET /hooks shows those of integrations alone"
      )
      for (const asked of [hooks.get(workspaceId, first.id), hooks.unsubscribe(principal, first.id)]) {
        const { message } = yield* Effect.flip(Effect.asVoid<unknown, NotFound, never>(asked))
        assert.include(message, "the webhook of this id was added in Settings, and is changed and removed there")
      }
      const changed = yield* webhooks.update(by, first.id, { target_url: url(3), events: "all" })
      assert.deepStrictEqual([changed.target_url, changed.events], [url(3), "all"])
      assert.deepStrictEqual(yield* webhooks.get(workspaceId, first.id), changed)
      for (const id of [first.id, rest.id, all.id]) {
        yield* webhooks.remove(by, id)
        assert.instanceOf(yield* Effect.flip(webhooks.remove(by, id)), NotFound)
        assert.instanceOf(yield* Effect.flip(webhooks.get(workspaceId, id)), NotFound)
      }
      const audit = yield* auditOf(workspaceId)
      assert.deepStrictEqual(
        audit.map(({ actor, what }) => [actor, what]),
        [
          ["Ada Operator", "hook.added"],
          ["Ada Operator", "hook.subscribed"],
          ["Ada Operator", "hook.added"],
          ["Ada Operator", "hook.changed"],
          ["Ada Operator", "hook.removed"],
          ["Ada Operator", "hook.removed"],
          ["Ada Operator", "hook.removed"]
        ]
      )
      const shape = { id: first.id, kind: "settings", retry_hours: null, integration: null, state: "on" }
      assert.deepStrictEqual(audit[3]?.before, { ...shape, events: first.events, target_url: url(1) })
      assert.deepStrictEqual(audit[3]?.after, { ...shape, events: "all", target_url: url(3) })
      assert.notInclude(JSON.stringify(audit), "whsec_")
    })
  )

  onItsOwn(
    "refuse targets that may not be called, more than there may be, and changes of what an integration chose",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      for (const target_url of ["https://127.0.0.1/", "http://9.9.9.9/", "https://localhost/", "ftp"]) {
        assert.instanceOf(yield* Effect.flip(webhooks.create(by, { target_url, events: "all" })), InvalidRequest)
      }
      const webhook = yield* webhooks.create(by, { target_url: url(1), events: "all" })
      const private_ = { target_url: "https://10.0.0.1/" }
      assert.instanceOf(yield* Effect.flip(webhooks.update(by, webhook.id, private_)), InvalidRequest)
      assert.strictEqual((yield* webhooks.get(workspaceId, webhook.id)).target_url, url(1))
      const rest = yield* subscribe(principal, url(2))
      assert.instanceOf(yield* Effect.flip(webhooks.update(by, rest.id, { events: "all" })), Unprocessable)
      const many = yield* Effect.all(
        Array.from({ length: 101 }, (_, index) =>
          Effect.either(webhooks.create(by, { target_url: url(3, `${index}`), events: "all" }))
        ),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(many.filter(Either.isRight).length, 98, "hooks of integrations count as well")
      for (const one of many) if (Either.isLeft(one)) assert.instanceOf(one.left, Unprocessable)
    })
  )

  onItsOwn(
    "belong to their workspace alone",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const ours = yield* brand()
      const theirs = yield* brand()
      const webhook = yield* addWebhook(theirs.principal, url(1))
      const before = yield* webhooks.list(theirs.workspaceId)
      const by = manager(ours.principal)
      assert.deepStrictEqual(yield* webhooks.list(ours.workspaceId), [])
      for (const error of [
        yield* Effect.flip(webhooks.get(ours.workspaceId, webhook.id)),
        yield* Effect.flip(webhooks.update(by, webhook.id, { events: ["comment.hidden"] })),
        yield* Effect.flip(webhooks.pause(by, webhook.id)),
        yield* Effect.flip(webhooks.resume(by, webhook.id)),
        yield* Effect.flip(webhooks.remove(by, webhook.id))
      ]) {
        assert.instanceOf(error, NotFound)
        assert.include(error.message, webhook.id)
      }
      assert.deepStrictEqual(yield* webhooks.list(theirs.workspaceId), before)
    })
  )

  scenario(
    "removed, cancel what is queued and held; Zapier is told",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      const webhook = yield* addWebhook(principal, url(1))
      const zap = yield* subscribe(principal, url(2), "comment.received", "zapier")
      yield* occur(workspaceId)
      yield* webhooks.pause(by, webhook.id)
      yield* occur(workspaceId)
      yield* webhooks.remove(by, webhook.id)
      yield* webhooks.remove(by, zap.id)
      yield* occur(workspaceId)
      yield* drainAll
      assert.deepStrictEqual(
        (yield* deliveriesOf(workspaceId)).map(({ method, state }) => `${method} ${state}`).sort(),
        ["DELETE delivered", "POST cancelled", "POST cancelled", "POST cancelled", "POST cancelled"]
      )
      assert.deepStrictEqual(
        (yield* script.sent).map((call) => `${call.method} ${call.url}`),
        [`DELETE ${url(2)}`]
      )
    })
  )

  scenario(
    "stay when the key of an integration is revoked",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const { revoke } = yield* KeyRevocation
      const { keyId, principal, workspaceId } = yield* brand()
      const webhook = yield* addWebhook(principal, url(1))
      yield* subscribe(principal, url(2))
      yield* revoke(workspaceId, keyId, "Grace")
      assert.deepStrictEqual(
        (yield* webhooks.list(workspaceId)).map(({ id }) => id),
        [webhook.id]
      )
    })
  )
})
