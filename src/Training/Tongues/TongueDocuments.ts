import { FeatureBuffer } from "#src/Autopilot/Features/FeatureBuffer.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import type { Spelling } from "#src/Autopilot/Text/Word.ts"
import { eachCharacterRun } from "#src/Autopilot/Tongues/CharacterRuns.ts"
import { fillFeaturesAlike, fillTongueFeatures } from "#src/Autopilot/Tongues/TongueFeatures.ts"
import { tongueForm } from "#src/Autopilot/Tongues/TongueForm.ts"
import { type Documents, gathered } from "../Examples/Documents.ts"
import type { TongueExample } from "./TongueExamples.ts"

/** Takes runs of characters as words of any language have them. */
class TongueBuffer extends FeatureBuffer {
  override addRuns(words: ReadonlyArray<Spelling>): void {
    for (const { text } of words) eachCharacterRun(tongueForm(text), (hash) => this.add(hash))
  }
}

/** Comments of every language as features: every one of those in some, of others what is alike in all languages. */
export const tongueDocuments = (
  examples: ReadonlyArray<TongueExample>,
  bits: number,
  inFull: (language: string) => boolean
): Documents => {
  const buffer = new TongueBuffer(bits)
  return gathered(examples.length, buffer, (index) => {
    const example = examples[index]
    if (example === undefined) return
    const fill = inFull(example.language) ? fillTongueFeatures : fillFeaturesAlike
    fill(read(example.text), example.language, buffer)
  })
}
