import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, TestClock } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import { DeliveryId } from "#schema/Ids.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { TestDeliveries } from "#src/Webhooks/Send/TestDeliveries.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, start, subscribe, url } from "../Delivering.ts"
import { drainOut, statesOf } from "../Redeliveries/Draining.ts"
import { answered, Script } from "../Script.ts"
import { addWebhook, manager, onItsOwn } from "../Settings.ts"

const at = (milliseconds: number) => DateTime.unsafeMake(milliseconds)

const sentIds = Effect.flatMap(Script, ({ sent }) =>
  Effect.map(sent, (calls) => calls.map(({ headers }) => headers["webhook-id"]))
)

describe("sending again", () => {
  scenario(
    "one delivery has all its tries again, under the same id and with the same body, and its log counts on",
    Effect.gen(function* () {
      const script = yield* Script
      const log = yield* DeliveryLog
      const { request } = yield* Redeliveries
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(503))
      yield* occur(workspaceId)
      yield* drainOut
      const [before] = yield* deliveriesOf(workspaceId)
      const delivery_id = before?.id ?? DeliveryId.make("")
      assert.strictEqual(before?.state, "failed")

      assert.deepStrictEqual(yield* request(manager(principal), hook.id, { delivery_id }), {
        hook_id: hook.id,
        queued: 1
      })
      yield* drainOut
      assert.deepStrictEqual(yield* statesOf(workspaceId), ["1 failed"])
      yield* script.answer(url(1), answered(200))
      yield* request(manager(principal), hook.id, { delivery_id })
      yield* drainOut
      // It did arrive, and is wanted once more.
      yield* request(manager(principal), hook.id, { delivery_id })
      yield* drainOut
      const { data } = yield* log.list(workspaceId, hook.id, {})
      assert.deepStrictEqual(
        data[0]?.attempts.map(({ attempt, status }) => `${attempt} ${status}`),
        ["1 503", "2 503", "3 503", "4 503", "5 503", "6 503", "7 503", "8 503", "9 200", "10 200"]
      )
      const calls = yield* script.sent
      assert.strictEqual(new Set(calls.map(({ body }) => Buffer.from(body).toString())).size, 1)
      assert.deepStrictEqual(new Set(yield* sentIds), new Set([delivery_id]))
      assert.deepStrictEqual(yield* statesOf(workspaceId), ["1 delivered"])
    })
  )

  scenario(
    "all since a time is all of the hook that failed or was cancelled then or later",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const { request } = yield* Redeliveries
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      const hook = yield* addWebhook(principal, url(1), ["comment.received"])
      const other = yield* subscribe(principal, url(2), "comment.hidden")
      yield* script.answer(url(2), answered(404))
      yield* occur(workspaceId, ["comment.hidden"])
      for (const status of [404, 404, 200, 404]) {
        yield* script.answer(url(1), answered(status))
        yield* occur(workspaceId)
        yield* drainAll
        yield* TestClock.adjust("1 hour")
      }
      yield* webhooks.pause(by, hook.id)
      yield* occur(workspaceId)
      yield* webhooks.resume(by, hook.id, { discard: true })
      yield* script.answer(url(1), answered(200))
      const sent = (yield* script.sent).length
      const since = at(start + 60 * 60 * 1000)
      assert.deepStrictEqual(yield* request(by, hook.id, { since }), { hook_id: hook.id, queued: 3 })
      yield* drainOut
      assert.strictEqual((yield* script.sent).length - sent, 3)
      const states = (yield* deliveriesOf(workspaceId)).filter(({ hook_id }) => hook_id === hook.id)
      assert.deepStrictEqual(
        states.map(({ state }) => state),
        ["failed", "delivered", "delivered", "delivered", "delivered"]
      )
      assert.strictEqual((yield* request(by, hook.id, { since })).queued, 0)
      assert.strictEqual((yield* request(by, other.id, { since: at(0) })).queued, 1)
    })
  )

  onItsOwn(
    "asks for exactly one of the two, and for a hook that takes deliveries",
    Effect.gen(function* () {
      const webhooks = yield* SettingsWebhooks
      const tests = yield* TestDeliveries
      const { request } = yield* Redeliveries
      const { principal, workspaceId } = yield* brand()
      const foreign = yield* brand()
      const by = manager(principal)
      const hook = yield* addWebhook(principal, url(1))
      yield* occur(workspaceId)
      yield* drainAll
      const [row] = yield* deliveriesOf(workspaceId)
      const delivery_id = row?.id ?? DeliveryId.make("")
      for (const neither of [{}, { delivery_id, since: at(0) }]) {
        const error = yield* Effect.flip(request(by, hook.id, neither))
        assert.instanceOf(error, InvalidRequest)
        assert.deepStrictEqual(error instanceof InvalidRequest && error.issues.map(({ path }) => path), [
          "delivery_id",
          "since"
        ])
      }
      const unknown = DeliveryId.make("dlv_none")
      assert.instanceOf(yield* Effect.flip(request(by, hook.id, { delivery_id: unknown })), NotFound)
      assert.instanceOf(yield* Effect.flip(request(by, "hook_none", { delivery_id })), NotFound)
      assert.instanceOf(yield* Effect.flip(request(manager(foreign.principal), hook.id, { since: at(0) })), NotFound)
      const happening = { workspaceId, at: new Date(0), url: "", event: "comment.received", fields: {} } as const
      const test = DeliveryId.make((yield* tests.send(hook.id, happening)).delivery_id)
      assert.instanceOf(yield* Effect.flip(request(by, hook.id, { delivery_id: test })), Unprocessable)
      yield* webhooks.pause(by, hook.id)
      const paused = yield* Effect.flip(request(by, hook.id, { delivery_id }))
      assert.instanceOf(paused, Unprocessable)
      assert.include(paused.message, "paused")
      yield* webhooks.resume(by, hook.id)
      yield* webhooks.remove(by, hook.id)
      assert.instanceOf(yield* Effect.flip(request(by, hook.id, { delivery_id })), NotFound)
    })
  )
})
