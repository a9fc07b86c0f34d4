import { blockCount } from "#src/Autopilot/Model/BlockValues.ts"
import type { Documents } from "../Examples/Documents.ts"
import { ln } from "./Exact.ts"
import type { WeightedExample } from "./Logistic.ts"

const most = 4

/** How much likelier each bucket is among the positive lessons, as a logarithm between -4 and 4; 0 where unseen. */
export const logCountRatios = (documents: Documents, lessons: ReadonlyArray<WeightedExample>): Float64Array => {
  const { bits, buckets, places } = documents
  const counts = { true: new Float64Array(1 << bits), false: new Float64Array(1 << bits) }
  const totals = { true: 0, false: 0 }
  for (const { document, positive, weight } of lessons) {
    const own = positive ? counts.true : counts.false
    if (positive) totals.true += weight
    else totals.false += weight
    const end = places[(document + 1) * blockCount] ?? 0
    for (let at = places[document * blockCount] ?? 0; at < end; at++) {
      const bucket = buckets[at] ?? 0
      own[bucket] = (own[bucket] ?? 0) + weight
    }
  }
  const ratios = new Float64Array(1 << bits)
  for (let bucket = 0; bucket < ratios.length; bucket++) {
    const positive = counts.true[bucket] ?? 0
    const negative = counts.false[bucket] ?? 0
    if (positive + negative === 0) continue
    const ratio = ln((positive + 1) / (totals.true + 2) / ((negative + 1) / (totals.false + 2)))
    ratios[bucket] = Math.max(-most, Math.min(most, ratio))
  }
  return ratios
}
