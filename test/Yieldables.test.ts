import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

describe("deepStrictEqual", () => {
  const differ = (one: unknown, other: unknown) => {
    assert.throws(() => assert.deepStrictEqual(one, other))
    assert.throws(() => assert.deepStrictEqual([{ found: one }], [{ found: other }]))
    assert.throws(() => assert.deepStrictEqual(new Map([[1, one]]), new Map([[1, other]])))
  }

  it("tells some from none, and what is in them", () => {
    differ(Option.some(1), Option.none())
    differ(Option.none(), Option.some(1))
    differ(Option.some(1), Option.some(2))
    differ(Option.some(Option.none()), Option.some(Option.some(1)))
    assert.deepStrictEqual(Option.some({ a: 1 }), Option.some({ a: 1 }))
    assert.deepStrictEqual([Option.none()], [Option.none()])
  })
})
