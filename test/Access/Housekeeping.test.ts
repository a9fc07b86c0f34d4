import { assert, it } from "@effect/vitest"
import { Effect, Layer, Queue, TestClock } from "effect"
import { housekeeping } from "#src/Access/Housekeeping.ts"
import { Idempotency } from "#src/Access/Idempotency.ts"

it.scoped("housekeeping looks every minute, until nothing is left, and outlives a failure", () =>
  Effect.gen(function* () {
    const asked = yield* Queue.unbounded<number>()
    const left = [500, 3, 0, -1, 7, 0]
    const forget = Effect.suspend(() => {
      const count = left.shift() ?? 0
      return Effect.zipRight(Queue.offer(asked, count), count < 0 ? Effect.dieMessage("broken") : Effect.succeed(count))
    })
    yield* Layer.build(housekeeping).pipe(
      Effect.provideService(Idempotency, { forget, once: () => () => Effect.dieMessage("is not asked for") })
    )
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 3)), [500, 3, 0])
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 1)), [-1])
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 2)), [7, 0])
  })
)
