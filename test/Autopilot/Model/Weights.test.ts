import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { blocks, FeatureBuffer } from "#src/Autopilot/Features/FeatureBuffer.ts"
import { fillFeatures } from "#src/Autopilot/Features/Features.ts"
import { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { blockCount, valuesOf } from "#src/Autopilot/Model/BlockValues.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import { Weights } from "#src/Autopilot/Model/Weights.ts"
import { Sequence } from "#src/Training/Examples/Random.ts"
import { codePoint } from "#test/CodePoint.ts"

const bits = 12
const nothingKnown = Lexicon.of(new Map())

const anyWeights = fc.integer({ min: 1, max: 1 << 30 }).map((seed) => {
  const random = new Sequence(seed)
  return Int8Array.from({ length: heads.length << bits }, () => random.below(255) - 127)
})

/** Feature by feature, as training adds them up. */
const slowSums = (text: string, weights: Int8Array): ReadonlyArray<number> => {
  const buffer = new FeatureBuffer(bits)
  fillFeatures(read(text), nothingKnown, buffer)
  const values = new Float64Array(blockCount)
  valuesOf(buffer.ends, values)
  return heads.map((_, head) => {
    let sum = 0
    for (const [block] of blocks.entries()) {
      let own = 0
      for (let at = buffer.ends[block - 1] ?? 0; at < (buffer.ends[block] ?? 0); at++) {
        own += weights[(buffer.buckets[at] ?? 0) * heads.length + head] ?? 0
      }
      sum += own * (values[block] ?? 0)
    }
    return sum
  })
}

const word = fc.constantFrom(
  "a",
  "it's",
  "free",
  "crypto",
  "9000",
  "@anna",
  "#nice",
  "f r e e",
  "é",
  "日本",
  "👍",
  "сrypto"
)
const text = fc.oneof(
  fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  fc.string({ unit: codePoint, maxLength: 600 }),
  // more runs than are added at once
  fc.string({ unit: "grapheme-ascii", minLength: 1000, maxLength: 2200 })
)

describe("weights", () => {
  it.prop(
    "add up to what the features of a text say, whatever was read before",
    [anyWeights, fc.array(text, { minLength: 1, maxLength: 6 })],
    ([given, texts]) => {
      const weights = new Weights(given, bits)
      for (const written of [...texts, ...texts]) {
        fillFeatures(read(written), nothingKnown, weights)
        const slow = slowSums(written, given)
        heads.forEach((head, at) => {
          assert.approximately(weights.sums[at] ?? Number.NaN, slow[at] ?? 0, 1e-6, head)
        })
      }
    }
  )
})
