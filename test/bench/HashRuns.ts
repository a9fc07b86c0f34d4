import { bucketOf, hashOf } from "#src/Autopilot/Features/Hash.ts"

const longest = 5
const bits = 17
const counts = new Uint32Array(1 << bits)

/**
 * What a comment's decision is measured against: every run of one to five characters of a text, each hashed by itself
 * with the function the features are hashed with, and counted in its bucket.
 */
export const hashRuns = (text: string): number => {
  let runs = 0
  for (let length = 1; length <= longest; length++) {
    for (let from = 0; from + length <= text.length; from++) {
      const bucket = bucketOf(hashOf(text, from, from + length), bits)
      counts[bucket] = (counts[bucket] ?? 0) + 1
      runs++
    }
  }
  return runs
}
