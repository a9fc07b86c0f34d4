import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { mostTurned, turnedNote, withTurned } from "#src/Moderation/Turned/TurnedNote.ts"

describe("what is said of comments that followed an answer", () => {
  it("is how many there are, and nothing where there are none", () => {
    assert.isNull(turnedNote(0))
    assert.match(turnedNote(1) ?? "", /^1 other comment was decided because of such an answer\. /)
    assert.match(turnedNote(50) ?? "", /^50 other comments were decided /)
    assert.match(turnedNote(mostTurned) ?? "", /^1,000 or more other comments were decided /)
  })

  it.prop("stands in the history beside what was done, and takes no words' place", [FastCheck.string()], ([words]) => {
    const entry = { actor: "Ada", what: "keep", note: null }
    const reply = { actor: "Ada", what: "reply", note: words }
    const change = { set: {}, history: [entry, reply], events: [] }
    assert.strictEqual(withTurned(change, null), change)
    assert.deepStrictEqual(withTurned(change, "2 more.").history, [{ ...entry, note: "2 more." }, reply])
  })
})
