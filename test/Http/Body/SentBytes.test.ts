import { HttpServerRequest } from "@effect/platform"
import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Either, Fiber, FastCheck as fc, TestClock } from "effect"
import { BodyBudget } from "#src/Http/Body/BodyBudget.ts"
import { IncomingBodies, type Sender } from "#src/Http/Body/IncomingBodies.ts"
import { sentBytes } from "#src/Http/Body/SentBytes.ts"

const limit = 100_000

/** Budgets of a test's own. */
const bodies = () => ({
  anybody: { budget: new BodyBudget({ all: 200_000, ofOnePlace: 100_000 }), deadline: Duration.seconds(10) },
  caller: { budget: new BodyBudget({ all: 200_000, ofOnePlace: 100_000 }), deadline: Duration.seconds(30) }
})

/** A request of an address, whose body goes on until it is ended. */
const slowly = (address: string, bytes: number, headers: Record<string, string> = {}) => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(new Uint8Array(bytes)).catch(() => {})
  const source = new Request("http://steward.test/", { method: "POST", body: readable, headers })
  return {
    request: HttpServerRequest.fromWeb(source).modify({ remoteAddress: address }),
    end: Effect.promise(() => writer.close().catch(() => {}))
  }
}

const quick = (address: string, body: string) =>
  HttpServerRequest.fromWeb(new Request("http://steward.test/", { method: "POST", body })).modify({
    remoteAddress: address
  })

/** Holds a body that does not end; answers once its bytes are held. */
const holding = Effect.fn("holding")(function* (
  budget: BodyBudget,
  sender: Sender,
  sent: ReturnType<typeof slowly>,
  until: number
) {
  const fiber = yield* Effect.fork(Effect.either(sentBytes(sent.request, sender, limit)))
  yield* Effect.repeat(
    Effect.promise(() => new Promise((resolve) => setImmediate(resolve))),
    { until: () => budget.held >= until }
  )
  return fiber
})

const codeOf = (read: Either.Either<unknown, { readonly code: string }>) =>
  Either.match(read, { onLeft: ({ code }) => code, onRight: () => "read" })

describe("bodies that are being received", () => {
  it.effect("of one place leave room for those of others, and of all never hold more than the budget", () =>
    Effect.gen(function* () {
      const { budget } = (yield* IncomingBodies).anybody
      const read = (address: string) =>
        Effect.map(Effect.either(sentBytes(quick(address, "a".repeat(60_000)), "anybody", limit)), codeOf).pipe(
          Effect.fork,
          Effect.flatMap(Fiber.join)
        )
      const first = slowly("2001:db8::1", 90_000)
      const held = yield* holding(budget, "anybody", first, 90_000)
      assert.strictEqual(yield* read("2001:db8::ffff"), "unavailable", "the same household")
      assert.strictEqual(yield* read("9.9.9.9"), "read")
      assert.strictEqual(budget.held, 90_000, "what was answered is let go of")
      const second = slowly("8.8.8.8", 90_000)
      const other = yield* holding(budget, "anybody", second, 180_000)
      assert.strictEqual(yield* read("9.9.9.9"), "unavailable", "all together")
      yield* first.end
      assert.strictEqual(codeOf(yield* Fiber.join(held)), "read")
      assert.strictEqual(yield* read("9.9.9.9"), "read")
      yield* Fiber.interrupt(other)
      assert.strictEqual(budget.held, 0)
    }).pipe(Effect.provideService(IncomingBodies, bodies()))
  )

  it.effect("take nothing by what they announce and do not send", () =>
    Effect.gen(function* () {
      const { anybody } = yield* IncomingBodies
      const sent = slowly("8.8.8.8", 10, { "content-length": "100000" })
      const fiber = yield* holding(anybody.budget, "anybody", sent, 10)
      assert.strictEqual(anybody.budget.held, 10)
      yield* TestClock.adjust("10 seconds")
      const error = yield* Effect.flip(Effect.flatten(Fiber.join(fiber)))
      assert.strictEqual(error.message, "The body did not arrive within 10 seconds; send it faster")
      assert.strictEqual(anybody.budget.held, 0)
    }).pipe(Effect.provideService(IncomingBodies, bodies()))
  )

  it.effect("of callers who were let in count apart from those of strangers, and have a deadline too", () =>
    Effect.gen(function* () {
      const { anybody, caller } = yield* IncomingBodies
      const strangers = yield* holding(anybody.budget, "anybody", slowly("8.8.8.8", 90_000), 90_000)
      const answered = yield* Effect.fork(sentBytes(quick("8.8.8.8", "b".repeat(90_000)), "caller", limit))
      assert.lengthOf(yield* Fiber.join(answered), 90_000)
      const sent = slowly("8.8.8.8", 10, { "content-length": "90000" })
      const slow = yield* holding(caller.budget, "caller", sent, 90_000)
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(codeOf(yield* Fiber.join(slow)), "invalid_request")
      assert.strictEqual(codeOf(yield* Fiber.join(strangers)), "invalid_request")
    }).pipe(Effect.provideService(IncomingBodies, bodies()))
  )

  it("are counted so that neither budget is ever passed, and nothing is left of what was let go of", () => {
    const step = fc.record({ place: fc.nat(3), bytes: fc.nat(60), free: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const budget = new BodyBudget({ all: 100, ofOnePlace: 50 })
        const open = new Map<number, ReturnType<BodyBudget["begin"]>>()
        const model = new Map<number, number>()
        const sum = () => [...model.values()].reduce((total, bytes) => total + bytes, 0)
        for (const { bytes, free, place } of steps) {
          const held = open.get(place) ?? budget.begin(String(place))
          open.set(place, held)
          const before = model.get(place) ?? 0
          if (free) {
            held.free()
            model.set(place, 0)
          } else {
            const fits = sum() + bytes <= 100 && before + bytes <= 50
            assert.strictEqual(held.add(bytes), fits)
            if (fits) model.set(place, before + bytes)
          }
          assert.strictEqual(budget.held, sum())
        }
        for (const held of open.values()) held.free()
        assert.strictEqual(budget.held, 0)
      })
    )
  })
})
