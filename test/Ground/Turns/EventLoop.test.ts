import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { inTurns, oneATurn } from "#src/Ground/Turns/EventLoop.ts"
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

it.effect("does one thing after the other, whoever asks at once, and others have their turn before each", () =>
  Effect.gen(function* () {
    const inTurn = yield* oneATurn
    const all = Array.from({ length: 50 }, (_, at) => at)
    const done: Array<number> = []
    const asking = Effect.all(
      all.map((one) => inTurn(() => void done.push(one))),
      { concurrency: "unbounded" }
    )
    const [, turns] = yield* countingTurns(asking)
    assert.deepStrictEqual(done, all)
    assert.isAtLeast(turns, all.length - 1)
  })
)
