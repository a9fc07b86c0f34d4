import { assert, describe, it } from "@effect/vitest"
import { PlatformAction } from "#schema/resources/Comment.ts"
import { Timestamp } from "#schema/Time.ts"
import { beginning, handleBeside, standsWords, statusWords, unconfirmedWords } from "#src/App/Parts/Words.tsx"

describe("the beginning of a text", () => {
  it("ends in … where something was cut, and parts no sign in two", () => {
    assert.strictEqual(beginning("Autumn sale", 11), "Autumn sale")
    assert.strictEqual(beginning("Autumn sale!", 11), "Autumn sal…")
    assert.strictEqual(beginning("👩👩👩", 2), "👩…")
  })
})

describe("a handle", () => {
  it("stands beside a name only where it says more", () => {
    assert.strictEqual(handleBeside({ name: "@hugodelmas", handle: "hugodelmas" }), "")
    assert.strictEqual(handleBeside({ name: "", handle: "hugodelmas" }), "")
    assert.strictEqual(handleBeside({ name: "Hugo Delmas", handle: "" }), "")
    assert.strictEqual(handleBeside({ name: "Hugo Delmas", handle: "hugodelmas" }), "hugodelmas")
  })
})

describe("where a comment stands, in words", () => {
  it("is what is under way at the platform, and else its status", () => {
    assert.strictEqual(standsWords({ status: "visible", pending_action: null }), "Visible")
    const since = Timestamp.make("2026-11-23T00:00:00.000Z")
    const words = PlatformAction.literals.map((action) =>
      standsWords({ status: "visible", pending_action: { action, since } })
    )
    assert.strictEqual(new Set([...words, ...Object.values(statusWords)]).size, 6 + 5)
    assert.strictEqual(words[0], "Being hidden")
  })

  it("names no action as programs do", () => {
    for (const action of PlatformAction.literals) assert.notStrictEqual(unconfirmedWords(action), action)
  })
})
