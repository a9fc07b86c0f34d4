import { Weights } from "../Model/Weights.ts"
import { mostUnits } from "../Text/Normalise.ts"
import { eachCharacterRun, longestRun } from "./CharacterRuns.ts"
import { tongueForm } from "./TongueForm.ts"

/** As many begin at each character, and at the edge before them, as there are lengths. */
const mostRuns = longestRun * (mostUnits + 2)

const putRuns = (word: string, hashes: Int32Array): number => {
  let count = 0
  eachCharacterRun(tongueForm(word), (hash) => {
    hashes[count++] = hash
  })
  return count
}

/** The weights of all heads for languages other than English, as those for English, by other runs of characters. */
export const tongueWeights = (weights: Int8Array, bits: number): Weights =>
  new Weights(weights, bits, putRuns, mostRuns)
