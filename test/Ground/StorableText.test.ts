import { assert, it } from "@effect/vitest"
import { longestKept, storable, storableComment } from "#src/Ground/StorableText.ts"

it("keeps comments whole that a platform lets people write, and of others the beginning", () => {
  const whole = "a".repeat(longestKept)
  assert.strictEqual(storableComment(whole), whole)
  assert.strictEqual(storableComment(`${whole}b`), `${whole.slice(1)}…`)
  assert.isAtMost(storableComment("a".repeat(900_000)).length, longestKept)
})

it("cuts no character in two", () => {
  const cut = storableComment(`a${"🙂".repeat(longestKept)}`)
  assert.isTrue(cut.endsWith("🙂…"))
  assert.strictEqual(cut, storable(cut))
  assert.strictEqual(storableComment("a\0b\uD800"), storable("a\0b\uD800"))
})
