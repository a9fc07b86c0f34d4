import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Effect, Schema, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { HookDisabled } from "#schema/resources/Event.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, hookOf, occur, scenario, subscribe, url } from "../Delivering.ts"
import { answered, Script, unreachable } from "../Script.ts"
import { addWebhook, manager } from "../Settings.ts"

/** Something happens, and all four attempts at it are made, however long a host that fails is left alone. */
const happen = Effect.fn("happen")(function* (workspaceId: WorkspaceId) {
  yield* occur(workspaceId)
  for (;;) {
    yield* drainAll
    if (!(yield* deliveriesOf(workspaceId)).some(({ state }) => state === "queued")) return
    yield* TestClock.adjust("15 seconds")
  }
})

const readDisabled = Schema.decodeUnknown(Schema.parseJson(HookDisabled), { onExcessProperty: "error" })

/** What the webhooks of a workspace were told about disabled hooks. */
const tellingsOf = Effect.fn("tellingsOf")(function* (workspaceId: WorkspaceId) {
  const rows = (yield* deliveriesOf(workspaceId)).filter(({ event }) => event === "hook.disabled")
  return yield* Effect.forEach(rows, ({ body, hook_id }) =>
    Effect.map(readDisabled(body), ({ hook }) => ({ to: hook_id, about: hook.id, why: hook.last_error }))
  )
})

describe("a hook that fails", () => {
  scenario(
    "every delivery for 5 days is disabled, its queue cancelled and its people told; others are left alone",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const dead = yield* subscribe(principal, url(1))
      const flaky = yield* subscribe(principal, url(2))
      const told = yield* addWebhook(principal, url(3), ["hook.disabled"])
      yield* script.answer(url(1), unreachable("nobody is at home"))
      yield* happen(workspaceId)
      const { failing_since } = yield* Effect.flatMap(SettingsWebhooks, ({ get }) => get(workspaceId, dead.id))
      assert.isNotNull(failing_since)

      for (let day = 0; day < 4; day++) {
        yield* TestClock.adjust("1 day")
        yield* script.answer(url(2), answered(day === 2 ? 200 : 500))
        yield* happen(workspaceId)
      }
      yield* TestClock.adjust("23 hours")
      yield* happen(workspaceId)
      assert.isTrue((yield* hookOf(principal, dead.id)).enabled)
      yield* TestClock.adjust("1 hour")
      yield* occur(workspaceId)
      yield* happen(workspaceId)

      const { enabled, last_error } = yield* hookOf(principal, dead.id)
      assert.isFalse(enabled)
      assert.include(last_error ?? "", "5 days")
      assert.include(last_error ?? "", "nobody is at home")
      assert.isTrue((yield* hookOf(principal, flaky.id)).enabled)
      assert.deepStrictEqual(yield* tellingsOf(workspaceId), [{ to: told.id, about: dead.id, why: last_error ?? "" }])
      const left = (yield* deliveriesOf(workspaceId)).filter(
        ({ hook_id, state }) => hook_id === dead.id && state !== "failed" && state !== "cancelled"
      )
      assert.deepStrictEqual(left, [])
      const entries = yield* sql`SELECT actor, after->>'id' AS hook FROM audit_log
        WHERE workspace_id = ${workspaceId} AND what = 'hook.disabled'`
      assert.deepStrictEqual(entries, [{ actor: "Steward", hook: dead.id }])
    })
  )

  scenario(
    "but for one delivery in between begins anew",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      for (const [days, status] of [
        [0, 500],
        [4, 404],
        [0, 200],
        [4, 500],
        [4, 404]
      ] as const) {
        yield* TestClock.adjust(`${days} days`)
        yield* script.answer(url(1), answered(status))
        yield* happen(workspaceId)
        assert.isTrue((yield* hookOf(principal, hook.id)).enabled)
      }
      yield* TestClock.adjust("1 day")
      yield* happen(workspaceId)
      assert.isFalse((yield* hookOf(principal, hook.id)).enabled)
    })
  )

  scenario(
    "is enabled anew by subscribing again, or by a person, with its sequence and its secret, and the days count anew",
    Effect.gen(function* () {
      const script = yield* Script
      const hooks = yield* Hooks
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const rest = yield* subscribe(principal, url(1))
      const settings = yield* addWebhook(principal, url(2), ["comment.received"])
      for (const target of [url(1), url(2)]) yield* script.answer(target, answered(410))
      yield* happen(workspaceId)
      yield* happen(workspaceId)
      assert.deepStrictEqual(
        (yield* webhooks.list(workspaceId)).map(({ state }) => state),
        ["disabled", "disabled"]
      )
      const again = yield* hooks.subscribe(principal, { target_url: url(1), event: "comment.received" })
      assert.deepInclude(again.hook, { id: rest.id, enabled: true, last_error: null })
      assert.isFalse(again.created)
      assert.notProperty(again.hook, "signing_secret")
      assert.strictEqual((yield* webhooks.resume(manager(principal), settings.id)).state, "on")
      for (const target of [url(1), url(2)]) yield* script.answer(target, answered(200))
      yield* happen(workspaceId)
      const arrived = (yield* deliveriesOf(workspaceId)).filter(({ state }) => state === "delivered")
      assert.deepStrictEqual(
        arrived.map(({ sequence }) => sequence),
        [2, 2]
      )
    })
  )

  scenario(
    "and is paused by a person stays paused when it is subscribed again",
    Effect.gen(function* () {
      const hooks = yield* Hooks
      const webhooks = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const rest = yield* subscribe(principal, url(1))
      yield* webhooks.pause(manager(principal), rest.id)
      const again = yield* hooks.subscribe(principal, { target_url: url(1), event: "comment.received" })
      assert.deepInclude(again.hook, { id: rest.id, enabled: false })
      assert.strictEqual((yield* webhooks.get(workspaceId, rest.id)).state, "paused")
    })
  )

  scenario(
    "of many at once, and many processes that see it, is disabled once",
    Effect.gen(function* () {
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      const told = yield* addWebhook(principal, url(2), ["hook.disabled"])
      yield* script.answer(url(1), answered(404))
      yield* happen(workspaceId)
      yield* TestClock.adjust("5 days")
      yield* Effect.replicateEffect(occur(workspaceId), 12)
      yield* Effect.all(Effect.replicate(drain, 12), { concurrency: "unbounded" })
      yield* drainAll
      assert.deepStrictEqual(
        (yield* tellingsOf(workspaceId)).map(({ about, to }) => [about, to]),
        [[hook.id, told.id]]
      )
    })
  )
})
