import { assert, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { mostAtOnce } from "#schema/resources/HeldAnswer.ts"
import { inCalls } from "#src/App/Parts/InCalls.ts"
import { maxBodyBytes } from "#src/Http/Body/JsonBody.ts"

const text = fc
  .tuple(fc.constantFrom("a", "é", "国", "🎒", "\n", "\u0001"), fc.nat(20_000))
  .map(([unit, length]) => unit.repeat(length / unit.length))

it.prop(
  "all are sent, in their order, in calls whose bodies are taken",
  [fc.array(text, { maxLength: mostAtOnce })],
  ([texts]) => {
    const calls = inCalls(texts, ({ length }) => length)
    assert.deepStrictEqual(calls.flat(), texts)
    for (const call of calls) {
      assert.isNotEmpty(call)
      const id = (nth: number) => `com_${String(nth).padStart(32, "0")}`
      const seen = Object.fromEntries(call.map((one, nth) => [id(nth), one]))
      const body = JSON.stringify({ comment_ids: Object.keys(seen), answer: "archive", seen })
      assert.isAtMost(new TextEncoder().encode(body).length, maxBodyBytes)
    }
    const isShort = texts.every(({ length }) => length <= 1_000)
    if (isShort) assert.isAtMost(calls.length, 1)
  }
)
