import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Random, TestClock } from "effect"
import { brand } from "#test/House.ts"
import { drainAll, occur, scenario, start, subscribe, url } from "../Delivering.ts"
import { answered, type Response, Script } from "../Script.ts"

/** Seconds after the first attempt at which each attempt at a new delivery is made, a millisecond too early tried too. */
const attemptTimes = Effect.fn("attemptTimes")(function* (target: string, responses: ReadonlyArray<Response>) {
  const sql = yield* SqlClient.SqlClient
  const script = yield* Script
  const { principal, workspaceId } = yield* brand()
  yield* subscribe(principal, target)
  yield* script.answer(target, ...responses)
  yield* occur(workspaceId)
  const first = yield* Clock.currentTimeMillis
  yield* drainAll
  for (;;) {
    const [next] = yield* sql<{ due_at: Date }>`
      SELECT due_at FROM undelivered WHERE workspace_id = ${workspaceId} AND state = 'queued'`
    if (next === undefined) break
    const wait = next.due_at.getTime() - (yield* Clock.currentTimeMillis)
    if (wait > 0) {
      yield* TestClock.adjust(wait - 1)
      assert.strictEqual(yield* drainAll, 0)
      yield* TestClock.adjust(1)
    }
    assert.strictEqual(yield* drainAll, 1)
  }
  const calls = (yield* script.sent).filter((call) => call.url === target)
  assert.deepStrictEqual(new Set(calls.map(({ headers }) => headers["x-service-delivery"])).size, 1)
  assert.strictEqual(new Set(calls.map(({ body }) => Buffer.from(body).toString())).size, 1)
  return calls.map(({ at }) => (at - first) / 1000)
})

const down = [answered(503)]

describe("DeliveryRunner, over time,", () => {
  scenario(
    "tries at 0, 1, 4 and 13 seconds, 10 % earlier or later",
    Effect.gen(function* () {
      // A fixed 0 is the smallest jitter, and 1 the largest.
      const jittered = (value: number, host: number) =>
        Effect.withRandom(attemptTimes(url(host), down), Random.fixed([value]))
      assert.deepStrictEqual(yield* jittered(0.5, 1), [0, 1, 4, 13])
      assert.deepStrictEqual(yield* jittered(0, 2), [0, 0.9, 3.6, 11.7])
      assert.deepStrictEqual(yield* jittered(1, 3), [0, 1.1, 4.4, 14.3])
      const times = yield* attemptTimes(url(4), down).pipe(Effect.withRandom(Random.make("any")))
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      for (const [index, own] of [1, 3, 9].entries()) assert.closeTo(waits[index] ?? 0, own, own / 10)
      assert.strictEqual(waits.length, 3)
    })
  )

  scenario(
    "waits as long as the receiver asks for, up to 15 seconds",
    Effect.gen(function* () {
      let host = 0
      const waited = (retryAfter: string, status = 429) =>
        Effect.suspend(() => attemptTimes(url(++host), [answered(status, { retryAfter }), answered(200)])).pipe(
          Effect.map(([, second]) => second)
        )
      const date = (seconds: number) =>
        Effect.map(Clock.currentTimeMillis, (now) =>
          new Date(Math.ceil(now / 1000) * 1000 + seconds * 1000).toUTCString()
        )

      assert.strictEqual(yield* waited("7"), 7)
      assert.strictEqual(yield* waited("7", 503), 7)
      assert.strictEqual(yield* waited("0"), 0)
      assert.strictEqual(yield* waited("60"), 15)
      assert.strictEqual(yield* waited("99999999999999999999"), 15)
      assert.strictEqual(yield* waited(yield* date(5)), 5)
      assert.strictEqual(yield* waited(yield* date(3600)), 15)
      for (const nonsense of ["soon", "-3", "1e1", "", yield* date(-5)]) assert.strictEqual(yield* waited(nonsense), 1)
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "signs each attempt with the time of that attempt",
    Effect.gen(function* () {
      const script = yield* Script
      yield* attemptTimes(url(1), down)
      const headers = (yield* script.sent).map((call) => call.headers)
      assert.deepStrictEqual(
        headers.map((one) => Number(one["x-service-timestamp"]) - start / 1000),
        [0, 1, 4, 13]
      )
      assert.strictEqual(new Set(headers.map((one) => one["x-service-signature-v2"])).size, 4)
      assert.strictEqual(new Set(headers.map((one) => one["webhook-id"])).size, 1)
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )
})
