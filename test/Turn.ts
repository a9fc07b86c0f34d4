import { Effect, Fiber } from "effect"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"

/** Lets the event loop turn: what waits for a socket, and so for PostgreSQL, gets further. */
export const turn = turnOfTheEventLoop

/** Does something, and counts how often everything else could have had its turn meanwhile. */
export const countingTurns = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<readonly [A, number], E, R> =>
  Effect.gen(function* () {
    let turns = 0
    const other = yield* Effect.fork(Effect.forever(Effect.tap(turn, () => void turns++)))
    const done = yield* work
    yield* Fiber.interrupt(other)
    return [done, turns] as const
  })
