import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** Of the comments of a kind, in all thirteen languages: at the most so many hidden, and so many kept. */
const limits = [
  ["scam", 156, 2],
  ["promo", 104, 9],
  ["insult", 104, 14],
  ["hate", 78, 4],
  ["threat", 52, 3],
  ["profane", 78, 26],
  ["complaint", 1, 104],
  ["question", 0, 104],
  ["praise", 0, 104],
  ["chatter", 1, 130],
  ["warning", 3, 26]
] as const

/** Harmless comments about which a person is asked, at the most: of 468. */
const mostAsked = 21

const harmless: ReadonlySet<string> = new Set(["complaint", "question", "praise", "chatter", "warning"])

/** Written one by one by a large language model that saw nothing of the product nor of what is taught. */
const decided = readFileSync(new URL("./AllLanguages/comments.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [language = "", kind = "", text = ""] = line.split("\t")
    return { language, kind, outcome: decidedUntaught(text).outcome }
  })

describe("comments in thirteen languages, to an untaught autopilot", () => {
  it.each(limits)("%s: at most %d hidden, %d kept", (kind, hidden, kept) => {
    const own = decided.filter((comment) => comment.kind === kind)
    assert.isAtLeast(own.length, 26)
    assert.isAtMost(own.filter(({ outcome }) => outcome === "hide").length, hidden)
    assert.isAtMost(own.filter(({ outcome }) => outcome === "keep").length, kept)
  })

  it("people are seldom asked about harmless ones", () => {
    const asked = decided.filter(({ kind, outcome }) => harmless.has(kind) && outcome === "ask")
    assert.isAtMost(asked.length, mostAsked)
  })
})
