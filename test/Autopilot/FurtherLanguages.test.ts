import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { rowsIn } from "./Rows.ts"

/** Of the harmful comments in a language, at the least so many scams hidden, and at the most so many of all kept. */
const limits = [
  ["id", 5, 2],
  ["sv", 5, 1],
  ["vi", 5, 2],
  ["th", 5, 2]
] as const

const decided = rowsIn(new URL("./FurtherLanguages/comments.tsv", import.meta.url)).map(
  ([language = "", kind = "", text = ""]) => ({ language, kind, text, outcome: decidedUntaught(text).outcome })
)
const harmless = decided.filter(({ kind }) => kind === "harmless")
const textsOf = (found: typeof decided, outcome: string) =>
  found.filter((comment) => comment.outcome === outcome).map(({ text }) => text)

describe("comments in languages in which less was written for learning, to an untaught autopilot", () => {
  it.each(limits)("%s: at least %d scams of 7 hidden, at most %d harmful ones kept", (language, hidden, kept) => {
    const own = decided.filter((comment) => comment.language === language && comment.kind !== "harmless")
    const scams = own.filter(({ kind }) => kind === "scam")
    assert.strictEqual(scams.length, 7)
    assert.isAtLeast(textsOf(scams, "hide").length, hidden)
    assert.isAtMost(textsOf(own, "keep").length, kept, textsOf(own, "keep").join("\n"))
  })

  it("hides no harmless one, and seldom asks about one", () => {
    assert.deepStrictEqual(textsOf(harmless, "hide"), [])
    assert.isAtMost(textsOf(harmless, "ask").length, 2, textsOf(harmless, "ask").join("\n"))
  })
})
