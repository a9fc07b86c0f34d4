import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** Of twenty harmless comments of a language with words for death, fire, plague and the like. */
const mostAsked = 1

const languages = new Map<string, Array<string>>()
for (const line of readFileSync(new URL("./StrongWords.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")) {
  const [language = "", text = ""] = line.split("\t")
  languages.set(language, [...(languages.get(language) ?? []), text])
}

describe("harmless comments in strong words, to an untaught autopilot", () => {
  it.each([...languages])("%s: none hidden, one asked about at the most", (_, texts) => {
    const outcomes = texts.map((text) => ({ text, outcome: decidedUntaught(text).outcome }))
    assert.isAtLeast(texts.length, 20)
    assert.deepEqual(
      outcomes.filter(({ outcome }) => outcome === "hide"),
      []
    )
    assert.isAtMost(outcomes.filter(({ outcome }) => outcome === "ask").length, mostAsked)
  })
})
