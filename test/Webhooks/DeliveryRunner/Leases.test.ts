import { SqlClient } from "@effect/sql"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Random, TestClock } from "effect"
import { DeliveriesRepo } from "#src/Webhooks/Queue/DeliveriesRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { brand } from "#test/House.ts"
import { turn } from "#test/Turn.ts"
import { anotherDrain, deliveriesOf, drainAll, occur, scenario, start, subscribe, url } from "../Delivering.ts"
import { answered, type Response, Script, unreachable } from "../Script.ts"
import { attemptsLogged, oneDelivery } from "./Claiming.ts"

describe("DeliveryRunner, among several", () => {
  scenario(
    "takes over what a dead process had claimed when the lease ends, and not before",
    Effect.gen(function* () {
      const repo = yield* DeliveriesRepo
      const { delivery } = yield* oneDelivery(url(1))
      const lanes = yield* repo.walk(null, new Date(start))
      const portions = lanes.map((lane) => ({ lane, take: 1, begin: 1, reach: 1 }))
      const claimed = yield* repo.claim(portions, new Date(start), new Date(start + 30_000))
      assert.strictEqual(claimed.length, 1)
      yield* TestClock.adjust("29999 millis")
      assert.strictEqual(yield* drainAll, 0)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual(yield* drainAll, 1)
      // What was broken off was no attempt.
      assert.deepInclude(yield* delivery, { state: "delivered", attempts: 1 })
    })
  )

  scenario(
    "holds a claim for 30 seconds itself",
    Effect.gen(function* () {
      const script = yield* Script
      yield* oneDelivery(url(1))
      yield* script.answer(url(1), Effect.never, answered(200))
      const { drain } = yield* DeliveryRunner
      const hanging = yield* Effect.fork(drain)
      yield* script.called(url(1), 1)
      const other = yield* anotherDrain
      yield* TestClock.adjust("29999 millis")
      assert.strictEqual(yield* other, 0)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual(yield* other, 1)
      yield* Fiber.interrupt(hanging)
    })
  )

  scenario(
    "two never send the same delivery",
    Effect.gen(function* () {
      const script = yield* Script
      const { principal, workspaceId } = yield* brand()
      for (const host of [1, 2, 3]) {
        yield* subscribe(principal, url(host))
        yield* script.answer(url(host), Effect.zipRight(turn, answered(200)))
      }
      yield* Effect.replicateEffect(occur(workspaceId), 15)
      const { drain } = yield* DeliveryRunner
      const all = (one: Effect.Effect<number>) => Effect.repeat(one, { until: (count) => count === 0 })
      const fibers = [drain, yield* anotherDrain, yield* anotherDrain].flatMap((one) => Effect.replicate(all(one), 5))
      yield* Effect.all(fibers, { concurrency: "unbounded" })
      const ids = (yield* script.sent).map(({ headers }) => headers["x-service-delivery"])
      assert.strictEqual(ids.length, 45)
      assert.strictEqual(new Set(ids).size, 45)
      assert.isTrue(
        (yield* deliveriesOf(workspaceId)).every(({ state, attempts }) => state === "delivered" && attempts === 1)
      )
    })
  )

  const late: ReadonlyArray<Response> = [
    answered(200),
    answered(503),
    answered(404),
    answered(410),
    unreachable("too late")
  ]
  const current: ReadonlyArray<Response> = [answered(200), answered(503), answered(404)]

  scenario(
    "an attempt whose lease ran out does not overwrite the outcome of the one after it",
    Effect.gen(function* () {
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const other = yield* anotherDrain
      for (const [host, [lateAnswer, answer]] of late
        .flatMap((one) => current.map((two) => [one, two] as const))
        .entries()) {
        const { delivery, hook, workspaceId } = yield* oneDelivery(url(host))
        const released = yield* Deferred.make<void>()
        yield* script.answer(url(host), Effect.zipRight(Deferred.await(released), lateAnswer), answer)
        const slow = yield* Effect.fork(drain)
        yield* script.called(url(host), 1)
        yield* TestClock.adjust("30 seconds")
        assert.strictEqual(yield* other, 1)
        const before = [{ ...(yield* delivery), attempts: 2 }, yield* hook]
        yield* Deferred.succeed(released, undefined)
        yield* Fiber.join(slow)
        assert.deepStrictEqual([yield* delivery, yield* hook], before)
        assert.deepStrictEqual(yield* attemptsLogged(workspaceId), [1, 2])
        yield* script.answer(url(host), answered(200))
        yield* TestClock.adjust("1 minute")
        yield* drainAll
      }
    })
  )

  scenario(
    "an attempt whose lease ran out does not end the claim of the one after it",
    Effect.gen(function* () {
      const script = yield* Script
      const { drain } = yield* DeliveryRunner
      const other = yield* anotherDrain
      for (const [host, answer] of late.entries()) {
        const { delivery, hook } = yield* oneDelivery(url(host))
        const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        yield* script.answer(
          url(host),
          Effect.zipRight(Deferred.await(first), answer),
          Effect.zipRight(Deferred.await(second), answered(204))
        )
        const slow = yield* Effect.fork(drain)
        yield* script.called(url(host), 1)
        yield* TestClock.adjust("30 seconds")
        const next = yield* Effect.fork(other)
        yield* script.called(url(host), 2)
        yield* Deferred.succeed(first, undefined)
        yield* Fiber.join(slow)
        assert.deepInclude(yield* delivery, { state: "queued", attempts: 1, tries: 0 })
        assert.strictEqual(yield* drainAll, 0)
        yield* Deferred.succeed(second, undefined)
        yield* Fiber.join(next)
        assert.deepInclude(yield* delivery, { state: "delivered", attempts: 2 })
        assert.deepInclude(yield* hook, { last_error: null, enabled: true })
      }
    })
  )

  scenario(
    "a secret that cannot be opened stops nothing else, and the delivery is sent once it can be",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { delivery, workspaceId } = yield* oneDelivery(url(1))
      const other = yield* oneDelivery(url(2))
      const [kept] = yield* sql<{ sealed_secret: Uint8Array }>`
        SELECT sealed_secret FROM hooks WHERE workspace_id = ${workspaceId}`
      yield* sql`UPDATE hooks SET sealed_secret = '\\x0102' WHERE workspace_id = ${workspaceId}`
      assert.strictEqual(yield* drainAll, 2)
      assert.deepInclude(yield* delivery, { state: "queued" })
      assert.deepInclude(yield* other.delivery, { state: "delivered" })
      yield* sql`UPDATE hooks SET sealed_secret = ${kept?.sealed_secret} WHERE workspace_id = ${workspaceId}`
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(yield* drainAll, 1)
      assert.deepInclude(yield* delivery, { state: "delivered" })
    }).pipe(Effect.withRandom(Random.fixed([0.5])))
  )
})
