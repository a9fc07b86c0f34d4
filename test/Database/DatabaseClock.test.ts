import { assert, it } from "@effect/vitest"
import { Clock, Duration, Effect, Layer, Runtime } from "effect"
import { clockFollowing, corrected, databaseClock } from "#src/Database/DatabaseClock.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

const ahead = Duration.toMillis(Duration.days(30))

/** Milliseconds by which a clock is ahead of this machine's. */
const aheadBy = Effect.map(Clock.currentTimeMillis, (now) => now - Date.now())

it.scopedLive("is the time of whoever tells it, in fibers, in workers and at the edge", () =>
  Effect.gen(function* () {
    const told = clockFollowing(Effect.sync(() => Date.now() + ahead))
    const inLayers = Layer.effectDiscard(
      Effect.map(Effect.flatten(Effect.fork(aheadBy)), (by) => assert.approximately(by, ahead, 1000))
    )
    const runtime = yield* Layer.toRuntime(Layer.provideMerge(inLayers, told))
    assert.approximately(yield* Effect.promise(() => Runtime.runPromise(runtime)(aheadBy)), ahead, 1000)
  })
)

it.scopedLive("is the database's, which here is the same machine's", () =>
  Effect.gen(function* () {
    const runtime = yield* Layer.toRuntime(Layer.provide(databaseClock, TestDatabase))
    const by = yield* Effect.promise(() => Runtime.runPromise(runtime)(aheadBy))
    assert.approximately(by, 0, 1000)
  })
)

it("follows a clock that was set, and not an answer that came late", () => {
  const known = { at: 1_000_000, within: 1 }
  assert.deepStrictEqual(corrected(known, { at: 1_000_200, within: 1 }), known)
  assert.deepStrictEqual(corrected(known, { at: 1_020_000, within: 20_000 }), known)
  assert.deepStrictEqual(corrected(known, { at: 3_000_000, within: 20 }), { at: 3_000_000, within: 20 })
})
