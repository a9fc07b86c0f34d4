import { FeatureBuffer } from "#src/Autopilot/Features/FeatureBuffer.ts"
import { fillFeatures } from "#src/Autopilot/Features/Features.ts"
import type { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { blockCount, valuesOf } from "#src/Autopilot/Model/BlockValues.ts"

/** Many texts as features: buckets one after another, with where each block of each text ends and what it weighs. */
export interface Documents {
  readonly count: number
  readonly bits: number
  readonly buckets: Uint32Array
  /** `count * blocks + 1` places; block `b` of text `i` begins at place `i * blocks + b`. */
  readonly places: Uint32Array
  /** Value of each feature of a block, `count * blocks`. */
  readonly values: Float64Array
}

const growth = 1.5

/** Documents of what `fill` puts into the buffer for each of so many texts. */
export const gathered = (count: number, buffer: FeatureBuffer, fill: (index: number) => void): Documents => {
  let buckets = new Uint32Array(1 << 20)
  const places = new Uint32Array(count * blockCount + 1)
  const values = new Float64Array(count * blockCount)
  const own = new Float64Array(blockCount)
  let length = 0
  for (let index = 0; index < count; index++) {
    fill(index)
    if (length + buffer.length > buckets.length) {
      const grown = new Uint32Array(Math.ceil((length + buffer.length) * growth))
      grown.set(buckets)
      buckets = grown
    }
    buckets.set(buffer.buckets.subarray(0, buffer.length), length)
    valuesOf(buffer.ends, own)
    for (let block = 0; block < blockCount; block++) {
      places[index * blockCount + block + 1] = length + (buffer.ends[block] ?? 0)
      values[index * blockCount + block] = own[block] ?? 0
    }
    length += buffer.length
  }
  return { count, bits: buffer.bits, buckets: buckets.slice(0, length), places, values }
}

export const documentsOf = (texts: ReadonlyArray<string>, lexicon: Lexicon, bits: number): Documents => {
  const buffer = new FeatureBuffer(bits)
  return gathered(texts.length, buffer, (index) => fillFeatures(read(texts[index] ?? ""), lexicon, buffer))
}
