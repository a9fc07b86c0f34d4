import { assert, describe, it } from "@effect/vitest"
import { Effect, Either, FastCheck, Fiber, Option, TestClock } from "effect"
import { boundedLookups, failedFor } from "#src/Webhooks/Names/BoundedLookups.ts"
import { sharerLimits } from "#src/Webhooks/Names/LookupTurns.ts"
import { notResolved } from "#src/Webhooks/Names/NameNotResolved.ts"

/** A machine whose name server says nothing about some names for so long, knows nothing of others, and answers the rest. */
const machine = Effect.gen(function* () {
  const asked: Array<string> = []
  const silent = new Set<string>()
  const { lookup } = yield* boundedLookups((host) =>
    Effect.suspend(() => {
      asked.push(host)
      const answer = host.startsWith("no")
        ? Effect.fail(notResolved(host, "DNS_ENOTFOUND"))
        : Effect.succeed(["9.9.9.9"])
      const hangs = host.startsWith("slow") || silent.has(host)
      return hangs ? Effect.delay(answer, "20 seconds") : answer
    })
  )
  const hang = (sharer: string, count: number) =>
    Effect.forEach(Array.from({ length: count }), (_, index) => Effect.fork(lookup(`slow${index}.${sharer}`, sharer)))
  /** What has come of it by now, without any time. */
  const now = (host: string, sharer: string) =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(Effect.either(lookup(host, sharer)))
      yield* settled
      const exit = yield* Fiber.poll(fiber)
      if (Option.isNone(exit)) return "waits"
      return Either.match(yield* exit.value, { onLeft: ({ reason }) => reason, onRight: (found) => found.join() })
    })
  return { asked, silent, lookup, hang, now }
})

const settled = Effect.repeatN(Effect.yieldNow(), 200)

describe("boundedLookups", () => {
  it.scoped.prop(
    "answer a good name at once, however many names of other workspaces hang",
    [FastCheck.array(FastCheck.nat({ max: 60 }), { maxLength: 11 }), FastCheck.integer({ min: 1, max: 3 })],
    ([hanging, good]) =>
      Effect.gen(function* () {
        const { asked, hang, now } = yield* machine
        for (const [index, count] of hanging.entries()) yield* hang(`ws_${index}`, count)
        yield* settled
        const expected = hanging.reduce((sum, count) => sum + Math.min(count, sharerLimits.unproven), 0)
        assert.lengthOf(asked, expected)
        for (let each = 0; each < good; each++) assert.strictEqual(yield* now(`good${each}`, "ws_good"), "9.9.9.9")
      }),
    { fastCheck: { numRuns: 10 } }
  )

  it.scoped("answer at once what answered before, though other names of the same workspace hang", () =>
    Effect.gen(function* () {
      const { hang, now } = yield* machine
      assert.strictEqual(yield* now("good", "ws_1"), "9.9.9.9")
      yield* hang("ws_1", 500)
      yield* settled
      assert.strictEqual(yield* now("good", "ws_1"), "9.9.9.9")
      assert.strictEqual(yield* now("new", "ws_1"), "waits")
      assert.strictEqual(yield* now("new", "ws_2"), "9.9.9.9")
    })
  )

  it.scoped("ask for a name once at a time, and go on when nobody waits for it any longer", () =>
    Effect.gen(function* () {
      const { asked, lookup } = yield* machine
      const first = yield* Effect.replicateEffect(Effect.fork(lookup("slow", "ws_1")), 50)
      yield* settled
      yield* Fiber.interruptAll(first)
      yield* Effect.fork(lookup("slow", "ws_2"))
      yield* settled
      assert.deepStrictEqual(asked, ["slow"])
    })
  )

  it.scoped("give a name six seconds, and keep its turn for as long as it really takes", () =>
    Effect.gen(function* () {
      const { asked, hang, lookup, now } = yield* machine
      const waiting = yield* Effect.fork(Effect.flip(lookup("slow.example", "ws_1")))
      yield* hang("ws_1", sharerLimits.unproven)
      yield* settled
      yield* TestClock.adjust("5999 millis")
      assert.isTrue(Option.isNone(yield* Fiber.poll(waiting)))
      yield* TestClock.adjust("1 millis")
      assert.strictEqual(
        (yield* Fiber.join(waiting)).reason,
        "the host name slow.example could not be looked up in time"
      )
      assert.lengthOf(asked, sharerLimits.unproven)
      assert.strictEqual(yield* now("new", "ws_1"), "waits")
      yield* TestClock.adjust("14 seconds")
      assert.strictEqual(asked.at(-1), "new")
    })
  )

  it.scoped("do not ask anew for a name that has just failed, and ask again for each attempt of a delivery", () =>
    Effect.gen(function* () {
      const { asked, now } = yield* machine
      const reason = "the host name nowhere does not exist"
      assert.strictEqual(yield* now("nowhere", "ws_1"), reason)
      yield* TestClock.adjust(failedFor - 1)
      assert.strictEqual(yield* now("nowhere", "ws_2"), reason)
      assert.lengthOf(asked, 1)
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* now("nowhere", "ws_1"), reason)
      assert.lengthOf(asked, 2)
    })
  )

  it.scoped("count a name among those that hang once it does, though it answered before", () =>
    Effect.gen(function* () {
      const { hang, lookup, now, silent } = yield* machine
      assert.strictEqual(yield* now("turned", "ws_1"), "9.9.9.9")
      silent.add("turned")
      yield* Effect.fork(lookup("turned", "ws_1"))
      yield* hang("ws_1", sharerLimits.unproven)
      yield* settled
      assert.strictEqual(yield* now("another", "ws_1"), "waits")
      assert.strictEqual(yield* now("another", "ws_2"), "9.9.9.9")
    })
  )
})
