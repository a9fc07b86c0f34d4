import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { framed } from "../Frames.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome

describe("what is said of groups in thirteen languages", () => {
  it("is hidden where they are made less than human, or driven out or harm is called for, whichever they are", () => {
    const hated = framed(new URL("./hated.tsv", import.meta.url))
    assert.isAtLeast(hated.length, 700)
    assert.deepEqual(
      hated.filter((text) => outcomeOf(text) !== "hide"),
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
    const harmless = readFileSync(new URL("./harmless.tsv", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("\t")[1] ?? "")
    assert.isAtLeast(harmless.length, 220)
    const asked = harmless.filter((text) => outcomeOf(text) === "ask")
    assert.deepEqual(
      harmless.filter((text) => outcomeOf(text) === "hide"),
      []
    )
    assert.isAtMost(asked.length / harmless.length, 0.2)
  })
})
