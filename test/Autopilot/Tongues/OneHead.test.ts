import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { fillTongueFeatures } from "#src/Autopilot/Tongues/TongueFeatures.ts"
import { tongueHeads } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { TongueWeights } from "#src/Autopilot/Tongues/TongueWeights.ts"
import { Sequence } from "#src/Training/Examples/Random.ts"
import { scoreOf } from "#src/Training/Learn/Logistic.ts"
import { tongueDocuments } from "#src/Training/Tongues/TongueDocuments.ts"

const bits = 12
const weightsOf = (seed: number, length: number): Int8Array => {
  const random = new Sequence(seed)
  return Int8Array.from({ length }, () => random.below(255) - 127)
}
const words = fc
  .array(fc.constantFrom("nie", "wieder", "super", "最悪", "환불", "घटिया", "@anna", "👍", "12 €"), { maxLength: 30 })
  .map((some) => some.join(" "))

describe("the weights of complaints", () => {
  it.prop(
    "add up to what training adds up, whatever was read before",
    [fc.integer({ min: 1, max: 1 << 30 }), fc.array(words, { minLength: 1, maxLength: 300 })],
    ([seed, texts]) => {
      const complaints = weightsOf(seed, 1 << bits)
      const weights = new TongueWeights(weightsOf(seed + 1, tongueHeads.length << bits), complaints, bits)
      const all = [...texts, ...texts]
      const examples = all.map((text) => ({ text, language: "de", kind: "chatter" as const }))
      const documents = tongueDocuments(examples, bits, () => true)
      const slow = Float64Array.from(complaints)
      for (const [index, text] of all.entries()) {
        fillTongueFeatures(read(text), "de", weights)
        assert.approximately(weights.complaint, scoreOf(slow, documents, index), 1e-3, text)
      }
    },
    { fastCheck: { numRuns: 15 } }
  )
})
