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
  ["de", 33, 40, 47, 0, 1],
  ["nl", 35, 38, 46, 0, 2],
  ["pl", 28, 37, 44, 0, 0],
  ["fr", 24, 36, 53, 0, 1],
  ["es", 32, 37, 52, 0, 1],
  ["it", 28, 37, 45, 0, 2],
  ["pt", 39, 40, 56, 0, 2],
  ["ja", 30, 37, 47, 0, 0],
  ["ko", 32, 36, 54, 0, 0],
  ["tr", 32, 39, 41, 0, 1],
  ["ar", 30, 34, 41, 0, 0],
  ["hi", 36, 40, 49, 0, 2]
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
