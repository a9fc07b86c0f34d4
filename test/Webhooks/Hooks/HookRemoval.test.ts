import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { DateTime, Deferred, Effect, Fiber, Ref, TestClock } from "effect"
import { type InvalidRequest, NotFound, type Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { verify } from "#src/Webhooks/Signing/SignatureVerifier.ts"
import { brand, member } from "#test/House.ts"
import {
  addSettingsWebhook,
  decodeHeaders,
  deliveriesOf,
  drainAll,
  occur,
  Secrets,
  scenario,
  subscribe,
  url
} from "../Delivering.ts"
import { accepts } from "../Libraries.ts"
import { answered, type Response, Script } from "../Script.ts"

const outcomesOf = Effect.fn("outcomesOf")(function* (workspaceId: WorkspaceId, hookId: string) {
  const deliveries = yield* deliveriesOf(workspaceId)
  return deliveries.filter(({ hook_id }) => hook_id === hookId).map(({ method, state }) => `${method} ${state}`)
})

const urlsCalled = Effect.flatMap(Script, ({ sent }) => Effect.map(sent, (calls) => calls.map((call) => call.url)))

describe("HookRemoval", () => {
  scenario(
    "cancels what is queued for the hook, and nothing else",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const removed = yield* subscribe(principal, url(1))
      const kept = yield* subscribe(principal, url(2))
      yield* occur(workspaceId)
      yield* drainAll
      yield* Effect.replicateEffect(occur(workspaceId), 2)
      yield* hooks.unsubscribe(principal, removed.id)
      yield* occur(workspaceId)
      assert.strictEqual(yield* drainAll, 3)
      assert.deepStrictEqual(yield* outcomesOf(workspaceId, removed.id), [
        "POST delivered",
        "POST cancelled",
        "POST cancelled"
      ])
      assert.deepStrictEqual(
        yield* outcomesOf(workspaceId, kept.id),
        Array.from({ length: 4 }, () => "POST delivered")
      )
    })
  )

  scenario(
    "has the word over an attempt that is in flight",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const responses: ReadonlyArray<Response> = [answered(200), answered(503), answered(410)]
      for (const [host, response] of responses.entries()) {
        const { principal, workspaceId } = yield* brand()
        const told = yield* addSettingsWebhook(workspaceId, url(host, "settings"), ["hook.disabled"])
        const hook = yield* subscribe(principal, url(host))
        const released = yield* Deferred.make<void>()
        yield* script.answer(url(host), Effect.zipRight(Deferred.await(released), response))
        yield* occur(workspaceId)
        const attempt = yield* Effect.fork(drain)
        yield* script.called(url(host), 1)
        yield* hooks.unsubscribe(principal, hook.id)
        yield* Deferred.succeed(released, undefined)
        yield* Fiber.join(attempt)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* drainAll, 0)
        assert.deepStrictEqual(yield* outcomesOf(workspaceId, hook.id), ["POST cancelled"])
        assert.deepStrictEqual(yield* outcomesOf(workspaceId, told), [])
      }
    })
  )

  scenario(
    "takes the hooks of a revoked key, with what is queued for them",
    Effect.gen(function* () {
      const { revoke } = yield* KeyRevocation
      const hooks = yield* Hooks
      const { keyId, principal, workspaceId } = yield* brand()
      const colleague = yield* member(workspaceId, "moderator")
      const mine = [yield* subscribe(principal, url(1)), yield* subscribe(principal, url(2))]
      const theirs = yield* subscribe(colleague.principal, url(3))
      const settings = yield* addSettingsWebhook(workspaceId, url(4), ["comment.received"])
      yield* occur(workspaceId)
      assert.deepStrictEqual(yield* revoke(workspaceId, keyId, "Grace"), { hooksRemoved: 2 })
      yield* occur(workspaceId)
      yield* drainAll
      for (const { id } of mine) assert.deepStrictEqual(yield* outcomesOf(workspaceId, id), ["POST cancelled"])
      for (const id of [theirs.id, settings]) {
        assert.deepStrictEqual(yield* outcomesOf(workspaceId, id), ["POST delivered", "POST delivered"])
      }
      assert.deepStrictEqual(
        (yield* hooks.list(workspaceId)).map(({ id }) => id),
        [theirs.id]
      )
      assert.deepStrictEqual(yield* revoke(workspaceId, keyId, "Grace"), { hooksRemoved: 0 })
    })
  )

  scenario(
    "keeps a hook while a key that asked for it lives, however that spelt its address",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { revoke } = yield* KeyRevocation
      const { keyId, principal, workspaceId } = yield* brand()
      const colleague = yield* member(workspaceId, "moderator")
      const { id } = yield* subscribe(principal, url(1))
      const again = {
        target_url: url(1).replace("https", "HTTPS").replace("/hook", ":443/%68ook"),
        event: "comment.received"
      } as const
      const { created, hook } = yield* hooks.subscribe(colleague.principal, again)
      assert.deepStrictEqual([created, hook.id, hook.target_url], [false, id, url(1)])
      yield* occur(workspaceId)
      assert.deepStrictEqual(yield* revoke(workspaceId, keyId, "Grace"), { hooksRemoved: 0 })
      assert.strictEqual(yield* drainAll, 1)
      assert.deepStrictEqual(yield* revoke(workspaceId, colleague.keyId, "Grace"), { hooksRemoved: 1 })
      assert.deepStrictEqual(yield* hooks.list(workspaceId), [])
    })
  )

  scenario(
    "tells who asks for a hook that was removed who removed it, and when",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const colleague = yield* member(workspaceId, "moderator")
      const { id } = yield* subscribe(principal, url(1))
      yield* TestClock.adjust("1 minute")
      yield* hooks.unsubscribe(colleague.principal, id)
      yield* TestClock.adjust("1 minute")
      const { message } = yield* Effect.flip(hooks.unsubscribe(principal, id))
      const words = `There is no hook "${id}" in this workspace any longer: Ada Operator removed it at 2026-03-01T12:01:00`
      assert.include(message, words)
      assert.include((yield* Effect.flip(hooks.get(workspaceId, id))).message, words)
      const inSettings = words.replace("no hook", "no webhook or hook")
      const webhooks = yield* SettingsWebhooks
      const { list } = yield* DeliveryLog
      const { request } = yield* Redeliveries
      const by = { workspaceId, actor: "Ada Operator" }
      for (const asked of [
        webhooks.get(workspaceId, id),
        webhooks.remove(by, id),
        webhooks.pause(by, id),
        list(workspaceId, id, {}),
        request(by, id, { since: DateTime.unsafeMake(0) })
      ]) {
        const error = yield* Effect.flip(
          Effect.asVoid<unknown, NotFound | InvalidRequest | Unprocessable, never>(asked)
        )
        assert.instanceOf(error, NotFound)
        assert.include(error.message, inSettings)
      }
      const foreign = yield* brand()
      const elsewhere = yield* Effect.flip(hooks.unsubscribe(foreign.principal, id))
      assert.strictEqual(elsewhere.message, `There is no hook "${id}" in this workspace`)
    })
  )

  scenario(
    "leaves hooks and queue as they were when the key is not revoked after all",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { revoke } = yield* KeyRevocation
      const { keyId, principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1), "comment.received", "zapier")
      yield* occur(workspaceId)
      yield* revoke(workspaceId, keyId, "Grace").pipe(Effect.zipRight(Effect.fail("no")), transaction(sql), Effect.flip)
      yield* drainAll
      assert.deepStrictEqual(yield* outcomesOf(workspaceId, hook.id), ["POST delivered"])
    })
  )

  scenario(
    "tells Zapier, and nobody else, by a signed DELETE without a body",
    Effect.gen(function* () {
      const script = yield* Script
      const hooks = yield* Hooks
      const { keyId, principal, workspaceId } = yield* brand()
      const zap = yield* subscribe(principal, url(1), "comment.received", "zapier")
      const other = yield* subscribe(principal, url(2), "comment.received", "zapier")
      yield* subscribe(principal, url(3), "comment.received", "make")
      yield* subscribe(principal, url(4), "comment.received", "api")
      yield* occur(workspaceId)
      yield* script.answer(url(1), answered(503, { retryAfter: "2" }), answered(200))
      yield* hooks.unsubscribe(principal, zap.id)
      yield* Effect.flatMap(KeyRevocation, ({ revoke }) => revoke(workspaceId, keyId, "Grace"))
      yield* drainAll
      yield* TestClock.adjust("2 seconds")
      yield* drainAll

      const called = yield* urlsCalled
      assert.sameMembers(called.slice(0, 2), [url(1), url(2)])
      assert.deepStrictEqual(called.slice(2), [url(1)])
      for (const { id } of [zap, other]) {
        assert.deepStrictEqual(yield* outcomesOf(workspaceId, id), ["POST cancelled", "DELETE delivered"])
      }
      const secrets = yield* Effect.flatMap(Secrets, Ref.get)
      for (const call of yield* script.sent) {
        const secret = secrets.get(call.url)
        if (secret === undefined) return assert.fail(call.url)
        const body = Buffer.from(call.body)
        assert.deepStrictEqual([call.method, body.length], ["DELETE", 0])
        const headers = yield* decodeHeaders(call.headers)
        const receivedAt = call.at / 1000
        const signature = headers["x-service-signature-v2"]
        const given = { timestamp: headers["x-service-timestamp"], signature, body }
        assert.isTrue(accepts.standard({ headers, body, secret, receivedAt }))
        assert.deepStrictEqual(verify(given, [secret], receivedAt)._tag, "Right")
        assert.deepStrictEqual(verify(given, [secret], receivedAt + 301)._tag, "Left")
      }
    })
  )

  scenario(
    "says farewell once, whatever the receiver answers",
    Effect.gen(function* () {
      const script = yield* Script
      const hooks = yield* Hooks
      const { principal, workspaceId } = yield* brand()
      const told = yield* addSettingsWebhook(workspaceId, url(2), ["hook.disabled"])
      const zap = yield* subscribe(principal, url(1), "comment.received", "zapier")
      yield* script.answer(url(1), answered(410))
      yield* hooks.unsubscribe(principal, zap.id)
      assert.instanceOf(yield* Effect.flip(hooks.unsubscribe(principal, zap.id)), NotFound)
      yield* drainAll
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* drainAll, 0)
      assert.deepStrictEqual(yield* outcomesOf(workspaceId, zap.id), ["DELETE failed"])
      assert.deepStrictEqual(yield* outcomesOf(workspaceId, told), [])
    })
  )
})
