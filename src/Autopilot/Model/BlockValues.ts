import { blocks } from "../Features/FeatureBuffer.ts"

export const blockCount: number = blocks.length

/** How much each kind of feature may say. */
const shares: Readonly<Record<(typeof blocks)[number], number>> = {
  words: 1,
  pairs: 0.5,
  characters: 1,
  classes: 1,
  hand: 1.5
}
const shareOf = blocks.map((block) => shares[block])

/** The value of each feature of a block: together they have the length of the block's share. */
export const valuesOf = (ends: Uint32Array, values: Float64Array): void => {
  let start = 0
  for (let block = 0; block < blockCount; block++) {
    const end = ends[block] ?? 0
    values[block] = end === start ? 0 : (shareOf[block] ?? 0) / Math.sqrt(end - start)
    start = end
  }
}
