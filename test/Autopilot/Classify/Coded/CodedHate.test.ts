import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")

describe("words that those who hate say to each other", () => {
  it.each(linesOf("hidden.txt"))("hides: %s", (text) => {
    const { category, outcome } = decidedUntaught(text)
    assert.deepStrictEqual([outcome, category], ["hide", "hate"])
  })

  it.each(linesOf("asked.txt"))("does not let through unseen: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each(linesOf("harmless.txt"))("keeps: %s", (text) => {
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })
})
