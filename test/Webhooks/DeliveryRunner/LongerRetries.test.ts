import { assert, describe } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { DeliveryId } from "#schema/Ids.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { brand } from "#test/House.ts"
import { addSettingsWebhook, deliveriesOf, drainAll, occur, scenario, start, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"

const hour = Duration.toMillis("1 hour")

/** Lets the time pass in steps, making the attempts that are due after each. */
const pass = (step: Duration.DurationInput, times: number) =>
  Effect.replicateEffect(Effect.zipRight(TestClock.adjust(step), drainAll), times)

/** A webhook whose deliveries are tried for so many hours, and what was sent to it: sequence, and when. */
const patient = Effect.fn("patient")(function* (retry_hours: number | null) {
  const script = yield* Script
  const settings = yield* SettingsWebhooks
  const { workspaceId } = yield* brand()
  const by = { workspaceId, actor: "Ada" }
  const id = yield* addSettingsWebhook(workspaceId, url(1), ["comment.received"])
  yield* settings.update(by, id, { retry_hours })
  const sent = Effect.map(script.sent, (calls) =>
    calls.map(({ at, body, headers }) => {
      const { id, sequence }: { id: string; sequence: number } = JSON.parse(String(body))
      assert.strictEqual(headers["x-service-delivery"], id)
      return { id, sequence, at: at - start }
    })
  )
  return { by, id, script, sent, settings, workspaceId }
})

describe("DeliveryRunner, for a webhook whose deliveries are tried for hours,", () => {
  scenario(
    "goes on with the same id and sequence until it arrives, at most an hour apart",
    Effect.gen(function* () {
      const { script, sent, settings, id, workspaceId } = yield* patient(24)
      yield* script.answer(url(1), answered(500))
      yield* occur(workspaceId)
      yield* drainAll
      yield* pass("1 second", 20)
      assert.lengthOf(yield* sent, 4)
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "queued", tries: 4 })
      yield* pass("10 minutes", 6 * 10)
      const calls = yield* sent
      assert.isAtLeast(calls.length, 16)
      const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0))
      assert.isAtMost(Math.max(...waits), hour * 1.1 + Duration.toMillis("10 minutes"))
      assert.lengthOf(new Set(calls.map(({ id }) => id)), 1)
      yield* script.answer(url(1), answered(200))
      yield* pass("10 minutes", 8)
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "delivered" })
      assert.deepInclude(yield* settings.get(workspaceId, id), { waiting: 0, last_error: null, retry_hours: 24 })
    })
  )

  scenario(
    "gives it up at the age that is set",
    Effect.gen(function* () {
      const { script, sent, workspaceId } = yield* patient(2)
      yield* script.answer(url(1), answered(500))
      yield* occur(workspaceId)
      yield* drainAll
      yield* pass("1 second", 20)
      yield* pass("5 minutes", 12 * 3)
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "failed" })
      const last = (yield* sent).at(-1)?.at ?? 0
      assert.isAbove(last, 0.9 * hour)
      // what is due in time is sent when the clock has made its step
      assert.isAtMost(last, 2 * hour + Duration.toMillis("5 minutes"))
    })
  )

  scenario(
    "lets one that fails for hours hold up none that came later, and sends in order what is sent anew",
    Effect.gen(function* () {
      const { by, id, script, sent, settings, workspaceId } = yield* patient(24)
      yield* script.answer(url(1), answered(500))
      yield* occur(workspaceId)
      yield* drainAll
      yield* pass("1 second", 20)
      yield* script.answer(url(1), answered(200))
      yield* Effect.replicateEffect(Effect.zipRight(occur(workspaceId), drainAll), 2)
      const order = Effect.map(sent, (calls) => calls.map(({ sequence }) => sequence))
      assert.deepStrictEqual(yield* order, [1, 1, 1, 1, 2, 3])

      yield* settings.pause(by, id)
      yield* occur(workspaceId)
      yield* settings.resume(by, id)
      yield* drainAll
      assert.deepStrictEqual((yield* order).slice(6), [1, 4])
    })
  )

  scenario(
    "begins anew with all attempts when it is sent again by hand",
    Effect.gen(function* () {
      const { by, id, script, sent, workspaceId } = yield* patient(2)
      yield* script.answer(url(1), answered(500))
      yield* occur(workspaceId)
      yield* drainAll
      yield* pass("1 second", 20)
      yield* pass("5 minutes", 12 * 3)
      const before = (yield* sent).length
      const [given] = yield* deliveriesOf(workspaceId)
      const redeliveries = yield* Redeliveries
      yield* redeliveries.request(by, id, { delivery_id: DeliveryId.make(given?.id ?? "") })
      yield* drainAll
      yield* pass("1 second", 20)
      assert.lengthOf((yield* sent).slice(before), 4)
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "queued", tries: 4 })
    })
  )

  scenario(
    "ends with four attempts where it is off, which it is unless set",
    Effect.gen(function* () {
      const { script, sent, workspaceId } = yield* patient(null)
      yield* script.answer(url(1), answered(500))
      yield* occur(workspaceId)
      yield* drainAll
      yield* pass("1 second", 20)
      assert.deepInclude((yield* deliveriesOf(workspaceId))[0], { state: "failed" })
      assert.lengthOf(yield* sent, 4)
    })
  )
})
