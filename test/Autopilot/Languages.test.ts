import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { fromKind } from "#src/Training/Corpus/Kinds.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"
import { harmfulKinds, judgedKinds } from "#src/Training/Examples/Kinds.ts"

/**
 * By language: of 40 scams, how many are hidden and how many are not kept at the least; of 60 comments that promote,
 * insult or hate, how many are not kept; of 100 harmless comments, how many are hidden and asked about at the most.
 */
const limits = [
  ["de", 34, 40, 53, 0, 2],
  ["nl", 36, 38, 50, 0, 3],
  ["pl", 31, 38, 48, 0, 2],
  ["fr", 27, 37, 55, 0, 1],
  ["es", 34, 37, 55, 0, 1],
  ["it", 31, 38, 48, 0, 3],
  ["pt", 39, 40, 57, 0, 3],
  ["ja", 32, 37, 56, 0, 0],
  ["ko", 32, 37, 56, 0, 0],
  ["tr", 35, 39, 45, 0, 3],
  ["ar", 30, 35, 45, 0, 0],
  ["hi", 37, 40, 51, 0, 2]
] as const

const outcomes = (language: string, kind: string) =>
  fromKind(
    readFileSync(new URL(`./Languages/${language}/${kind}.txt`, import.meta.url), "utf8"),
    `${language}/${kind}.txt`
  ).map(({ text }) => decidedUntaught(text).outcome)

describe("comments in other languages, to an untaught autopilot", () => {
  it.each(limits)(
    "%s: %d scams hidden, %d not kept; %d others not kept; %d harmless hidden, %d asked",
    (language, hidden, caught, others, wrong, asked) => {
      const scams = outcomes(language, "scam")
      const unwanted = (["promotion", "insult", "hate"] as const).flatMap((kind) => outcomes(language, kind))
      const harmless = judgedKinds.filter((kind) => !harmfulKinds.has(kind)).flatMap((kind) => outcomes(language, kind))
      const count = (found: ReadonlyArray<string>, wanted: string) =>
        found.filter((outcome) => outcome === wanted).length
      assert.strictEqual(scams.length, 40)
      assert.strictEqual(harmless.length, 100)
      assert.isAtLeast(count(scams, "hide"), hidden)
      assert.isAtMost(count(scams, "keep"), 40 - caught)
      assert.strictEqual(unwanted.length, 60)
      assert.isAtMost(count(unwanted, "keep"), 60 - others)
      assert.isAtMost(count(harmless, "hide"), wrong)
      assert.isAtMost(count(harmless, "ask"), asked)
    }
  )
})
