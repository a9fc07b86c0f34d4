import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

const draw = (count: number) => Effect.flatMap(RandomBytes, ({ bytes }) => bytes(count))

describe("RandomBytes", () => {
  it.effect("gives as many bytes as asked for, and other ones each time", () =>
    Effect.gen(function* () {
      const [first, second] = [yield* draw(32), yield* draw(32)]
      assert.strictEqual(first.length, 32)
      assert.notDeepEqual(first, second)
    }).pipe(Effect.provide(RandomBytes.layer))
  )

  it.effect("repeats itself for the same seed, and only there", () =>
    Effect.gen(function* () {
      const twice = Effect.all([draw(16), draw(16)])
      const one = yield* Effect.provide(twice, RandomBytes.layerSeeded("one"))
      const oneAgain = yield* Effect.provide(twice, RandomBytes.layerSeeded("one"))
      const two = yield* Effect.provide(twice, RandomBytes.layerSeeded("two"))
      assert.deepEqual(one, oneAgain)
      assert.notDeepEqual(one[0], one[1])
      assert.notDeepEqual(one, two)
    })
  )
})
