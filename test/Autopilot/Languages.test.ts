import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { fromKind } from "#src/Training/Corpus/Kinds.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { harmfulKinds, tongueKinds } from "#src/Training/Examples/Kinds.ts"

/**
 * By language: of 40 scams, how many are hidden and how many are not kept at the least; of 100 harmless comments, how
 * many are hidden and asked about at the most.
 */
const limits = [
  ["de", 32, 40, 0, 2],
  ["nl", 30, 38, 0, 4],
  ["pl", 21, 33, 0, 1],
  ["fr", 23, 35, 0, 1],
  ["es", 26, 35, 0, 1],
  ["it", 23, 36, 0, 2],
  ["pt", 38, 40, 0, 5],
  ["ja", 30, 37, 0, 1],
  ["ko", 25, 36, 0, 0],
  ["tr", 26, 36, 0, 2],
  ["ar", 24, 34, 0, 0],
  ["hi", 30, 40, 0, 2]
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
      assert.strictEqual(harmless.length, 100)
      assert.isAtLeast(count(scams, "hide"), hidden)
      assert.isAtMost(count(scams, "keep"), 40 - caught)
      assert.isAtMost(count(harmless, "hide"), wrong)
      assert.isAtMost(count(harmless, "ask"), asked)
    }
  )
})
