import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { between } from "#src/Ground/Between.ts"

const counted = () => {
  let [begun, ended] = [0, 0]
  const around = between(
    () => void begun++,
    () => void ended++
  )
  return { around, counts: () => [begun, ended] }
}

it.effect("what lies between is begun and ended once each time, however it ends", () =>
  Effect.gen(function* () {
    const { around, counts } = counted()
    assert.strictEqual(yield* around(Effect.succeed("done")), "done")
    assert.deepStrictEqual(yield* Effect.exit(around(Effect.fail("refused"))), Exit.fail("refused"))
    assert.deepStrictEqual(yield* Effect.exit(around(Effect.die("broken"))), Exit.die("broken"))
    assert.deepStrictEqual(counts(), [3, 3])
  })
)

it.effect("what lies between may be interrupted, and has ended then", () =>
  Effect.gen(function* () {
    const { around, counts } = counted()
    const isBegun = yield* Deferred.make<void>()
    const fiber = yield* Effect.fork(around(Effect.zipRight(Deferred.succeed(isBegun, undefined), Effect.never)))
    yield* Deferred.await(isBegun)
    assert.deepStrictEqual(counts(), [1, 0])
    assert.isTrue(Exit.isInterrupted(yield* Fiber.interrupt(fiber)))
    assert.deepStrictEqual(counts(), [1, 1])
  })
)
