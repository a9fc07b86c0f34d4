import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Random, TestClock } from "effect"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { DeadlineExceeded } from "#src/Webhooks/Target/SendError.ts"
import { brand } from "#test/House.ts"
import { turn } from "#test/Turn.ts"
import { addSettingsWebhook, drainAll, occur, scenario, url } from "../Delivering.ts"
import { answered, type Response, Script, type Sent, unreachable } from "../Script.ts"

const steps = 24
const step = 500
const good = url(1, "good")
const sick = (count: number) => Array.from({ length: count }, (_, hook) => url(1, `sick-${hook}`))

const late: Response = Effect.delay(new DeadlineExceeded({ reason: "did not answer within 8 seconds" }), "8 seconds")

/** One step of the worker: begins what it may, lets the time pass, and writes down what has ended. */
const work = Effect.gen(function* () {
  const { begin, record } = (yield* DeliveryRunner).steps
  for (let more = 1; more > 0; ) {
    more = (yield* begin(() => {}, true)).claimed
    // Sending begins a turn later, and who answers at once has then.
    yield* Effect.replicateEffect(turn, 3)
    yield* record
  }
})

/** Waits between the attempts at each delivery, in milliseconds. */
const waitsOf = (calls: ReadonlyArray<Sent>) =>
  [...Map.groupBy(calls, ({ headers }) => headers["x-service-delivery"]).values()].map((attempts) =>
    attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0))
  )

/** What happened at a good hook and at so many others of its host, half of them of its workspace. */
const together = Effect.fn("together")(function* (response: Response, count: number) {
  const script = yield* Script
  const [here, there] = [yield* brand(), yield* brand()]
  yield* addSettingsWebhook(here.workspaceId, good, ["comment.received"])
  yield* Effect.replicateEffect(occur(here.workspaceId), 3)
  yield* drainAll
  for (const [index, target] of sick(count).entries()) {
    yield* script.answer(target, response)
    yield* addSettingsWebhook(index % 2 === 0 ? here.workspaceId : there.workspaceId, target, ["comment.received"])
  }
  const occurred: Array<number> = []
  for (let number = 0; number < steps; number++) {
    if (number % 2 === 0) {
      occurred.push(yield* Clock.currentTimeMillis)
      yield* occur(here.workspaceId)
      yield* occur(there.workspaceId)
    }
    yield* work
    yield* TestClock.adjust(step)
  }
  const sent = yield* script.sent
  return {
    occurred,
    good: sent.filter((call) => call.url === good).slice(3),
    sick: sent.filter((call) => call.url !== good)
  }
})

describe("DeliveryRunner, beside many hooks of the same host that fail,", () => {
  for (const { count, first, name, response, second } of [
    { name: "answer 500", response: answered(500), count: 100, first: 1000, second: 3000 },
    {
      name: "answer 429 with retry-after",
      response: answered(429, { retryAfter: "4" }),
      count: 40,
      first: 4000,
      second: 4000
    },
    { name: "answer nothing for 8 seconds", response: late, count: 100, first: 9000, second: null },
    { name: "hang up", response: unreachable("closed the connection"), count: 40, first: 1000, second: 3000 }
  ]) {
    scenario(
      `sends to a good one at once while they ${name}, and to them again in time`,
      Effect.gen(function* () {
        const { good, occurred, sick } = yield* together(response, count)
        assert.deepStrictEqual(
          good.map(({ at }) => at),
          occurred
        )
        const waits = waitsOf(sick)
        assert.strictEqual(new Set(sick.map(({ url }) => url)).size, count)
        assert.deepStrictEqual(new Set(waits.flatMap(([wait]) => (wait === undefined ? [] : [wait]))), new Set([first]))
        const seconds = new Set(waits.flatMap(([, wait]) => (wait === undefined ? [] : [wait])))
        assert.deepStrictEqual(seconds, new Set(second === null ? [] : [second]))
      }).pipe(Effect.withRandom(Random.fixed([0.5])))
    )
  }
})
