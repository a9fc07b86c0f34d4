import { heads } from "./Heads.ts"
import { traitCount } from "./WordTraits.ts"

export const units = 32
/** Rows of words are whole numbers up to this. */
export const most = 127

/** What a network has learnt; `rows` and `traits` in the same whole steps of each unit. */
export interface NetworkParts {
  /** Hashes of words, rising. */
  readonly keys: Uint32Array
  /** What the first layer makes of the vector of each of them, `units` for each. */
  readonly rows: Int8Array
  /** The same of each trait, times the trait. */
  readonly traits: Float32Array
  readonly biases: Float32Array
  /** `units` for each head. */
  readonly outputs: Float32Array
  readonly rest: Float32Array
}

const numbers = { traits: traitCount * units, biases: units, outputs: heads.length * units, rest: heads.length }
const bytesOfWord = 4 + units

/** How much of a file a network of so many words takes. */
export const networkBytes = (words: number): number =>
  words * bytesOfWord + 4 * (numbers.traits + numbers.biases + numbers.outputs + numbers.rest)

/** Reads what `bytesOfNetwork` wrote. */
export const networkParts = (buffer: ArrayBufferLike, words: number): NetworkParts => {
  let at = words * bytesOfWord
  const next = (count: number) => {
    const found = new Float32Array(buffer, at, count)
    at += 4 * count
    return found
  }
  return {
    keys: new Uint32Array(buffer, 0, words),
    rows: new Int8Array(buffer, 4 * words, words * units),
    traits: next(numbers.traits),
    biases: next(numbers.biases),
    outputs: next(numbers.outputs),
    rest: next(numbers.rest)
  }
}

/** Keys, rows, traits, biases, outputs and rest, one behind the other. */
export const bytesOfNetwork = (parts: NetworkParts): Uint8Array => {
  const bytes = new Uint8Array(networkBytes(parts.keys.length))
  let at = 0
  for (const part of [parts.keys, parts.rows, parts.traits, parts.biases, parts.outputs, parts.rest]) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}
