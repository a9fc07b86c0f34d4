import { assert, describe, it } from "@effect/vitest"
import { filterKeys, tagKey, tagProblem } from "#src/Contacts/Fields/TagName.ts"

describe("tag names", () => {
  it("are the same whatever their case, spaces around them and composition", () => {
    for (const name of ["Été", " ÉTÉ ", "e\u0301te\u0301"]) assert.strictEqual(tagKey(name), "été")
  })

  it("have 1 to 64 characters and no comma", () => {
    for (const name of ["a", "👍".repeat(64), "two words"]) assert.isNull(tagProblem(name))
    for (const name of ["", "a,b", "x".repeat(65), "nul\u0000", "\ud800"]) assert.isNotNull(tagProblem(name))
  })

  it("stand in a filter parted by commas", () => {
    assert.deepStrictEqual(filterKeys(" VIP, lead ,,vip,"), ["vip", "lead"])
    assert.deepStrictEqual(filterKeys(","), [])
  })
})
