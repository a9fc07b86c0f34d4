import { assert, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { DeliveryId, HookId } from "#schema/Ids.ts"
import { readTestMade, testMade } from "#src/App/Settings/Webhooks/TestMade.ts"
import { codePoint } from "#test/CodePoint.ts"

const sent = {
  id: HookId.make(`hook_${"1".repeat(32)}`),
  delivery_id: DeliveryId.make(`dlv_${"2".repeat(32)}`),
  event: "comment.needs_reply",
  delivered: false,
  status: 500,
  milliseconds: 8000,
  address: "2001:0db8:0000:0000:0000:ff00:0042:8329",
  error: "The receiver answered 500"
} as const

it.prop(
  "a test is kept whole where it is short, and always fits into a cookie",
  [FastCheck.string({ unit: codePoint, maxLength: 1024 }), FastCheck.string({ unit: codePoint, maxLength: 2000 })],
  ([answer, error]) => {
    const made = testMade({ ...sent, answer, error })
    assert.isBelow(Buffer.byteLength(JSON.stringify(made)), 2_300)
    const short = { ...sent, answer: answer.slice(0, 60), error }
    assert.strictEqual(testMade(short).test.answer, short.answer)
    const read = Option.getOrThrow(readTestMade(JSON.parse(JSON.stringify(testMade({ ...sent, answer: "ok" })))))
    assert.deepStrictEqual(read.test, { ...sent, answer: "ok" })
  }
)
