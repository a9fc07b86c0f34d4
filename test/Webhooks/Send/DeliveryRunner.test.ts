import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Effect, Random, TestClock } from "effect"
import { shown } from "#src/Ground/Time.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { brand } from "#test/House.ts"
import { counted } from "#test/Telemetry/Counted.ts"
import {
  addSettingsWebhook,
  anotherDrain,
  deliveriesOf,
  drainAll,
  hookOf,
  occur,
  scenario,
  start,
  subscribe,
  url
} from "../Delivering.ts"
import { oneDelivery } from "../DeliveryRunner/Claiming.ts"
import { answered, Script, unreachable } from "../Script.ts"

const attemptLog = Effect.fn("attemptLog")(function* (workspaceId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    SELECT attempt, at, status, milliseconds, address, excerpt, error FROM delivery_attempts
    WHERE workspace_id = ${workspaceId} ORDER BY delivery_id, attempt`
})

describe("DeliveryRunner", () => {
  scenario(
    "tells how long deliveries are due of failing hooks apart from the others",
    Effect.gen(function* () {
      const script = yield* Script
      const { oldestDueSeconds } = yield* DeliveryRunner
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(503))
      yield* occur(workspaceId)
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(yield* oldestDueSeconds, { failing: 0, well: 2 })
      for (let attempt = 0; attempt < 4; attempt++) {
        yield* drainAll
        yield* TestClock.adjust("15 seconds")
      }
      assert.strictEqual((yield* deliveriesOf(workspaceId))[0]?.state, "failed")
      assert.deepStrictEqual(yield* oldestDueSeconds, { failing: 0, well: 0 })
      yield* occur(workspaceId)
      yield* TestClock.adjust("1 hour")
      yield* subscribe(principal, url(2))
      assert.deepStrictEqual(yield* oldestDueSeconds, { failing: 3600, well: 0 })
      yield* occur(workspaceId)
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(yield* oldestDueSeconds, { failing: 3605, well: 5 })
    })
  )

  scenario(
    "keeps a delivery that failed four times, with every attempt, and says why in words",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      yield* script.answer(
        url(1),
        unreachable("9.0.1.9 refused the connection"),
        answered(500, { excerpt: "oh\u0000no", milliseconds: 3 }),
        answered(408),
        answered(503)
      )
      yield* occur(workspaceId)
      const attempts = () =>
        ["delivered", "retry", "failed"].map((outcome) => counted("steward.delivery.attempts", { outcome }))
      const [delivered = 0, retried = 0, failed = 0] = attempts()
      const errors: Array<string | null> = []
      for (const wait of [0, 1, 3, 9]) {
        yield* TestClock.adjust(wait * 1000)
        yield* drainAll
        errors.push((yield* hookOf(principal, hook.id)).last_error)
      }
      assert.deepStrictEqual(attempts(), [delivered, retried + 3, failed + 1])
      assert.deepStrictEqual(errors, [
        "9.0.1.9 refused the connection",
        "answered 500 Internal Server Error",
        "answered 408 Request Timeout",
        "answered 503 Service Unavailable"
      ])
      yield* TestClock.adjust("1 day")
      assert.strictEqual(yield* drainAll, 0)
      const [delivery] = yield* deliveriesOf(workspaceId)
      assert.deepInclude(delivery, { state: "failed", attempts: 4 })
      const none = { milliseconds: 0, address: null, excerpt: null, status: null }
      const came = { milliseconds: 0, address: "9.9.9.9", excerpt: "" }
      assert.deepStrictEqual(yield* attemptLog(workspaceId), [
        { ...none, attempt: 1, at: new Date(start), error: errors[0] },
        { ...came, attempt: 2, at: new Date(start + 1000), status: 500, excerpt: "oh\uFFFDno", error: errors[1] },
        { ...came, attempt: 3, at: new Date(start + 4000), status: 408, error: errors[2] },
        { ...came, attempt: 4, at: new Date(start + 13_000), status: 503, error: errors[3] }
      ])
      assert.deepInclude(yield* hookOf(principal, hook.id), { last_delivered_at: null, enabled: true })
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "a success says when, and clears the error",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const hook = yield* subscribe(principal, url(1))
      yield* script.answer(url(1), answered(502), answered(299))
      yield* occur(workspaceId)
      yield* drainAll
      assert.strictEqual((yield* hookOf(principal, hook.id)).last_error, "answered 502 Bad Gateway")
      yield* TestClock.adjust("1 seconds")
      yield* drainAll
      const { last_delivered_at, last_error } = yield* hookOf(principal, hook.id)
      assert.deepStrictEqual([last_delivered_at, last_error], [shown(new Date(start + 1000)), null])
      const [delivery] = yield* deliveriesOf(workspaceId)
      assert.deepInclude(delivery, { state: "delivered", attempts: 2 })
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "does not try again after another 4xx or a redirect, and goes on with the next delivery",
    Effect.gen(function* () {
      const script = yield* Script
      const refusals = [301, 307, 400, 401, 404, 422, 451]
      for (const [host, status] of refusals.entries()) {
        const { principal, workspaceId } = yield* brand()
        const hook = yield* subscribe(principal, url(host))
        yield* script.answer(url(host), answered(status), answered(200))
        yield* occur(workspaceId)
        assert.strictEqual(yield* drainAll, 1)
        const { enabled, last_error } = yield* hookOf(principal, hook.id)
        assert.isTrue(enabled)
        assert.include(last_error ?? "", `answered ${status}`)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* drainAll, 0)
        yield* occur(workspaceId)
        assert.strictEqual(yield* drainAll, 1)
        assert.deepStrictEqual(
          (yield* deliveriesOf(workspaceId)).map(({ state }) => state),
          ["failed", "delivered"]
        )
      }
    })
  )

  scenario(
    "410 Gone disables the hook, cancels its queue, and tells the webhooks of Settings",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const gone = yield* subscribe(principal, url(1))
      const other = yield* subscribe(principal, url(2))
      const told = yield* addSettingsWebhook(workspaceId, url(3), ["hook.disabled", "comment.hidden"])
      yield* script.answer(url(1), answered(410))
      for (const _ of [1, 2, 3]) yield* occur(workspaceId)
      yield* drainAll

      const reason = "answered 410 Gone: the receiver wants no more deliveries, so the hook is disabled"
      assert.deepInclude(yield* hookOf(principal, gone.id), { enabled: false, last_error: reason })
      assert.deepInclude(yield* hookOf(principal, other.id), { enabled: true, last_error: null })
      yield* occur(workspaceId)
      yield* drainAll
      const deliveries = yield* deliveriesOf(workspaceId)
      const statesOf = (id: string) => deliveries.filter(({ hook_id }) => hook_id === id).map(({ state }) => state)
      assert.deepStrictEqual(statesOf(gone.id), ["failed", "cancelled", "cancelled"])
      assert.deepStrictEqual(
        statesOf(other.id),
        Array.from({ length: 4 }, () => "delivered")
      )
      assert.deepStrictEqual(statesOf(told), ["delivered"])
      assert.strictEqual((yield* script.sent).filter((call) => call.url === url(1)).length, 1)
      const [news] = (yield* script.sent).filter((call) => call.url === url(3))
      const body = JSON.parse(Buffer.from(news?.body ?? "").toString())
      assert.deepStrictEqual(body, {
        id: body.id,
        event: "hook.disabled",
        created_at: body.created_at,
        workspace_id: workspaceId,
        url: `https://steward.test/settings/hooks/${gone.id}`,
        sequence: 1,
        hook: { id: gone.id, target_url: url(1), last_error: reason }
      })
    })
  )

  scenario(
    "counts what goes wrong before anything is sent as an attempt, and sends the others",
    Effect.gen(function* () {
      const deliveries = yield* Effect.forEach([1, 2, 3], (host) => oneDelivery(url(host)))
      const sender = yield* WebhookSender
      const torn: WebhookSender["Type"]["start"] = (request, onEnd) => {
        if (request.url === url(2)) throw new Error("torn")
        return sender.start(request, onEnd)
      }
      const drain = yield* anotherDrain.pipe(Effect.provideService(WebhookSender, { ...sender, start: torn }))
      assert.strictEqual(yield* drain, 3)
      const found = yield* Effect.forEach(deliveries, ({ delivery }) => delivery)
      assert.deepStrictEqual(
        found.map(({ attempts, state }) => [state, attempts]),
        [
          ["delivered", 1],
          ["queued", 1],
          ["delivered", 1]
        ]
      )
    })
  )
})
