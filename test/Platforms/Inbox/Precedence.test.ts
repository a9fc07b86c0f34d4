import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schedule, TestClock } from "effect"
import { Precedence } from "#src/Platforms/Inbox/Precedence.ts"

const isWaiting = (fiber: Fiber.RuntimeFiber<void>) => Effect.map(Fiber.poll(fiber), (exit) => exit._tag === "None")

it.effect("large work gives way to what is soon done, of which there may be more than one, and not for long", () =>
  Effect.gen(function* () {
    const { few, giveWay } = yield* Precedence
    const quickly = few("small")
    yield* giveWay
    const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    yield* Effect.fork(quickly(Deferred.await(first)))
    yield* Effect.fork(quickly(Deferred.await(second)))
    yield* Effect.yieldNow()
    const waiting = yield* Effect.fork(giveWay)
    yield* Effect.yieldNow()
    yield* Deferred.succeed(first, undefined)
    yield* TestClock.adjust("50 millis")
    assert.isTrue(yield* isWaiting(waiting))
    yield* Deferred.succeed(second, undefined)
    yield* TestClock.adjust("3 millis")
    yield* Fiber.join(waiting)
    const stuck = yield* Effect.fork(quickly(Effect.never))
    yield* Effect.yieldNow()
    const patient = yield* Effect.fork(giveWay)
    yield* Effect.yieldNow()
    yield* TestClock.adjust("399 millis")
    assert.isTrue(yield* isWaiting(patient))
    yield* TestClock.adjust("1 millis")
    yield* Fiber.join(patient)
    yield* Fiber.interrupt(stuck)
    yield* TestClock.adjust("3 millis")
    yield* giveWay
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect(
  "large work waits until a burst of webhooks is over, and not only until those that came are acknowledged",
  () =>
    Effect.gen(function* () {
      const { giveWay, quickly } = yield* Precedence
      yield* quickly(Effect.void)
      const waiting = yield* Effect.fork(giveWay)
      for (let next = 0; next < 20; next++) {
        yield* TestClock.adjust("2 millis")
        assert.isTrue(yield* isWaiting(waiting))
        yield* quickly(Effect.void)
      }
      yield* TestClock.adjust("6 millis")
      yield* Fiber.join(waiting)
      yield* giveWay
    }).pipe(Effect.provide(Precedence.layer))
)

it.effect("large work waits for few webhooks at an even pace no longer than it takes to tell them from a burst", () =>
  Effect.gen(function* () {
    const { giveWay, quickly } = yield* Precedence
    const slowly = quickly(Effect.sleep("12 millis"))
    // each begins before the one before is acknowledged
    yield* Effect.fork(Effect.repeat(Effect.fork(slowly), Schedule.spaced("10 millis")))
    yield* TestClock.adjust("100 millis")
    const waiting = yield* Effect.fork(giveWay)
    yield* Effect.yieldNow()
    yield* TestClock.adjust("19 millis")
    assert.isTrue(yield* isWaiting(waiting))
    yield* TestClock.adjust("1 millis")
    yield* Fiber.join(waiting)
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("a burst is over where the clock was set back after it", () =>
  Effect.gen(function* () {
    const { giveWay, quickly } = yield* Precedence
    yield* TestClock.setTime(10_000)
    yield* quickly(Effect.void)
    yield* TestClock.setTime(5_000)
    yield* giveWay
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("of many webhooks of a page all but two wait for the few comments of another one, and not for long", () =>
  Effect.gen(function* () {
    const { acknowledge, few } = yield* Precedence
    const [ended, acknowledged] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const small = yield* Effect.fork(few("small")(Deferred.await(ended)))
    const two = yield* Effect.fork(
      Effect.replicateEffect(acknowledge("viral")(Deferred.await(acknowledged)), 2, {
        concurrency: "unbounded",
        discard: true
      })
    )
    yield* Effect.replicateEffect(Effect.yieldNow(), 10)
    const begun: Array<string> = []
    const begin = (name: string) => Effect.sync(() => begun.push(name))
    const third = yield* Effect.fork(acknowledge("viral")(begin("third")))
    yield* acknowledge("another")(begin("of another page"))
    yield* Effect.replicateEffect(Effect.yieldNow(), 10)
    assert.deepStrictEqual(begun, ["of another page"])
    yield* Deferred.succeed(ended, undefined)
    yield* Fiber.join(small)
    yield* Fiber.join(third)
    assert.deepStrictEqual(begun, ["of another page", "third"])

    const stuck = yield* Effect.fork(few("small")(Effect.never))
    const own = yield* Effect.fork(few("viral")(Effect.never))
    yield* Effect.yieldNow()
    const patient = yield* Effect.fork(acknowledge("viral")(begin("patient")))
    yield* TestClock.adjust("39 millis")
    assert.notInclude(begun, "patient")
    yield* TestClock.adjust("1 millis")
    yield* Fiber.join(patient)
    yield* Fiber.interrupt(stuck)
    yield* acknowledge("viral")(begin("beside its own comments"))
    assert.include(begun, "beside its own comments")
    yield* Deferred.succeed(acknowledged, undefined)
    yield* Fiber.join(two)
    yield* Fiber.interrupt(own)
  }).pipe(Effect.provide(Precedence.layer))
)
