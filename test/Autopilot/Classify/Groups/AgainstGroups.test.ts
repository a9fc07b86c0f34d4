import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "../../Rows.ts"
import { framed } from "../Frames.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome

const linesOf = (file: string) => rowsIn(new URL(file, import.meta.url))

describe("what is said of groups in thirteen languages", () => {
  it("is hidden where they are made less than human, or driven out or harm is called for, whichever they are", () => {
    const hated = framed(new URL("./hated.tsv", import.meta.url))
    assert.isAtLeast(hated.length, 700)
    const others = hated.filter((text) => outcomeOf(text) !== "hide")
    assert.isAtMost(others.length, hated.length / 200, others.join("; "))
    assert.deepEqual(
      others.filter((text) => outcomeOf(text) === "keep"),
      []
    )
  })

  it("is never left alone where they are openly despised", () => {
    const despised = framed(new URL("./despised.tsv", import.meta.url))
    assert.isAtLeast(despised.length, 600)
    assert.deepEqual(
      despised.filter((text) => outcomeOf(text) === "keep"),
      []
    )
  })

  it("is not hidden where it is harmless, told or denied with much the same words", () => {
    const harmless = linesOf("./harmless.tsv").map(([, text = ""]) => text)
    assert.isAtLeast(harmless.length, 220)
    const asked = harmless.filter((text) => outcomeOf(text) === "ask")
    assert.deepEqual(
      harmless.filter((text) => outcomeOf(text) === "hide"),
      []
    )
    assert.isAtMost(asked.length / harmless.length, 0.2)
  })
  it.each([
    { label: "hate-open", as: "hide", atLeast: 0.9 },
    { label: "hate-open", as: "keep", atMost: 0.02 },
    { label: "hate-mild", as: "keep", atMost: 0.08 },
    { label: "deny", as: "hide", atMost: 0.06 },
    { label: "harmless", as: "hide", atMost: 0.005 },
    { label: "harmless", as: "ask", atMost: 0.05 },
    { label: "told", as: "hide", atMost: 0.04 }
  ])("is decided as natives wrote it: $as of $label", ({ as, atLeast = 0, atMost = 1, label }) => {
    const said = linesOf("./said.tsv").filter(([, other]) => other === label)
    const share = said.filter(([, , text = ""]) => outcomeOf(text) === as).length / said.length
    assert.isAtLeast(share, atLeast)
    assert.isAtMost(share, atMost)
  })
})
