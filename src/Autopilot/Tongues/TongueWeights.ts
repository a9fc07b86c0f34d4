import { Weights } from "../Model/Weights.ts"
import { mostUnits } from "../Text/Normalise.ts"
import type { Spelling } from "../Text/Word.ts"
import { eachCharacterRun, longestRun } from "./CharacterRuns.ts"
import { OneHead } from "./OneHead.ts"
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

/**
 * The weights of all heads for languages other than English, as those for English, by other runs of characters; and
 * those of complaints by themselves, since no more heads than of English stand in one place.
 */
export class TongueWeights extends Weights {
  /** What those of complaints add up to. */
  complaint = 0
  private readonly ofComplaints: OneHead

  constructor(harm: Int8Array, complaints: Int8Array, bits: number) {
    super(harm, bits, putRuns, mostRuns)
    this.ofComplaints = new OneHead(complaints, bits, putRuns, mostRuns)
  }

  override clear(): void {
    super.clear()
    this.complaint = 0
    this.ofComplaints.nextText()
  }

  override addRuns(words: ReadonlyArray<Spelling>): void {
    super.addRuns(words)
    this.ofComplaints.addRuns(words)
  }

  override end(block: number): void {
    this.complaint += this.ofComplaints.sumOf(block, this.added, this.count)
    super.end(block)
  }
}
