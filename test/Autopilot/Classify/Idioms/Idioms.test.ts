import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")

describe("what people say to hurt or to lure, and that has no rude word", () => {
  it.each(linesOf("asked.txt"))("does not let through unseen: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each(linesOf("harmless.txt"))("keeps: %s", (text) => {
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each(linesOf("unhidden.txt"))("does not hide: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "hide")
  })

  it.each(linesOf("everyday.txt"))("keeps what customers write every day: %s", (text) => {
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })
})
