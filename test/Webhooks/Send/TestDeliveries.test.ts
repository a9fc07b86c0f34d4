import { assert, describe } from "@effect/vitest"
import { Effect, Schema, TestClock } from "effect"
import { DeliveryBody, webhookEvents } from "#schema/resources/Event.ts"
import { Samples } from "#src/Samples/Samples.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { TestDeliveries } from "#src/Webhooks/Send/TestDeliveries.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, url, verifies } from "../Delivering.ts"
import { answered, Script, unreachable } from "../Script.ts"
import { addWebhook, manager, onItsOwn } from "../Settings.ts"

const readBody = Schema.decodeUnknown(Schema.parseJson(DeliveryBody), { onExcessProperty: "error" })

const sample = Effect.fn("sample")(function* (workspaceId: Parameters<Samples["Type"]["newest"]>[0]) {
  const samples = yield* Samples
  return yield* samples.newest(workspaceId, "comment.hidden")
})

describe("a test of a webhook", () => {
  onItsOwn(
    "is one signed delivery of each event there is, of its exact shape, with test: true",
    Effect.gen(function* () {
      const script = yield* Script
      const tests = yield* TestDeliveries
      const samples = yield* Samples
      const { principal, workspaceId } = yield* brand()
      const webhook = yield* addWebhook(principal, url(1))
      yield* script.answer(url(1), answered(204, { excerpt: "thanks" }))
      for (const [index, event] of webhookEvents.entries()) {
        const sent = yield* tests.send(webhook.id, yield* samples.newest(workspaceId, event))
        const call = (yield* script.sent)[index]
        if (call === undefined) return assert.fail("Nothing was sent")
        const body = yield* readBody(Buffer.from(call.body).toString())
        assert.deepInclude(body, { id: sent.delivery_id, event, test: true, sequence: 0, workspace_id: workspaceId })
        assert.deepInclude(sent, { delivered: true, status: 204, answer: "thanks", address: "9.9.9.9", error: null })
        yield* verifies(call.headers, Buffer.from(call.body), webhook.secret, call.at)
      }
    })
  )

  onItsOwn(
    "counts nowhere: neither in the sequence, nor in how the hook does, however it ends",
    Effect.gen(function* () {
      const script = yield* Script
      const tests = yield* TestDeliveries
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const webhook = yield* addWebhook(principal, url(1))
      const told = yield* addWebhook(principal, url(2), ["hook.disabled"])
      const before = yield* webhooks.get(workspaceId, webhook.id)
      for (const [response, error] of [
        [answered(200), null],
        [answered(503), "answered 503 Service Unavailable"],
        [answered(410), "answered 410 Gone: the receiver wants no more deliveries"],
        [unreachable("nobody is at home"), "nobody is at home"]
      ] as const) {
        yield* script.answer(url(1), response)
        const sent = yield* tests.send(webhook.id, yield* sample(workspaceId))
        assert.deepInclude(sent, { delivered: error === null, error })
        yield* TestClock.adjust("6 days")
      }
      assert.strictEqual(yield* drainAll, 0, "nothing is tried again")
      assert.deepStrictEqual(yield* webhooks.get(workspaceId, webhook.id), before)
      assert.strictEqual((yield* webhooks.get(workspaceId, told.id)).last_sequence, 0)
      yield* occur(workspaceId)
      const rows = (yield* deliveriesOf(workspaceId)).filter(({ hook_id }) => hook_id === webhook.id)
      assert.deepStrictEqual(
        rows.map(({ sequence, state }) => `${sequence} ${state}`),
        ["1 queued", "null delivered", "null failed", "null failed", "null failed"]
      )
    })
  )

  onItsOwn(
    "stands in the log, and not among what a receiver has missed; works on a webhook that is paused",
    Effect.gen(function* () {
      const tests = yield* TestDeliveries
      const webhooks = yield* SettingsWebhooks
      const log = yield* DeliveryLog
      const { principal, workspaceId } = yield* brand()
      const webhook = yield* addWebhook(principal, url(1))
      yield* webhooks.pause(manager(principal), webhook.id)
      const sent = yield* tests.send(webhook.id, yield* sample(workspaceId))
      assert.isTrue(sent.delivered)
      const [logged] = (yield* log.list(workspaceId, webhook.id, {})).data
      assert.deepInclude(logged, { id: sent.delivery_id, test: true, sequence: null, status: "delivered" })
      assert.deepInclude(logged?.attempts[0], { attempt: 1, status: 200, error: null })
      assert.deepStrictEqual((yield* log.list(workspaceId, webhook.id, { after_sequence: 0 })).data, [])
    })
  )

  scenario(
    "is of an event that the webhook listens to",
    Effect.gen(function* () {
      const tests = yield* TestSends
      const { principal, workspaceId } = yield* brand()
      const foreign = yield* brand()
      const webhook = yield* addWebhook(principal, url(1), ["lead.captured"])
      const error = yield* Effect.flip(tests.send(workspaceId, webhook.id, "comment.hidden"))
      assert.include(error.message, "lead.captured")
      assert.strictEqual(error.code, "unprocessable")
      assert.strictEqual((yield* Effect.flip(tests.send(foreign.workspaceId, webhook.id, null))).code, "not_found")
    })
  )
})
