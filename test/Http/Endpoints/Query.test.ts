import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { queryOf } from "#src/Http/Endpoints/Query.ts"

const name = FastCheck.oneof(FastCheck.string(), FastCheck.constant("__proto__"))

describe("a query", () => {
  it.prop(
    "holds every value of every name, in order",
    [FastCheck.array(FastCheck.tuple(name, FastCheck.string()))],
    ([pairs]) => {
      const encoded = pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("="))
      const expected = Map.groupBy(
        pairs.map(([one, value]) => [one.toWellFormed(), value.toWellFormed()] as const),
        ([one]) => one
      )
      const read = Object.entries(queryOf(`/path?${encoded.join("&")}`))
      assert.sameDeepMembers(
        read.map(([one, values]) => [one, [values].flat()]),
        Array.from(expected, ([one, all]) => [one, all.map(([, value]) => value)])
      )
    }
  )

  it("of very many parameters holds the first two hundred", () => {
    const names = Array.from({ length: 2000 }, (_, index) => `k${index}=1`)
    assert.lengthOf(Object.keys(queryOf(`/path?${names.join("&")}`)), 200)
    assert.lengthOf([queryOf(`/path?${"a=1&".repeat(2000)}`)["a"] ?? []].flat(), 200)
  })

  it("may be empty, or not there", () => {
    for (const url of ["/path", "/path?", "/path?&"]) assert.deepStrictEqual(queryOf(url), {})
    assert.deepStrictEqual(queryOf("/path?a&b=1+2&a=%zz"), { a: ["", "%zz"], b: "1 2" })
    assert.deepStrictEqual(queryOf("/path?constructor=1"), { constructor: "1" })
    assert.deepStrictEqual(Object.entries(queryOf("/path?%5F_proto__=1&__proto__=2")), [["__proto__", ["1", "2"]]])
  })
})
