import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { fromKind } from "#src/Training/Corpus/Kinds.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { harmfulKinds, tongueKinds } from "#src/Training/Examples/Kinds.ts"

/**
 * By language: of 40 scams, how many are hidden and how many are not kept at the least; of 95 harmless comments, how
 * many are hidden and asked about at the most.
 */
const limits = [
  ["de", 23, 32, 0, 5],
  ["nl", 22, 35, 0, 3],
  ["pl", 34, 38, 0, 1],
  ["fr", 22, 36, 0, 3],
  ["es", 27, 35, 0, 4],
  ["it", 24, 34, 0, 7],
  ["pt", 21, 35, 1, 3],
  ["ja", 21, 34, 0, 2],
  ["ko", 25, 31, 1, 5],
  ["tr", 25, 35, 0, 1],
  ["ar", 22, 27, 0, 1],
  ["hi", 22, 34, 1, 2]
] as const

const outcomes = (language: string, kind: string) =>
  fromKind(
    readFileSync(new URL(`./Languages/${language}/${kind}.txt`, import.meta.url), "utf8"),
    `${language}/${kind}.txt`
  ).map(({ text }) => decidedUntaught(text).outcome)

describe("comments in other languages, to an untaught autopilot", () => {
  it.each(limits)(
    "%s: %d scams hidden, %d not kept; %d harmless hidden, %d asked",
    (language, hidden, caught, wrong, asked) => {
      const scams = outcomes(language, "scam")
      const harmless = tongueKinds.filter((kind) => !harmfulKinds.has(kind)).flatMap((kind) => outcomes(language, kind))
      const count = (found: ReadonlyArray<string>, wanted: string) =>
        found.filter((outcome) => outcome === wanted).length
      assert.strictEqual(scams.length, 40)
      assert.isAtLeast(harmless.length, 95)
      assert.isAtLeast(count(scams, "hide"), hidden)
      assert.isAtMost(count(scams, "keep"), 40 - caught)
      assert.isAtMost(count(harmless, "hide"), wrong)
      assert.isAtMost(count(harmless, "ask"), asked)
    }
  )
})
