import { assert, describe, it } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { lastErrorWords } from "#src/Webhooks/Hooks/LastError.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryExpiry } from "#src/Webhooks/Queue/DeliveryExpiry.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, deliveriesOf, drainAll, hookOf, occur, scenario, subscribe, url } from "../Delivering.ts"
import { answered, Script, unreachable } from "../Script.ts"

describe("DeliveryExpiry", () => {
  scenario(
    "gives up what has waited for 72 hours at a dead receiver, counts it, and can send it again",
    Effect.gen(function* () {
      const script = yield* Script
      const { expire } = yield* DeliveryExpiry
      const settings = yield* SettingsWebhooks
      const { principal, workspaceId } = yield* brand()
      const dead = yield* subscribe(principal, url(1))
      const paused = yield* addSettingsWebhook(workspaceId, url(2), ["comment.received"])
      yield* settings.pause({ workspaceId, actor: "Ada" }, paused)
      yield* script.answer(url(1), unreachable("9.0.1.9 refused the connection"))
      yield* Effect.replicateEffect(occur(workspaceId), 3)
      yield* drainAll
      yield* TestClock.adjust("72 hours")
      yield* occur(workspaceId)
      assert.strictEqual(yield* expire, 0)
      yield* TestClock.adjust("1 millis")
      // The first was sent, and is to be sent again: it has not waited for as long.
      assert.strictEqual(yield* expire, 2)
      assert.strictEqual(yield* expire, 0)

      const statesOf = Effect.map(deliveriesOf(workspaceId), (rows) =>
        rows.filter(({ hook_id }) => hook_id === dead.id).map(({ state }) => state)
      )
      assert.deepStrictEqual(yield* statesOf, ["queued", "failed", "failed", "queued"])
      const words = "2 deliveries were given up after waiting for 72 hours, and can be sent again"
      const said = `9.0.1.9 refused the connection; ${words}`
      assert.strictEqual((yield* hookOf(principal, dead.id)).last_error, said)
      const shown = yield* settings.get(workspaceId, dead.id)
      assert.deepInclude(shown, { waiting: 2, expired: 2, held: 0, last_error: said })
      assert.deepInclude(yield* settings.get(workspaceId, paused), { waiting: 0, expired: 0, held: 4 })

      yield* script.answer(url(1), answered(200))
      assert.strictEqual(yield* drainAll, 2)
      assert.deepInclude(yield* settings.get(workspaceId, dead.id), { waiting: 0, expired: 0, last_error: null })
    })
  )

  it("says how many were given up", () => {
    assert.strictEqual(lastErrorWords(null, 0), null)
    assert.strictEqual(lastErrorWords("answered 500", 0), "answered 500")
    assert.strictEqual(
      lastErrorWords("answered 500", 1),
      "answered 500; 1 delivery was given up after waiting for 72 hours, and can be sent again"
    )
    assert.strictEqual(
      lastErrorWords(null, 1200),
      "1,200 deliveries were given up after waiting for 72 hours, and can be sent again"
    )
  })
})
