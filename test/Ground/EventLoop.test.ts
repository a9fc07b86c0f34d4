import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { inTurns } from "#src/Ground/EventLoop.ts"
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
