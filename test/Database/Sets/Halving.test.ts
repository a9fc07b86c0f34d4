import { assert, it } from "@effect/vitest"
import { Data, Effect, FastCheck } from "effect"
import { halving } from "#src/Database/Sets/Halving.ts"

class Bad extends Data.TaggedError("Bad") {}
class Unreachable extends Data.TaggedError("Unreachable")<{ readonly code: string }> {}

const numbers = FastCheck.uniqueArray(FastCheck.integer(), { maxLength: 64, size: "max" })

it.effect.prop(
  "what fails in a set is found alone, and everything else is done once, in order",
  [numbers, FastCheck.func(FastCheck.boolean())],
  ([set, isBad]) =>
    Effect.gen(function* () {
      const alone: Array<number> = []
      const done = yield* halving(
        set,
        (some) => (some.some((one) => isBad(one)) ? Effect.fail(new Bad()) : Effect.succeed(some)),
        (one) => Effect.sync(() => alone.push(one))
      )
      assert.deepStrictEqual(
        done.flat(),
        set.filter((one) => !isBad(one))
      )
      assert.deepStrictEqual(
        alone,
        set.filter((one) => isBad(one))
      )
    })
)

it.effect("a database in trouble fails the whole set at once, and accuses nobody", () =>
  Effect.gen(function* () {
    let tries = 0
    const failed = yield* Effect.flip(
      halving(
        [1, 2, 3, 4],
        () =>
          Effect.suspend(() => {
            tries += 1
            return new Unreachable({ code: "57P01" })
          }),
        () => Effect.dieMessage("Nobody is to blame")
      )
    )
    assert.strictEqual(failed._tag, "Unreachable")
    assert.strictEqual(tries, 1)
  })
)
