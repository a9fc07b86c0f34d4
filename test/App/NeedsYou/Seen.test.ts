import { assert, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { mostSeen, seenOf } from "#schema/Seen.ts"
import { seenOf as seenInBrowser } from "#src/App/NeedsYou/Seen.ts"

const text = fc
  .tuple(fc.string({ unit: "binary" }), fc.nat(mostSeen * 2))
  .map(([one, length]) => one + "🎒".repeat(length))

it.prop("a browser says of a text what the server compares, and no more of it than is taken", [text], ([one]) => {
  assert.strictEqual(seenInBrowser(one), seenOf(one))
  assert.isAtMost(seenOf(one).length, mostSeen)
  assert.isTrue(one.startsWith(seenOf(one)))
})
