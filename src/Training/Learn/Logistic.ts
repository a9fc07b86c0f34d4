import { blockCount } from "#src/Autopilot/Model/BlockValues.ts"
import type { Documents } from "../Examples/Documents.ts"
import { Sequence } from "../Examples/Random.ts"
import { sigmoid } from "./Exact.ts"

/** A text to learn from: its place among the documents, what it is, and how much it counts. */
export interface WeightedExample {
  readonly document: number
  readonly positive: boolean
  readonly weight: number
}

export interface LogisticOptions {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
}

/** What the weights say about a text, `factors` (if any) multiplied in. */
export const scoreOf = (weights: Float64Array, { buckets, places, values }: Documents, document: number): number => {
  let sum = 0
  for (let block = 0; block < blockCount; block++) {
    const place = document * blockCount + block
    const end = places[place + 1] ?? 0
    let own = 0
    for (let at = places[place] ?? 0; at < end; at++) own += weights[buckets[at] ?? 0] ?? 0
    sum += own * (values[place] ?? 0)
  }
  return sum
}

/**
 * Logistic regression by AdaGrad, its features multiplied by `factors`; the weights that come back have the factors
 * in them. The order of the lessons depends on the seed alone.
 */
export const logistic = (
  documents: Documents,
  lessons: ReadonlyArray<WeightedExample>,
  factors: Float64Array | null,
  { decay, epochs, rate }: LogisticOptions
): Float64Array => {
  const { bits, buckets, places, values } = documents
  const weights = new Float64Array(1 << bits)
  const squares = new Float64Array(1 << bits).fill(1e-2)
  const random = new Sequence(lessons.length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { document, positive, weight } of random.shuffled(lessons)) {
      const error = (sigmoid(scoreOf(weights, documents, document)) - (positive ? 1 : 0)) * weight
      for (let block = 0; block < blockCount; block++) {
        const place = document * blockCount + block
        const value = values[place] ?? 0
        const end = places[place + 1] ?? 0
        for (let at = places[place] ?? 0; at < end; at++) {
          const bucket = buckets[at] ?? 0
          const factor = factors === null ? 1 : (factors[bucket] ?? 0)
          if (factor === 0) continue
          const gradient = error * value * factor + decay * ((weights[bucket] ?? 0) / factor)
          const square = (squares[bucket] ?? 0) + gradient * gradient
          squares[bucket] = square
          weights[bucket] = (weights[bucket] ?? 0) - (rate * gradient * factor) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}
