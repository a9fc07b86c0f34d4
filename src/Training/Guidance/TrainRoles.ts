import { likelihoods } from "#src/Autopilot/Guidance/Reading/Learned/ReaderModel.ts"
import { bucketOf } from "#src/Autopilot/Text/Hash.ts"
import { Sequence } from "../Examples/Random.ts"
import { exp } from "../Learn/Exact.ts"

export interface ChoiceLesson {
  readonly features: Int32Array
  readonly choice: number
  readonly weight: number
}

export interface ChoiceOptions {
  readonly bits: number
  readonly epochs: number
  readonly rate: number
  readonly decay: number
}

/** Multinomial logistic regression by AdaGrad; by bucket, then choice. */
export const trainChoices = (
  lessons: ReadonlyArray<ChoiceLesson>,
  choices: number,
  { bits, decay, epochs, rate }: ChoiceOptions,
  seed: number
): Float64Array => {
  const weights = new Float64Array(choices << bits)
  const squares = new Float64Array(choices << bits).fill(0.1)
  const random = new Sequence(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { choice, features, weight } of random.shuffled(lessons)) {
      const scores = new Float64Array(choices)
      const buckets = features.map((hash) => bucketOf(hash, bits))
      for (const bucket of buckets)
        for (let one = 0; one < choices; one++)
          scores[one] = (scores[one] ?? 0) + (weights[bucket * choices + one] ?? 0)
      const likely = likelihoods(scores, exp)
      for (let one = 0; one < choices; one++) {
        const error = ((likely[one] ?? 0) - (one === choice ? 1 : 0)) * weight
        for (const bucket of buckets) {
          const place = bucket * choices + one
          const gradient = error + decay * (weights[place] ?? 0)
          const square = (squares[place] ?? 0) + gradient * gradient
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}
