import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { fromJsonLines } from "#src/Training/Corpus/Labels.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import type { ExampleOutcome } from "#src/Training/Examples/Example.ts"

/** Shares of what an untaught autopilot may do with comments of a kind, at the most. */
const limits: ReadonlyArray<readonly [kind: string, outcome: ExampleOutcome, most: number]> = [
  ["scam", "keep", 0.25],
  ["spam", "keep", 0.3],
  ["hate", "keep", 0.4],
  ["hate-contrast", "hide", 0.03],
  ["complaint", "hide", 0.01],
  ["complaint", "ask", 0.05],
  ["ordinary", "hide", 0.01],
  ["ordinary", "ask", 0.05]
]

/** By a large language model, apart from what was taught, as people comment under brands' posts: real ones are nobody's to give. */
const collections = ["looked-at", "not-looked-at"] as const

describe("comments under brands' posts, to an untaught autopilot", () => {
  for (const name of collections) {
    const file = new URL(`./BrandComments/${name}.jsonl`, import.meta.url)
    const decided = fromJsonLines(readFileSync(file, "utf8"), name).map(({ source, text }) => ({
      source,
      outcome: decidedUntaught(text).outcome
    }))

    it.each(limits)(`${name}: %s, %s at most %d`, (kind, outcome, most) => {
      const own = decided.filter(({ source }) => source === `${name}/${kind}`)
      assert.isAtLeast(own.length, 40)
      assert.isAtMost(own.filter((item) => item.outcome === outcome).length / own.length, most)
    })
  }
})
