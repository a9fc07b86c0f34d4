import { assert, it } from "@effect/vitest"
import { Deferred, Duration, Effect, Fiber, Option, Schedule, TestClock } from "effect"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { Precedence } from "#src/Platforms/Inbox/Precedence.ts"

const isWaiting = (fiber: Fiber.RuntimeFiber<void>) => Effect.map(Fiber.poll(fiber), (exit) => exit._tag === "None")

it.effect("large work gives way to what is soon done, of which there may be more than one, and not for long", () =>
  Effect.gen(function* () {
    const { few, giveWay } = yield* Precedence
    const quickly = few("small")
    yield* giveWay()
    const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    yield* Effect.fork(quickly(Deferred.await(first)))
    yield* Effect.fork(quickly(Deferred.await(second)))
    yield* Effect.yieldNow()
    const waiting = yield* Effect.fork(giveWay())
    yield* Effect.yieldNow()
    yield* Deferred.succeed(first, undefined)
    yield* TestClock.adjust("50 millis")
    assert.isTrue(yield* isWaiting(waiting))
    yield* Deferred.succeed(second, undefined)
    yield* TestClock.adjust("3 millis")
    yield* Fiber.join(waiting)
    const stuck = yield* Effect.fork(quickly(Effect.never))
    yield* Effect.yieldNow()
    const patient = yield* Effect.fork(giveWay())
    yield* Effect.yieldNow()
    yield* TestClock.adjust("399 millis")
    assert.isTrue(yield* isWaiting(patient))
    yield* TestClock.adjust("1 millis")
    yield* Fiber.join(patient)
    yield* Fiber.interrupt(stuck)
    yield* TestClock.adjust("3 millis")
    yield* giveWay()
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect(
  "large work waits until a burst of webhooks is over, and not only until those that came are acknowledged",
  () =>
    Effect.gen(function* () {
      const { giveWay, quickly } = yield* Precedence
      yield* quickly(Effect.void)
      const waiting = yield* Effect.fork(giveWay())
      for (let next = 0; next < 20; next++) {
        yield* TestClock.adjust("2 millis")
        assert.isTrue(yield* isWaiting(waiting))
        yield* quickly(Effect.void)
      }
      yield* TestClock.adjust("6 millis")
      yield* Fiber.join(waiting)
      yield* giveWay()
    }).pipe(Effect.provide(Precedence.layer))
)

it.effect("large work waits for few webhooks at an even pace no longer than it takes to tell them from a burst", () =>
  Effect.gen(function* () {
    const { giveWay, quickly } = yield* Precedence
    const slowly = quickly(Effect.sleep("12 millis"))
    // each begins before the one before is acknowledged
    yield* Effect.fork(Effect.repeat(Effect.fork(slowly), Schedule.spaced("10 millis")))
    yield* TestClock.adjust("100 millis")
    const waiting = yield* Effect.fork(giveWay())
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
    yield* giveWay()
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("of many webhooks of a page all but two wait for the few comments of another one, and not for long", () =>
  Effect.gen(function* () {
    const { acknowledge, few } = yield* Precedence
    const [ended, acknowledged] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const small = yield* Effect.fork(few("small")(Deferred.await(ended)))
    const two = yield* Effect.fork(
      Effect.replicateEffect(acknowledge("viral")(Effect.as(Deferred.await(acknowledged), [])), 2, {
        concurrency: "unbounded",
        discard: true
      })
    )
    yield* Effect.replicateEffect(Effect.yieldNow(), 10)
    const begun: Array<string> = []
    const begin = (name: string) =>
      Effect.sync(() => {
        begun.push(name)
        return []
      })
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

it.effect("of few comments that come, others wait from their webhook until they are taken in, and not for long", () =>
  Effect.gen(function* () {
    const { acknowledge, few, giveWay, letPass, many } = yield* Precedence
    const isOver = <A>(fiber: Fiber.RuntimeFiber<A>) => Effect.map(Fiber.poll(fiber), Option.isSome)
    const viral = yield* Effect.fork(many("viral")(Effect.never))
    yield* Effect.yieldNow()
    yield* acknowledge("small")(Effect.succeed(["small"]))
    const webhook = yield* Effect.fork(acknowledge("viral")(Effect.succeed(["viral"])))
    const set = yield* Effect.fork(giveWay())
    yield* TestClock.adjust("30 millis")
    assert.deepStrictEqual([yield* isOver(webhook), yield* isOver(set)], [false, false])
    const taken = yield* Deferred.make<void>()
    const small = yield* Effect.fork(few("small")(Deferred.await(taken)))
    const begun = yield* Effect.fork(letPass("viral"))
    yield* letPass("small")
    assert.isFalse(yield* isOver(begun))
    yield* Deferred.succeed(taken, undefined)
    yield* Fiber.join(small)
    yield* Fiber.join(webhook)
    yield* TestClock.adjust("20 millis")
    yield* Fiber.join(set)
    yield* Fiber.join(begun)

    yield* acknowledge("small")(Effect.succeed(["small"]))
    const patient = yield* Effect.fork(letPass("viral"))
    const late = yield* Effect.fork(giveWay())
    yield* TestClock.adjust("59 millis")
    assert.isFalse(yield* isOver(late))
    yield* TestClock.adjust("21 millis")
    yield* Fiber.join(late)
    yield* Fiber.join(patient)

    // nobody is waited for whose page is not connected, or whose webhook was not kept
    yield* acknowledge("unknown")(Effect.succeed([]))
    yield* Effect.exit(acknowledge("unlucky")(Effect.fail("not kept")))
    yield* acknowledge("viral")(Effect.succeed(["viral"]))
    yield* Fiber.interrupt(viral)
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("large work gives way for no longer than it is told to, however much comes", () =>
  Effect.gen(function* () {
    const { giveWay, quickly } = yield* Precedence
    yield* Effect.fork(quickly(Effect.never))
    yield* Effect.fork(Effect.repeat(quickly(Effect.void), Schedule.spaced("1 millis")))
    yield* TestClock.adjust("100 millis")
    const waiting = yield* Effect.fork(giveWay(Duration.millis(24)))
    yield* TestClock.adjust("23 millis")
    assert.isTrue(yield* isWaiting(waiting))
    yield* TestClock.adjust("1 millis")
    yield* Fiber.join(waiting)
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("a set pauses while few are taken in, for a moment each time and not for long in all", () =>
  Effect.gen(function* () {
    const { few, pauses } = yield* Precedence
    const small = yield* Effect.fork(few("small")(Effect.never))
    yield* Effect.yieldNow()
    const pause = yield* pauses("viral")
    const paused = Effect.gen(function* () {
      const waiting = yield* Effect.fork(pause)
      yield* turnOfTheEventLoop
      yield* turnOfTheEventLoop
      yield* TestClock.adjust("19 millis")
      assert.isTrue(yield* isWaiting(waiting))
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(waiting)
    })
    yield* Effect.repeatN(paused, 9)
    yield* pause
    yield* Fiber.interrupt(small)
    yield* Effect.flatten(pauses("viral"))
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect(
  "few comments of a page are expected while they are taken in, and for a second after they came, but not for itself",
  () =>
    Effect.gen(function* () {
      const { acknowledge, areFewExpected, few } = yield* Precedence
      assert.isFalse(yield* areFewExpected("large"))
      const end = yield* Deferred.make<void>()
      const taken = yield* Effect.fork(few("small")(Deferred.await(end)))
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual([yield* areFewExpected("large"), yield* areFewExpected("small")], [true, false])
      yield* Deferred.succeed(end, undefined)
      yield* Fiber.join(taken)
      assert.isFalse(yield* areFewExpected("large"))
      yield* few("small")(Effect.void)
      yield* TestClock.adjust("999 millis")
      assert.isTrue(yield* areFewExpected("large"))
      yield* TestClock.adjust("1 millis")
      assert.isFalse(yield* areFewExpected("large"))
      // also where so much has piled up of it that it is no longer soon taken in
      yield* acknowledge("small")(Effect.succeed(["small"]))
      yield* TestClock.adjust("999 millis")
      assert.deepStrictEqual([yield* areFewExpected("large"), yield* areFewExpected("small")], [true, false])
      yield* TestClock.adjust("1 millis")
      assert.isFalse(yield* areFewExpected("large"))
    }).pipe(Effect.provide(Precedence.layer))
)

it.effect("no few comments are expected where many pages are flooded", () =>
  Effect.gen(function* () {
    const { areFewExpected, few, flooded } = yield* Precedence
    yield* few("small")(Effect.void)
    yield* flooded("one")
    yield* flooded("two")
    assert.isTrue(yield* areFewExpected("one"))
    yield* flooded("three")
    assert.isFalse(yield* areFewExpected("one"))
    yield* TestClock.adjust("900 millis")
    yield* few("small")(Effect.void)
    yield* flooded("one")
    yield* TestClock.adjust("100 millis")
    assert.isTrue(yield* areFewExpected("one"))
  }).pipe(Effect.provide(Precedence.layer))
)

it.effect("no few comments are expected of a page that is flooded, until a second after", () =>
  Effect.gen(function* () {
    const { acknowledge, areFewExpected, few, flooded } = yield* Precedence
    yield* few("viral")(Effect.void)
    assert.isTrue(yield* areFewExpected("other"))
    yield* flooded("viral")
    assert.isFalse(yield* areFewExpected("other"))
    yield* acknowledge("viral")(Effect.succeed(["viral"]))
    yield* few("viral")(Effect.void)
    assert.isFalse(yield* areFewExpected("other"))
    yield* TestClock.adjust("1 second")
    yield* few("viral")(Effect.void)
    assert.isTrue(yield* areFewExpected("other"))
  }).pipe(Effect.provide(Precedence.layer))
)
