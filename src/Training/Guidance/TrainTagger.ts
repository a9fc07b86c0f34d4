import { marginalsOf } from "#src/Autopilot/Guidance/Reading/Learned/Chain.ts"
import { labelCount } from "#src/Autopilot/Guidance/Reading/Learned/Labels.ts"
import { bucketOf } from "#src/Autopilot/Text/Hash.ts"
import { Sequence } from "../Examples/Random.ts"
import { exp, ln } from "../Learn/Exact.ts"

/** A sentence as the chain learns it. */
export interface ChainLesson {
  /** Hashes of the features of each word. */
  readonly features: ReadonlyArray<Int32Array>
  readonly labels: ReadonlyArray<number>
  readonly weight: number
}

export interface ChainWeights {
  /** By bucket, then label. */
  readonly words: Float64Array
  /** By label before, then label. */
  readonly pairs: Float64Array
}

export interface ChainOptions {
  readonly bits: number
  readonly epochs: number
  readonly rate: number
  readonly decay: number
}

/** A conditional random field by AdaGrad; the order of the lessons depends on the seed alone. */
export const trainChain = (
  lessons: ReadonlyArray<ChainLesson>,
  { bits, decay, epochs, rate }: ChainOptions,
  seed: number
): ChainWeights => {
  const words = new Float64Array(labelCount << bits)
  const squares = new Float64Array(labelCount << bits).fill(0.1)
  const pairs = new Float64Array(labelCount * labelCount)
  const pairSquares = new Float64Array(pairs.length).fill(0.1)
  const random = new Sequence(seed)
  const buckets = lessons.map(({ features }) => features.map((own) => own.map((hash) => bucketOf(hash, bits))))
  const order = lessons.map((_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const index of random.shuffled(order)) {
      const lesson = lessons[index]
      const own = buckets[index]
      if (lesson === undefined || own === undefined) continue
      const { labels, weight } = lesson
      const scores = new Float64Array(own.length * labelCount)
      own.forEach((features, at) => {
        for (const bucket of features)
          for (let label = 0; label < labelCount; label++)
            scores[at * labelCount + label] =
              (scores[at * labelCount + label] ?? 0) + (words[bucket * labelCount + label] ?? 0)
      })
      const likely = marginalsOf({ words: scores, pairs }, exp, ln)
      own.forEach((features, at) => {
        for (let label = 0; label < labelCount; label++) {
          const error = ((likely.words[at * labelCount + label] ?? 0) - (labels[at] === label ? 1 : 0)) * weight
          if (Math.abs(error) < 1e-4) continue
          for (const bucket of features) {
            const place = bucket * labelCount + label
            const gradient = error + decay * (words[place] ?? 0)
            const square = (squares[place] ?? 0) + gradient * gradient
            squares[place] = square
            words[place] = (words[place] ?? 0) - (rate * gradient) / Math.sqrt(square)
          }
        }
      })
      const expected = likely.pairs
      for (let at = 1; at < labels.length; at++) {
        const pair = (labels[at - 1] ?? 0) * labelCount + (labels[at] ?? 0)
        expected[pair] = (expected[pair] ?? 0) - 1
      }
      for (let pair = 0; pair < pairs.length; pair++) {
        const gradient = (expected[pair] ?? 0) * weight + decay * (pairs[pair] ?? 0)
        const square = (pairSquares[pair] ?? 0) + gradient * gradient
        pairSquares[pair] = square
        pairs[pair] = (pairs[pair] ?? 0) - (rate * gradient) / Math.sqrt(square)
      }
    }
  }
  return { words, pairs }
}
