import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Layer, Logger, PubSub, Ref, TestClock } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { worker } from "#src/Database/Worker.ts"

/** A worker of eight fibers over `drain`, with a switch to signal it by. */
const started = <E>(drain: Effect.Effect<number, E>) =>
  Effect.gen(function* () {
    const hub = yield* PubSub.sliding<void>(1)
    const signals = Layer.succeed(Signals, { notify: () => Effect.void, subscribe: () => PubSub.subscribe(hub) })
    const options = { name: "test", topic: "deliveries", every: "1 second", fibers: 8, drain } as const
    yield* Layer.build(Layer.provide(worker(options), signals))
    // the first look is at once
    yield* TestClock.adjust(0)
    return { signal: Effect.zipRight(PubSub.publish(hub, undefined), TestClock.adjust(0)) }
  })

it.scoped("a signal, or the time that has passed, makes one fiber look", () =>
  Effect.gen(function* () {
    const looks = yield* Ref.make(0)
    const { signal } = yield* started(Ref.updateAndGet(looks, (count) => count + 1).pipe(Effect.as(0)))
    assert.strictEqual(yield* looks, 1)
    yield* signal
    assert.strictEqual(yield* looks, 2)
    yield* TestClock.adjust("3 seconds")
    assert.strictEqual(yield* looks, 5)
  })
)

it.scoped("looks again until there is nothing left", () =>
  Effect.gen(function* () {
    const left = yield* Ref.make(0)
    const { signal } = yield* started(Ref.modify(left, (count) => [Math.min(count, 2), Math.max(0, count - 2)]))
    yield* Ref.set(left, 7)
    yield* signal
    assert.strictEqual(yield* left, 0)
  })
)

it.scoped("while one is busy the others join in, as many as there are", () =>
  Effect.gen(function* () {
    const busy = yield* Ref.make(0)
    const gate = yield* Deferred.make<number>()
    yield* started(
      Effect.zipRight(
        Ref.update(busy, (count) => count + 1),
        Deferred.await(gate)
      )
    )
    assert.strictEqual(yield* busy, 1)
    yield* TestClock.adjust("900 millis")
    assert.strictEqual(yield* busy, 8)
  })
)

it.scoped("who finds nothing while another is busy rests before it looks again, and goes on afterwards", () =>
  Effect.gen(function* () {
    const looks = yield* Ref.make(0)
    const gate = yield* Deferred.make<void>()
    const { signal } = yield* started(
      Effect.gen(function* () {
        if ((yield* Ref.updateAndGet(looks, (count) => count + 1)) === 1) yield* Deferred.await(gate)
        return 0
      })
    )
    yield* Effect.replicateEffect(signal, 20)
    // seven are left beside the busy one, and each looks once
    assert.strictEqual(yield* looks, 8)
    yield* TestClock.adjust("10 millis")
    assert.strictEqual(yield* looks, 9)
    yield* Deferred.succeed(gate, undefined)
    yield* TestClock.adjust("10 millis")
    yield* signal
    assert.isAtLeast(yield* looks, 10)
  })
)

it.scoped("where looking in vain takes long, one fiber looks each time and not all of them", () =>
  Effect.gen(function* () {
    const looks = yield* Ref.make(0)
    yield* started(
      Ref.update(looks, (count) => count + 1).pipe(Effect.zipRight(Effect.sleep("45 millis")), Effect.as(0))
    )
    yield* TestClock.adjust("900 millis")
    const before = yield* looks
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual(yield* looks, before + 10)
  })
)

it.scoped("others join in later where looking in vain took long the last time, but not much later", () =>
  Effect.gen(function* () {
    const joinedAfter = Effect.fn(function* (looks: ReadonlyArray<number>) {
      const left = yield* Ref.make(looks)
      const busy = yield* Ref.make(0)
      const work = Effect.zipRight(
        Ref.update(busy, (count) => count + 1),
        Effect.never
      )
      const { signal } = yield* started(
        Effect.flatMap(
          Ref.modify(left, ([next, ...rest]) => [next, rest]),
          (milliseconds) => (milliseconds === undefined ? work : Effect.as(Effect.sleep(milliseconds), 0))
        )
      )
      for (const milliseconds of looks) {
        yield* TestClock.adjust(milliseconds)
        yield* signal
      }
      let waited = 0
      while ((yield* busy) < 2) {
        yield* TestClock.adjust("1 millis")
        waited += 1
      }
      return waited
    })
    assert.strictEqual(yield* joinedAfter([5]), 20)
    assert.strictEqual(yield* joinedAfter([18]), 36)
    assert.strictEqual(yield* joinedAfter([18, 3]), 20)
  })
)

it.scoped("a signal that comes while all are busy is not lost", () =>
  Effect.gen(function* () {
    const isOpen = yield* Ref.make(true)
    const looks = yield* Ref.make(0)
    const gate = yield* Deferred.make<void>()
    const drain = Effect.gen(function* () {
      yield* Ref.update(looks, (count) => count + 1)
      if (yield* isOpen) yield* Deferred.await(gate)
      return 0
    })
    const { signal } = yield* started(drain)
    yield* TestClock.adjust("900 millis")
    assert.strictEqual(yield* looks, 8)
    yield* Ref.set(isOpen, false)
    yield* signal
    yield* Deferred.succeed(gate, undefined)
    yield* TestClock.adjust(0)
    assert.strictEqual(yield* looks, 9)
  })
)

it.scoped("outlives failures and defects", () =>
  Effect.gen(function* () {
    const looks = yield* Ref.make(0)
    const failing = Effect.gen(function* () {
      const count = yield* Ref.updateAndGet(looks, (before) => before + 1)
      return yield* count % 2 === 0 ? Effect.die("a defect") : Effect.fail("a failure")
    })
    yield* started(failing)
    yield* TestClock.adjust("20 seconds")
    assert.strictEqual(yield* looks, 21)
  })
)

it.scoped("of a database that cannot be reached a line tells, and of anything else all of it", () =>
  Effect.gen(function* () {
    const told: Array<string> = []
    const logger = Logger.make(({ cause, logLevel, message }) => {
      told.push(`${logLevel.label} ${String(message)}${cause._tag === "Empty" ? "" : " and where"}`)
    })
    const fails = (message: string, code?: string) =>
      started(Effect.fail(new Error("asked", { cause: Object.assign(new Error(message), { code }) }))).pipe(
        Effect.provide(Logger.replace(Logger.defaultLogger, logger))
      )
    yield* fails("timeout exceeded when trying to connect")
    yield* fails("canceling statement due to lock timeout", "55P03")
    yield* fails("canceling statement due to statement timeout", "57014")
    yield* fails("there is no such column")
    assert.deepStrictEqual(told, [
      "WARN test cannot reach PostgreSQL and tries again: timeout exceeded when trying to connect",
      "WARN test waited too long for somebody else's transaction; it is tried again",
      "ERROR test failed; it is tried again and where",
      "ERROR test failed; it is tried again and where"
    ])
  })
)
