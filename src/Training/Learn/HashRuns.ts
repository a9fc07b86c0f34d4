import { mixer, prime, seed } from "#src/Autopilot/Text/Hash.ts"

const longest = 5
const bits = 17
const counts = new Uint32Array(1 << bits)

/**
 * What a comment's decision is measured against: every run of one to five characters of a text, each hashed by itself
 * with the function the features are hashed with, and counted in its bucket. Written out in one loop: called, the
 * functions are sometimes compiled to something half as fast.
 */
export const hashRuns = (text: string): number => {
  let runs = 0
  for (let length = 1; length <= longest; length++) {
    for (let from = 0; from + length <= text.length; from++) {
      let hash = seed
      for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
      const bucket = Math.imul(hash ^ (hash >>> 15), mixer) >>> (32 - bits)
      counts[bucket] = (counts[bucket] ?? 0) + 1
      runs++
    }
  }
  return runs
}
