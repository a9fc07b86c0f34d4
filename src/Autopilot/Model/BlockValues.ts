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

/** The value of each of so many features of a block: together they have the length of the block's share. */
export const valueOf = (block: number, count: number): number =>
  count === 0 ? 0 : (shareOf[block] ?? 0) / Math.sqrt(count)

/** The same for all blocks of a text, by where each ends. */
export const valuesOf = (ends: Uint32Array, values: Float64Array): void => {
  let start = 0
  for (let block = 0; block < blockCount; block++) {
    const end = ends[block] ?? 0
    values[block] = valueOf(block, end - start)
    start = end
  }
}
