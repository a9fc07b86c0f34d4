import { assert, it } from "@effect/vitest"
import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"

it("forgets what was not asked for the longest, and no more than it has to", () => {
  const remembered = new LeastRecentlyUsed<number>(2)
  remembered.keep("one", 1)
  remembered.keep("two", 2)
  assert.strictEqual(remembered.get("one"), 1)
  assert.strictEqual(remembered.keep("three", 3), 3)
  assert.strictEqual(remembered.get("two"), undefined)
  assert.strictEqual(remembered.get("one"), 1)
  assert.strictEqual(remembered.get("three"), 3)
})

it("keeps the newest of what has the same key", () => {
  const remembered = new LeastRecentlyUsed<number>(2)
  remembered.keep("one", 1)
  remembered.keep("two", 2)
  remembered.keep("one", 3)
  assert.strictEqual(remembered.get("one"), 3)
  assert.strictEqual(remembered.get("two"), 2)
})
