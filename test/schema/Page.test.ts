import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck, Schema } from "effect"
import { maxPageSize, pageParameters } from "#schema/Page.ts"
import { strict } from "#schema/Strict.ts"

const decode = Schema.decodeUnknownEither(strict(Schema.Struct(pageParameters)))

describe("page parameters", () => {
  it("may be left out", () => {
    assert.deepStrictEqual(decode({}), Either.right({}))
  })

  it.prop(
    "takes a limit of 1 to 100, and no other number",
    [FastCheck.integer()],
    ([limit]) => {
      assert.strictEqual(Either.isRight(decode({ limit: String(limit) })), limit >= 1 && limit <= maxPageSize)
    },
    { fastCheck: { examples: [[0], [1], [100], [101], [-1]] } }
  )

  it.prop("takes every limit of 1 to 100", [FastCheck.integer({ min: 1, max: maxPageSize })], ([limit]) => {
    assert.deepStrictEqual(decode({ limit: String(limit) }), Either.right({ limit }))
  })

  it.each(["", " ", "ten", "1.5", "NaN", "Infinity", "1,000", "10 per page"])("refuses a limit of %j", (limit) => {
    assert.isTrue(Either.isLeft(decode({ limit })))
  })
})
