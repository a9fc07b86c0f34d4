import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Random, TestClock } from "effect"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { anotherDrain, deliveriesOf, drainAll, occur, scenario, start, subscribe, url } from "../Delivering.ts"
import { answered, Script, unreachable } from "../Script.ts"

const slow = url(1)
const quick = url(2)

const callsTo = (target: string) =>
  Effect.flatMap(Script, ({ sent }) => Effect.map(sent, (calls) => calls.filter((call) => call.url === target).length))

/** A drain that hangs in the answers of a URL until they are let go. */
const hanging = Effect.fn("hanging")(function* (target: string, calls: number) {
  const script = yield* Script
  const { drain } = yield* DeliveryRunner
  const released = yield* Deferred.make<void>()
  yield* script.answer(target, Effect.zipRight(Deferred.await(released), answered(200)))
  const fiber = yield* Effect.fork(drain)
  yield* script.called(target, calls)
  return { letGo: Effect.zipRight(Deferred.succeed(released, undefined), Fiber.join(fiber)) }
})

describe("DeliveryRunner, with a receiver that is slow", () => {
  scenario(
    "gives a hook it does not know one delivery at first, then more with every success, and the others go on meanwhile",
    Effect.gen(function* () {
      const one = yield* brand()
      const other = yield* brand()
      yield* subscribe(one.principal, slow)
      yield* subscribe(other.principal, quick)
      yield* Effect.replicateEffect(occur(one.workspaceId), 20)
      yield* TestClock.adjust("1 millis")
      yield* Effect.replicateEffect(occur(other.workspaceId), 3)

      const first = yield* hanging(slow, 1)
      yield* drainAll
      assert.strictEqual(yield* callsTo(quick), 3)
      assert.strictEqual(yield* callsTo(slow), 1)
      yield* first.letGo
      const second = yield* hanging(slow, 3)
      assert.strictEqual(yield* drainAll, 0)
      yield* second.letGo
      assert.strictEqual(yield* drainAll, 17)
      assert.isTrue((yield* deliveriesOf(one.workspaceId)).every(({ state }) => state === "delivered"))
    })
  )

  scenario(
    "begins no more at a hook that says nothing for a second, until it does",
    Effect.gen(function* () {
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, slow)
      yield* Effect.replicateEffect(occur(workspaceId), 6)
      yield* drainAll
      yield* occur(workspaceId)
      const { letGo } = yield* hanging(slow, 7)
      yield* Effect.replicateEffect(occur(workspaceId), 3)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* drainAll, 0)
      yield* letGo
      assert.strictEqual(yield* drainAll, 3)
    })
  )

  scenario(
    "begins one delivery after the other at a receiver that fails, in order, each tried at 0, 1, 4 and 13 seconds",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, slow)
      yield* script.answer(slow, unreachable("down"))
      yield* Effect.replicateEffect(occur(workspaceId), 30)
      for (let second = 0; second < 40; second++) {
        yield* drainAll
        yield* TestClock.adjust("1 second")
      }
      const tried = (yield* script.sent).map(({ at, body }) => [
        JSON.parse(Buffer.from(body).toString()).sequence,
        (at - start) / 1000
      ])
      const attemptsOf = (sequence: number, since: number) => [0, 1, 4, 13].map((at) => [sequence, since + at])
      assert.deepStrictEqual(
        tried,
        [1, 2, 3].flatMap((sequence) => attemptsOf(sequence, (sequence - 1) * 13)).concat([[4, 39]])
      )
      // It is back: what is left comes at once, in order.
      yield* script.answer(slow, answered(200))
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* drainAll, 27)
      const sequences = (yield* script.sent)
        .slice(-27)
        .map(({ body }) => JSON.parse(Buffer.from(body).toString()).sequence)
      assert.deepStrictEqual(
        sequences,
        Array.from({ length: 27 }, (_, index) => index + 4)
      )
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "a long queue keeps no other hook of its host waiting",
    Effect.gen(function* () {
      const script = yield* Script
      const long = yield* brand()
      const short = yield* brand()
      yield* subscribe(long.principal, url(1, "long"))
      yield* subscribe(short.principal, url(1, "short"))
      yield* Effect.replicateEffect(occur(long.workspaceId), 40)
      yield* TestClock.adjust("1 second")
      yield* Effect.replicateEffect(occur(short.workspaceId), 4)
      yield* drainAll
      const paths = (yield* script.sent).map((call) => new URL(call.url).pathname)
      assert.strictEqual(paths.length, 44)
      assert.isBelow(paths.lastIndexOf("/short"), 12)
    })
  )

  scenario(
    "several processes that share the work send each delivery once",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const drains = [drain, yield* anotherDrain, yield* anotherDrain]
      for (let host = 0; host < 5; host++) {
        const { principal, workspaceId } = yield* brand()
        yield* subscribe(principal, url(host))
        yield* Effect.replicateEffect(occur(workspaceId), 12)
      }
      const untilDone = (one: Effect.Effect<number>) => Effect.repeat(one, { until: (count) => count === 0 })
      yield* Effect.all(drains.map(untilDone), { concurrency: "unbounded" })
      yield* drainAll
      const ids = (yield* script.sent).map(({ headers }) => headers["x-service-delivery"])
      assert.strictEqual(new Set(ids).size, 60)
      assert.strictEqual(ids.length, 60)
      const left = yield* sql`SELECT delivery_id FROM undelivered`
      assert.deepStrictEqual(left, [])
    })
  )
})
