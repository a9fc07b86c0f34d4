import { fullGC } from "bun:jsc"
import { Effect } from "effect"
import { periodic } from "#src/Database/Periodic.ts"

/** What may be held beyond what was in use when all of it was looked through last. */
const mayGrow = 48 * 1024 * 1024

/** A heap: how many bytes it has kept through its last collections, and what takes away all that is not in use. */
export interface Heap {
  readonly size: () => number
  readonly collect: () => void
}

/**
 * Collects the whole heap each time it has grown by so much. Of what a set of comments needs, a part outlives a collection
 * of what is young, and the runtime itself looks through the rest only once the heap has doubled.
 */
export const growthBounded = ({ collect, size }: Heap, most = mayGrow): Effect.Effect<void> => {
  let least = 0
  return Effect.sync(() => {
    if (size() > least + most) {
      collect()
      least = size()
    } else least = Math.min(least, size())
  })
}

/**
 * Keeps the process from holding more the longer it is at work. To look costs nothing, as it is what the last collection
 * kept (`heapSize` goes through every block for the same, milliseconds at a time), and to collect 0.1 s.
 */
export const boundedHeap = periodic({
  name: "heap",
  every: "250 millis",
  task: growthBounded({ size: () => process.memoryUsage().heapUsed, collect: fullGC })
})
