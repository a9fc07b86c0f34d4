import { assert, describe, it } from "@effect/vitest"
import { Cause, Deferred, Effect, Exit, Fiber } from "effect"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"

const consequence = { _tag: "SqlError", cause: { code: "25P02" } }

describe("pipelined", () => {
  it.effect("begins each in its order before any has ended, and answers what each did", () =>
    Effect.gen(function* () {
      const begun: Array<number> = []
      const over = yield* Deferred.make<void>()
      const one = (n: number) =>
        Effect.gen(function* () {
          begun.push(n)
          yield* Deferred.await(over)
          return n
        })
      const fiber = yield* Effect.fork(pipelined(one(1), one(2), Effect.succeed("at once"), one(3)))
      while (begun.length < 3) yield* Effect.yieldNow()
      assert.deepStrictEqual(begun, [1, 2, 3])
      yield* Deferred.succeed(over, undefined)
      assert.deepStrictEqual(yield* Fiber.join(fiber), [1, 2, "at once", 3])
    })
  )

  it.effect("does nothing where there is nothing to do", () =>
    Effect.gen(function* () {
      const none: ReadonlyArray<Effect.Effect<number>> = []
      assert.deepStrictEqual(yield* pipelined(...none), [])
    })
  )

  it.effect("ends when all have, and fails with what failed first and not with what followed from it", () =>
    Effect.gen(function* () {
      const ended: Array<string> = []
      const last = Effect.zipRight(
        Effect.yieldNow(),
        Effect.sync(() => void ended.push("last"))
      )
      const failed = yield* Effect.exit(pipelined(Effect.die(consequence), Effect.fail("first"), last))
      assert.deepStrictEqual(failed, Exit.fail("first"))
      assert.deepStrictEqual(ended, ["last"])
      const died = yield* Effect.exit(pipelined(Effect.die(consequence), Effect.die("broken")))
      assert.deepStrictEqual(died, Exit.die("broken"))
    })
  )

  it.effect("goes on to its end where whoever waits is broken off", () =>
    Effect.gen(function* () {
      const ended: Array<string> = []
      const begun = yield* Deferred.make<void>()
      const over = yield* Deferred.make<void>()
      const fiber = yield* Effect.fork(
        pipelined(
          Deferred.succeed(begun, undefined),
          Effect.zipRight(
            Deferred.await(over),
            Effect.sync(() => void ended.push("second"))
          )
        )
      )
      yield* Deferred.await(begun)
      const broken = yield* Effect.fork(Fiber.interrupt(fiber))
      yield* Effect.yieldNow()
      yield* Deferred.succeed(over, undefined)
      const exit = yield* Fiber.join(broken)
      assert.deepStrictEqual(ended, ["second"])
      assert.isTrue(Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause))
    })
  )
})
