import { heads } from "#src/Autopilot/Model/Heads.ts"
import { most, type NetworkParts, units } from "#src/Autopilot/Model/NetworkParts.ts"
import { traitCount } from "#src/Autopilot/Model/WordTraits.ts"
import type { Perceptron } from "./Perceptron.ts"
import { traitSize } from "./WordMeans.ts"
import type { WordVectors } from "./WordVectors.ts"

/** What the first layer makes of the vector of each word, `units` for each. */
const rowsOf = ({ dimensions, keys, rows }: WordVectors, { first }: Perceptron): Float64Array => {
  const made = new Float64Array(keys.length * units)
  for (let word = 0; word < keys.length; word++) {
    for (let at = 0; at < dimensions; at++) {
      const value = rows[word * dimensions + at] ?? 0
      for (let unit = 0; unit < units; unit++) {
        const place = word * units + unit
        made[place] = (made[place] ?? 0) + value * (first[at * units + unit] ?? 0)
      }
    }
  }
  return made
}

/** A network in whole steps for each word. A unit that is so many times larger says so many times less behind. */
export const quantised = (vectors: WordVectors, network: Perceptron): NetworkParts => {
  const rows = rowsOf(vectors, network)
  const traits = network.first
    .subarray(vectors.dimensions * units, (vectors.dimensions + traitCount) * units)
    .map((weight) => weight * traitSize)
  const steps = Float64Array.from({ length: units }, (_, unit) => {
    let largest = 1e-9
    for (const own of [rows, traits]) {
      for (let at = unit; at < own.length; at += units) largest = Math.max(largest, Math.abs(own[at] ?? 0))
    }
    return largest / most
  })
  const stepOf = (at: number) => steps[at % units] ?? 1
  return {
    keys: vectors.keys,
    rows: Int8Array.from(rows, (value, at) => Math.round(value / stepOf(at))),
    traits: Float32Array.from(traits, (value, at) => value / stepOf(at)),
    biases: Float32Array.from(network.biases, (value, at) => value / stepOf(at)),
    outputs: Float32Array.from({ length: heads.length * units }, (_, at) => (network.outputs[at] ?? 0) * stepOf(at)),
    rest: Float32Array.from(network.rest)
  }
}
