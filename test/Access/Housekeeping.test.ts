import { assert, it } from "@effect/vitest"
import { Effect, Layer, Queue, TestClock } from "effect"
import { keepHouse } from "#src/Access/Housekeeping.ts"

it.scoped("housekeeping looks every minute, until nothing is left, and outlives a failure", () =>
  Effect.gen(function* () {
    const asked = yield* Queue.unbounded<number>()
    const left = [500, 3, 0, -1, 7, 0]
    const forget = Effect.suspend(() => {
      const count = left.shift() ?? 0
      return Effect.zipRight(Queue.offer(asked, count), count < 0 ? Effect.dieMessage("broken") : Effect.succeed(count))
    })
    yield* Layer.build(keepHouse([forget]))
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 3)), [500, 3, 0])
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 1)), [-1])
    yield* TestClock.adjust("1 minute")
    assert.deepStrictEqual(Array.from(yield* Queue.takeN(asked, 2)), [7, 0])
  })
)

it.scoped("what one cannot throw away keeps no other from it", () =>
  Effect.gen(function* () {
    const asked = yield* Queue.unbounded<string>()
    const broken = Effect.zipRight(Queue.offer(asked, "broken"), Effect.dieMessage("broken"))
    const other = Effect.as(Queue.offer(asked, "other"), 0)
    yield* Layer.build(keepHouse([broken, other]))
    assert.sameMembers(Array.from(yield* Queue.takeN(asked, 2)), ["broken", "other"])
    yield* TestClock.adjust("1 minute")
    assert.sameMembers(Array.from(yield* Queue.takeN(asked, 2)), ["broken", "other"])
  })
)
