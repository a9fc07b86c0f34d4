import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, TestClock } from "effect"
import { Precedence } from "#src/Platforms/Inbox/Precedence.ts"

it.effect("large work gives way to what is soon done, of which there may be more than one, and not for long", () =>
  Effect.gen(function* () {
    const { giveWay, quickly } = yield* Precedence
    yield* giveWay
    const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    yield* Effect.fork(quickly(Deferred.await(first)))
    yield* Effect.fork(quickly(Deferred.await(second)))
    yield* Effect.yieldNow()
    const waiting = yield* Effect.fork(giveWay)
    yield* Effect.yieldNow()
    yield* Deferred.succeed(first, undefined)
    yield* TestClock.adjust("50 millis")
    assert.isNull(yield* Fiber.poll(waiting).pipe(Effect.map((exit) => (exit._tag === "None" ? null : exit.value))))
    yield* Deferred.succeed(second, undefined)
    yield* Fiber.join(waiting)
    const stuck = yield* Effect.fork(quickly(Effect.never))
    yield* Effect.yieldNow()
    const patient = yield* Effect.fork(giveWay)
    yield* Effect.yieldNow()
    yield* TestClock.adjust("150 millis")
    yield* Fiber.join(patient)
    yield* Fiber.interrupt(stuck)
    yield* giveWay
  }).pipe(Effect.provide(Precedence.layer))
)
