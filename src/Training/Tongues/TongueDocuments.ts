import { FeatureBuffer } from "#src/Autopilot/Features/FeatureBuffer.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { fillTongueFeatures } from "#src/Autopilot/Tongues/TongueFeatures.ts"
import { type Documents, gathered } from "../Examples/Documents.ts"
import type { TongueExample } from "./TongueExamples.ts"

/** Comments of every language as features. */
export const tongueDocuments = (examples: ReadonlyArray<TongueExample>, bits: number): Documents => {
  const buffer = new FeatureBuffer(bits)
  return gathered(examples.length, buffer, (index) => {
    const example = examples[index]
    if (example !== undefined) fillTongueFeatures(read(example.text), example.language, buffer)
  })
}
