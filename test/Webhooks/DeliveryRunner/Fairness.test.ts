import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, TestClock } from "effect"
import { DeliveryRunner } from "#src/Webhooks/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { deliveriesOf, drainAll, occur, scenario, subscribe, url } from "../Delivering.ts"
import { answered, Script, unreachable } from "../Script.ts"

const drains = (count: number) =>
  Effect.flatMap(DeliveryRunner, ({ drain }) => Effect.replicateEffect(Effect.fork(drain), count))

const slow = url(1)
const quick = url(2)

describe("DeliveryRunner, with a receiver that is slow", () => {
  scenario(
    "leaves a host with 8 attempts in flight alone while the others go on",
    Effect.gen(function* () {
      const script = yield* Script
      const one = yield* brand()
      const other = yield* brand()
      const released = yield* Deferred.make<void>()
      yield* script.answer(slow, Effect.zipRight(Deferred.await(released), answered(200)))
      yield* subscribe(one.principal, slow)
      yield* subscribe(other.principal, quick)
      yield* Effect.replicateEffect(occur(one.workspaceId), 20)
      yield* TestClock.adjust("1 millis")
      yield* Effect.replicateEffect(occur(other.workspaceId), 3)

      const first = yield* drains(8)
      yield* script.called(slow, 8)
      assert.strictEqual(yield* drainAll, 3)
      const urls = (yield* script.sent).map((call) => call.url)
      assert.deepStrictEqual(urls, [...Array.from({ length: 8 }, () => slow), quick, quick, quick])

      yield* Deferred.succeed(released, undefined)
      assert.deepStrictEqual(
        yield* Fiber.join(Fiber.all(first)),
        Array.from({ length: 8 }, () => 1)
      )
      assert.strictEqual(yield* drainAll, 12)
      assert.isTrue((yield* deliveriesOf(one.workspaceId)).every(({ state }) => state === "delivered"))
    })
  )

  scenario(
    "asked by many fibers at once, sends no more than 8 at a time to a host",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      const released = yield* Deferred.make<void>()
      yield* script.answer(slow, Effect.zipRight(Deferred.await(released), answered(200)))
      yield* subscribe(principal, slow)
      yield* Effect.replicateEffect(occur(workspaceId), 40)

      const fibers = yield* drains(32)
      yield* script.called(slow, 8)
      assert.strictEqual(yield* drainAll, 0)
      assert.strictEqual((yield* script.sent).length, 8)
      yield* Deferred.succeed(released, undefined)
      yield* Fiber.join(Fiber.all(fibers))
      yield* drainAll
      assert.strictEqual((yield* script.sent).length, 40)
    })
  )

  scenario(
    "tries a host that keeps failing one delivery at a time, until one succeeds",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      yield* subscribe(principal, slow)
      yield* script.answer(slow, unreachable("down"))
      yield* Effect.replicateEffect(occur(workspaceId), 12)
      yield* Effect.flatMap(DeliveryRunner, ({ drain }) => Effect.replicateEffect(drain, 3))

      const released = yield* Deferred.make<void>()
      yield* script.answer(slow, Effect.zipRight(Deferred.await(released), answered(200)))
      const probe = yield* drains(1)
      yield* script.called(slow, 4)
      assert.strictEqual(yield* drainAll, 0)
      yield* Deferred.succeed(released, undefined)
      yield* Fiber.join(Fiber.all(probe))

      const again = yield* Deferred.make<void>()
      yield* script.answer(slow, Effect.zipRight(Deferred.await(again), answered(200)))
      const rest = yield* drains(8)
      yield* script.called(slow, 12)
      yield* Deferred.succeed(again, undefined)
      yield* Fiber.join(Fiber.all(rest))
      const sql = yield* SqlClient.SqlClient
      const [left] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM deliveries WHERE state = 'queued'`
      assert.deepStrictEqual(left, { count: 3 })
    })
  )
})
