import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { nearest } from "#src/Ground/Nearest.ts"

describe("nearest", () => {
  it("finds what was misspelt, and makes no guess at what is like nothing", () => {
    const known = ["keys", "members", "accounts", "Nordlys Outdoor"]
    assert.strictEqual(nearest("membr", known), "members")
    assert.strictEqual(nearest("KYES", known), "keys")
    assert.strictEqual(nearest("nordlis outdoor", known), "Nordlys Outdoor")
    for (const like of ["", "zzzzz", "Typo", "x".repeat(10_000)]) assert.isNull(nearest(like, known))
    assert.isNull(nearest("keys", []))
    // of one letter, or of letters that all differ, nothing can be told
    for (const like of ["b", "xyz"]) assert.isNull(nearest(like, ["a", "ids"]))
  })

  it("guesses no short word by two letters of another, which may do the contrary", () => {
    const acts = ["hide", "unhide", "reply", "archive", "unarchive", "allow"]
    for (const asked of ["like", "delete", "pin", "remove", "show"]) assert.isNull(nearest(asked, acts), asked)
    for (const typed of ["hid", "hied", "hyde"]) assert.strictEqual(nearest(typed, acts), "hide", typed)
  })

  it.prop(
    "forgives one swap of neighbours",
    [FastCheck.stringMatching(/^[a-z]{4,20}$/), FastCheck.nat()],
    ([word, at]) => {
      const index = at % (word.length - 1)
      const swapped = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2)
      assert.strictEqual(nearest(swapped, [word]), word)
    }
  )
})
