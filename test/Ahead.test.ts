import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { ahead } from "./Ahead.ts"

const counted = (fails: (made: number) => boolean = () => false) => {
  let made = 0
  const next = ahead(async () => {
    made += 1
    if (fails(made)) throw new Error(`${made} is not made`)
    return made
  })
  return { next, made: () => made }
}

it.effect("each is given once, in their order, whoever asks at once", () =>
  Effect.promise(async () => {
    const { next } = counted()
    assert.deepStrictEqual(await Promise.all([next(), next(), next()]), [1, 2, 3])
    assert.strictEqual(await next(), 4)
  })
)

it.effect("nothing is made before somebody asks, and one more than was asked for then", () =>
  Effect.promise(async () => {
    const { made, next } = counted()
    assert.strictEqual(made(), 0)
    await next()
    await Promise.resolve()
    assert.strictEqual(made(), 2)
  })
)

it.effect("who takes what could not be made is told, and the next is made anew", () =>
  Effect.promise(async () => {
    const { next } = counted((made) => made === 2)
    assert.strictEqual(await next(), 1)
    const told = await next().catch((error: unknown) => String(error))
    assert.strictEqual(told, "Error: 2 is not made")
    assert.strictEqual(await next(), 3)
  })
)
