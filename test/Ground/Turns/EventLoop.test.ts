import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { inItsTurn, inTurns } from "#src/Ground/Turns/EventLoop.ts"
import { countingTurns } from "#test/Turn.ts"

it.effect("does with each what is to be done, in order, and others have their turn before", () =>
  Effect.gen(function* () {
    const all = Array.from({ length: 50 }, (_, at) => at)
    const done: Array<number> = []
    const [, turns] = yield* countingTurns(inTurns(all, (one) => void done.push(one)))
    assert.deepStrictEqual(done, all)
    assert.isAtLeast(turns, all.length - 1)
  })
)

it.effect("does one piece of long work a turn of the event loop, whoever asks for how many at once", () =>
  Effect.gen(function* () {
    const all = Array.from({ length: 50 }, (_, at) => at)
    const done: Array<number> = []
    const asking = Effect.all(
      all.map((one) => inItsTurn(() => void done.push(one))),
      { concurrency: "unbounded" }
    )
    const [, turns] = yield* countingTurns(asking)
    assert.deepStrictEqual(done, all)
    assert.isAtLeast(turns, all.length - 1)
  })
)

it.effect("takes turns between those who do long work, and between their pieces", () =>
  Effect.gen(function* () {
    const done: Array<string> = []
    const working = (who: string, pieces: number) =>
      inTurns(
        Array.from({ length: pieces }, (_, at) => at),
        () => void done.push(who)
      )
    const [, turns] = yield* countingTurns(
      Effect.all([working("a", 40), working("b", 3), working("c", 40)], { concurrency: "unbounded" })
    )
    assert.strictEqual(done.length, 83)
    // who has little to do does not wait for those who have much
    assert.deepStrictEqual(done.slice(0, 9), ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
    assert.isAtLeast(turns, done.length - 1)
  })
)

it.effect("goes on where somebody who waited for a turn gave up", () =>
  Effect.gen(function* () {
    const done: Array<string> = []
    const gone = yield* Effect.fork(inItsTurn(() => void done.push("gone")))
    const other = yield* Effect.fork(inTurns([1, 2], () => void done.push("other")))
    yield* Effect.yieldNow()
    yield* Fiber.interrupt(gone)
    yield* Fiber.join(other)
    assert.deepStrictEqual(done, ["other", "other"])
    yield* inItsTurn(() => void done.push("last"))
    assert.deepStrictEqual(done, ["other", "other", "last"])
  })
)
