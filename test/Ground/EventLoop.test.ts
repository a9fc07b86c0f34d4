import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { inTurns, turnOfTheEventLoop } from "#src/Ground/EventLoop.ts"

it.effect("does with each what is to be done, in order, and others have their turn before", () =>
  Effect.gen(function* () {
    const all = Array.from({ length: 50 }, (_, at) => at)
    const done: Array<number> = []
    let turns = 0
    const other = yield* Effect.fork(
      Effect.forever(
        Effect.zipRight(
          turnOfTheEventLoop,
          Effect.sync(() => void turns++)
        )
      )
    )
    yield* inTurns(all, (one) => void done.push(one))
    yield* Fiber.interrupt(other)
    assert.deepStrictEqual(done, all)
    assert.isAtLeast(turns, all.length - 1)
  })
)
