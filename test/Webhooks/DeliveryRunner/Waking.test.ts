import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Queue, Random, TestClock } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"
import { turn } from "#test/Turn.ts"
import { drainAll, scenario, url } from "../Delivering.ts"
import { answered, Script } from "../Script.ts"
import { oneDelivery } from "./Claiming.ts"

/** A worker that looks for itself now, and then every second. */
const startWorker = Layer.build(Layer.fresh(deliveryWorker))

/** The same, that nobody else tells; answers how often it has looked to the end, and how it is told of deliveries. */
const startCounted = Effect.gen(function* () {
  const { steps, ...runner } = yield* DeliveryRunner
  let looks = 0
  const begin: typeof steps.begin = (onEnd, look) =>
    Effect.ensuring(
      steps.begin(onEnd, look),
      Effect.sync(() => {
        looks += 1
      })
    )
  const counted = Layer.succeed(DeliveryRunner, { ...runner, steps: { ...steps, begin } })
  const told = yield* Queue.unbounded<void>()
  const quiet = Layer.succeed(Signals, { notify: () => Effect.void, subscribe: () => Effect.succeed(told) })
  yield* Layer.build(Layer.provide(Layer.fresh(deliveryWorker), [counted, quiet]))
  return { looks: () => looks, tell: Queue.offer(told, undefined) }
})

/** Lets no time pass, however long the database takes. */
const until = (isSo: () => boolean) => Effect.repeat(turn, { until: isSo })

const pass = (milliseconds: number) =>
  Effect.replicateEffect(
    Effect.zipRight(TestClock.adjust("5 millis"), Effect.replicateEffect(turn, 20)),
    milliseconds / 5
  )

/** Milliseconds, of which the worker pauses for 10 at a time, from one call of a URL to the next. */
const waited = Effect.fn("waited")(function* (target: string) {
  const script = yield* Script
  const calls = Effect.map(script.sent, (sent) => sent.filter((call) => call.url === target).map(({ at }) => at))
  for (;;) {
    const [first, second] = yield* calls
    if (first !== undefined && second !== undefined) return second - first
    yield* TestClock.adjust("5 millis")
    // for the database
    yield* Effect.replicateEffect(turn, 20)
  }
})

describe("deliveryWorker", () => {
  scenario(
    "sends again when it is due, and not by the second",
    Effect.gen(function* () {
      const script = yield* Script
      yield* script.answer(url(1), answered(503), answered(200))
      yield* startWorker
      yield* TestClock.adjust("300 millis")
      yield* oneDelivery(url(1))
      assert.closeTo(yield* waited(url(1)), 1100, 150)
    }).pipe(Effect.scoped, Effect.withRandom(Random.fixed([0.5])))
  )

  scenario(
    "looks once for what it was told of, where it took all that was due and its receiver does not do well",
    Effect.gen(function* () {
      const script = yield* Script
      yield* script.answer(url(1), Effect.never)
      const { looks, tell } = yield* startCounted
      yield* until(() => looks() === 1)
      yield* pass(50)
      assert.strictEqual(looks(), 1)
      yield* oneDelivery(url(1))
      yield* tell
      yield* until(() => looks() === 2)
      yield* pass(300)
      assert.strictEqual((yield* script.sent).length, 1)
      assert.strictEqual(looks(), 2)
    }).pipe(Effect.scoped)
  )

  scenario(
    "sends again in time what another process has begun, or the one before it",
    Effect.gen(function* () {
      const script = yield* Script
      yield* script.answer(url(1), answered(503), answered(200))
      yield* oneDelivery(url(1))
      yield* drainAll
      yield* TestClock.adjust("300 millis")
      yield* startWorker
      assert.closeTo(yield* waited(url(1)), 1100, 150)
    }).pipe(Effect.scoped, Effect.withRandom(Random.fixed([0.5])))
  )
})
