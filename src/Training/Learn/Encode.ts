import type { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import type { Head } from "#src/Autopilot/Model/Heads.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import { type Header, magic } from "#src/Autopilot/Model/Model.ts"
import { bytesOfNetwork } from "#src/Autopilot/Model/NetworkParts.ts"
import type { Calibration } from "./Calibration.ts"
import type { Perceptron } from "./Perceptron.ts"
import { quantised } from "./Quantise.ts"
import type { WordVectors } from "./WordVectors.ts"

export interface Trained {
  readonly head: Head
  readonly weights: Float64Array
  readonly calibration: Calibration
}

/** What is known about words. */
export interface Words {
  readonly lexicon: Lexicon
  readonly vectors: WordVectors
  readonly network: Perceptron
}

const most = 127
/** Few weights are larger than this many times the root mean square of all that are not zero; those are cut. */
const widest = 24

const scaleOf = (weights: Float64Array): number => {
  let squares = 0
  let count = 0
  let largest = 0
  for (const weight of weights) {
    if (weight === 0) continue
    squares += weight * weight
    count++
    largest = Math.max(largest, Math.abs(weight))
  }
  return Math.min(largest, widest * Math.sqrt(squares / Math.max(1, count))) / most
}

/** The model as a file, in the layout that `Model.decode` reads: the heads' weights of a bucket stand together. */
export const encode = (
  bits: number,
  { lexicon, network, vectors }: Words,
  trained: ReadonlyArray<Trained>
): Uint8Array => {
  const scales = trained.map(({ weights }) => scaleOf(weights))
  const weights = new Int8Array((1 << bits) * heads.length)
  trained.forEach(({ weights: own }, head) => {
    const scale = scales[head] ?? 1
    own.forEach((weight, bucket) => {
      weights[bucket * heads.length + head] = Math.max(-most, Math.min(most, Math.round(weight / scale)))
    })
  })
  const meanings = bytesOfNetwork(quantised(vectors, network))
  const hash = new Bun.CryptoHasher("sha256")
    .update(weights)
    .update(lexicon.keys)
    .update(lexicon.facts)
    .update(meanings)
  const header: Header = {
    version: `model-${hash.digest("hex").slice(0, 12)}`,
    bits,
    heads: trained.map(({ calibration, head }, index) => ({
      name: head,
      scale: scales[index] ?? 1,
      slope: calibration.slope,
      offset: calibration.offset
    })),
    lexicon: lexicon.keys.length,
    words: vectors.keys.length
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const start = (magic.length + 4 + json.length + 3) & ~3
  const tables = lexicon.keys.length * 4
  const file = new Uint8Array(start + 2 * tables + weights.length + meanings.length)
  file.set(new TextEncoder().encode(magic))
  new DataView(file.buffer).setUint32(magic.length, json.length, true)
  file.set(json, magic.length + 4)
  file.set(new Uint8Array(lexicon.keys.buffer), start)
  file.set(new Uint8Array(lexicon.facts.buffer), start + tables)
  file.set(new Uint8Array(weights.buffer), start + 2 * tables)
  file.set(meanings, start + 2 * tables + weights.length)
  return file
}
