import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { growthBounded } from "#src/Composition/HeapGrowth.ts"

const most = 48

/** What is in use after each look, and what was left lying besides. */
const looks = FastCheck.array(FastCheck.record({ used: FastCheck.nat(200), left: FastCheck.nat(30) }), { minLength: 1 })

describe("a heap", () => {
  it.effect.prop(
    "holds no more than what was in use, what may be kept besides, and what was just left",
    [looks],
    ([all]) =>
      Effect.gen(function* () {
        const heap = { used: 0, left: 0 }
        let least = 0
        const look = growthBounded(
          {
            size: () => heap.used + heap.left,
            collect: () => {
              heap.left = 0
              least = heap.used
            }
          },
          most
        )
        for (const { left, used } of all) {
          heap.used = used
          heap.left += left
          yield* look
          least = Math.min(least, heap.used + heap.left)
          assert.isAtMost(heap.used + heap.left, Math.max(least + most, heap.used))
        }
      })
  )

  it.effect("is left alone while it does not grow", () =>
    Effect.gen(function* () {
      let collections = 0
      const look = growthBounded({ size: () => 100, collect: () => collections++ }, most)
      for (let time = 0; time < 10; time++) yield* look
      assert.strictEqual(collections, 1)
    })
  )
})
