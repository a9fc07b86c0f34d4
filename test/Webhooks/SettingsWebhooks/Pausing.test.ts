import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schema, TestClock } from "effect"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { drainOut } from "../Redeliveries/Draining.ts"
import { answered, Script } from "../Script.ts"
import { addWebhook, manager } from "../Settings.ts"
import { toldTo } from "./Told.ts"

const Numbered = Schema.parseJson(Schema.Struct({ sequence: Schema.Int }))

describe("webhooks of Settings that are paused", () => {
  scenario(
    "paused, are sent nothing and lose nothing: what happens is held, numbered on, and sent when they are resumed",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      const webhook = yield* addWebhook(principal, url(1))
      const rest = yield* subscribe(principal, url(2))
      yield* script.answer(url(1), answered(503), answered(200))
      yield* occur(workspaceId)
      yield* drainAll
      for (const id of [webhook.id, rest.id]) {
        assert.strictEqual((yield* webhooks.pause(by, id)).state, "paused")
        assert.strictEqual((yield* webhooks.pause(by, id)).state, "paused")
      }
      assert.isFalse((yield* Effect.flatMap(Hooks, ({ list }) => list(workspaceId)))[0]?.enabled)
      yield* occur(workspaceId)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* drainAll, 0)
      assert.strictEqual((yield* webhooks.get(workspaceId, webhook.id)).held, 2)
      assert.deepStrictEqual(yield* toldTo(workspaceId, webhook.id), [
        "1 comment.received held",
        "2 comment.received held"
      ])
      assert.strictEqual((yield* webhooks.resume(by, webhook.id)).state, "on")
      yield* webhooks.resume(by, rest.id, { discard: true })
      yield* occur(workspaceId)
      yield* drainAll
      assert.deepStrictEqual(yield* toldTo(workspaceId, webhook.id), [
        "1 comment.received delivered",
        "2 comment.received delivered",
        "3 comment.received delivered"
      ])
      assert.deepStrictEqual(yield* toldTo(workspaceId, rest.id), [
        "1 comment.received delivered",
        "2 comment.received cancelled",
        "3 comment.received delivered"
      ])
    })
  )

  scenario(
    "paused while an attempt is in flight, keep what it met with, and try again when they are resumed",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const { drain } = yield* DeliveryRunner
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      for (const [host, response, state] of [
        [1, answered(200), "delivered"],
        [2, answered(503), "held"]
      ] as const) {
        const webhook = yield* addWebhook(principal, url(host), ["comment.hidden"])
        const released = yield* Deferred.make<void>()
        yield* script.answer(url(host), Effect.zipRight(Deferred.await(released), response), answered(200))
        yield* occur(workspaceId, ["comment.hidden"])
        const attempt = yield* Effect.fork(drain)
        yield* script.called(url(host), 1)
        yield* webhooks.pause(by, webhook.id)
        yield* Deferred.succeed(released, undefined)
        yield* Fiber.join(attempt)
        yield* TestClock.adjust("1 minute")
        yield* drainAll
        assert.deepStrictEqual(yield* toldTo(workspaceId, webhook.id), [`1 comment.hidden ${state}`])
        yield* webhooks.resume(by, webhook.id)
        yield* drainAll
        assert.deepStrictEqual(yield* toldTo(workspaceId, webhook.id), ["1 comment.hidden delivered"])
      }
    })
  )

  scenario(
    "resumed, send what was held in the order of its sequence, one after the other where the receiver failed before",
    Effect.gen(function* () {
      const script = yield* Script
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const by = manager(principal)
      for (const [host, failures, responses] of [
        [1, 0, [answered(200)]],
        // fails before the pause, and again after it
        [2, 3, [answered(503), answered(503), answered(503), answered(200)]]
      ] as const) {
        const events = ["contact.updated"] as const
        const webhook = yield* addWebhook(principal, url(host), events)
        yield* script.answer(url(host), ...responses)
        yield* occur(workspaceId, events)
        yield* drainAll
        yield* webhooks.pause(by, webhook.id)
        yield* Effect.replicateEffect(occur(workspaceId, events), 7)
        yield* webhooks.resume(by, webhook.id)
        yield* occur(workspaceId, events)
        yield* drainOut
        const calls = (yield* script.sent).filter((call) => call.url === url(host))
        const order = calls.map(({ body }) => Schema.decodeUnknownSync(Numbered)(Buffer.from(body).toString()).sequence)
        assert.deepStrictEqual(Array.from(new Set(order)), [1, 2, 3, 4, 5, 6, 7, 8, 9])
        assert.deepStrictEqual(
          order,
          order.toSorted((one, other) => one - other),
          "none overtakes one that is tried again"
        )
        assert.lengthOf(order, 9 + failures)
        yield* webhooks.remove(by, webhook.id)
      }
    })
  )
})
