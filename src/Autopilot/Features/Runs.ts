import { prime, seed, step } from "../Text/Hash.ts"
import { mostUnits } from "../Text/Normalise.ts"

const shortestRun = 3
const longestRun = 5
const boundary = 95
const zero = 48
const nine = 57
const beginning = step(seed, boundary)

/** Of one word: as many begin at each character and at the edge before them as there are lengths. */
export const mostRuns: number = (longestRun - shortestRun + 1) * (mostUnits + 1)

const edged = new Int32Array(mostUnits + 2 + longestRun)

/** A word between two edges, its figures all alike; how long that is. */
const edge = (word: string): number => {
  edged[0] = boundary
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    edged[at + 1] = code >= zero && code <= nine ? zero : code
  }
  edged[word.length + 1] = boundary
  return word.length + 2
}

/** Puts the runs of three to five characters of a word as hashes, its edges counted as characters; how many there are. */
export const putRuns = (word: string, hashes: Int32Array, start: number): number => {
  const length = edge(word)
  let count = start
  for (let from = 0; from + shortestRun <= length; from++) {
    const one = Math.imul(beginning ^ (edged[from] ?? 0), prime)
    const two = Math.imul(one ^ (edged[from + 1] ?? 0), prime)
    const three = Math.imul(two ^ (edged[from + 2] ?? 0), prime)
    const four = Math.imul(three ^ (edged[from + 3] ?? 0), prime)
    hashes[count] = three
    hashes[count + 1] = four
    hashes[count + 2] = Math.imul(four ^ (edged[from + 4] ?? 0), prime)
    // runs that reach behind the word are written over by what comes next
    count += Math.min(longestRun, length - from) - shortestRun + 1
  }
  return count - start
}
