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
  ["de", 27, 31, 0, 2],
  ["nl", 20, 29, 0, 2],
  ["pl", 31, 37, 0, 1],
  ["fr", 23, 33, 0, 2],
  ["es", 29, 34, 0, 3],
  ["it", 26, 34, 0, 4],
  ["pt", 22, 35, 1, 2],
  ["ja", 13, 31, 0, 2],
  ["ko", 19, 27, 0, 2],
  ["tr", 23, 32, 0, 2],
  ["ar", 13, 23, 0, 1],
  ["hi", 11, 30, 0, 2]
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
