import { assert, it } from "@effect/vitest"
import { once } from "#src/Ground/Once.ts"

it("is made when it is first asked for, and never again", () => {
  let made = 0
  const ask = once(() => {
    made += 1
    return { made }
  })
  assert.strictEqual(made, 0)
  assert.strictEqual(ask(), ask())
  assert.strictEqual(made, 1)
})
