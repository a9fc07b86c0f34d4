import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { complaints } from "./Complaints.ts"
import { inputFor } from "./Deciding.ts"

describe("complaints", () => {
  const decided = complaints.map((text) => ({ text, ...decide(inputFor(text)) }))

  it("stay, but for one in a hundred at most", () => {
    assert.isAtLeast(complaints.length, 200)
    const hidden = decided.filter(({ outcome }) => outcome === "hide")
    assert.isAtMost(hidden.length / complaints.length, 0.01, hidden.map(({ text }) => text).join("\n"))
  })

  it("are seldom put to a person either", () => {
    const asked = decided.filter(({ outcome }) => outcome === "ask")
    assert.isAtMost(
      asked.length / complaints.length,
      0.15,
      asked.map(({ reason, text }) => `${text} (${reason})`).join("\n")
    )
  })
})
