import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { filled } from "../Hostile/Filled.ts"

const outcomesOf = (file: string) =>
  rowsIn(new URL(file, import.meta.url))
    .flatMap(([, frame = ""]) => filled(frame))
    .map((text) => ({ text, outcome: decidedUntaught(text).outcome }))

describe("people who have readers write a word to be told how to earn", () => {
  it("are found in thirteen languages", () => {
    const all = outcomesOf("./leads.tsv")
    assert.isAtLeast(all.length, 110)
    assert.deepEqual(
      all.filter(({ outcome }) => outcome === "keep").map(({ text }) => text),
      []
    )
  })

  it("are told from those who take part, ask for something of their own, or look for company", () => {
    const all = outcomesOf("./not-leads.tsv")
    assert.isAtLeast(all.length, 35)
    assert.deepEqual(
      all.filter(({ outcome }) => outcome !== "keep").map(({ text }) => text),
      []
    )
  })

  it.each([
    ["who wants to earn extra from home? hand up", "hide"],
    ["looking for 5 mums who want an extra income, comment below", "hide"],
    ["comment INFO and I'll send you the details", "ask"]
  ])("are hidden where earning at home is plain: %s", (text, outcome) => {
    assert.strictEqual(decidedUntaught(text).outcome, outcome)
  })
})
